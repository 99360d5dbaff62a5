"""What all tests share: nothing of the person who runs them shows in the games."""

import os
from pathlib import Path
from tempfile import gettempdir

# Set at once, so that processes which tests start have it, too.
os.environ["POWERHOUSE_CONFIG"] = str(Path(gettempdir()) / "powerhouse-tests-without-configuration")
