"""Web Push: the key of the server, which browsers subscribe with, and messages that only that browser can read."""

import base64
from typing import Any

from powerhouse.core.phrase import phrase
from powerhouse.server.notices.addresses import Target, Undelivered

# How long a push service keeps a notice for a browser that is off.
KEPT_SECONDS = 24 * 3600


def new_key() -> str:
    """A private key, as it is kept."""
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    text: str = made.private_pem().decode()
    return text


def public_key(key: str) -> str:
    """What browsers subscribe with."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = _vapid(key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def sealed(key: str, to: Target, p256dh: str, auth: str, origin: str, text: bytes) -> tuple[dict[str, str], bytes]:
    """Headers and body of a message; raises `Undelivered` if the browser's keys are none."""
    from pywebpush import WebPusher

    try:
        subscription = {"endpoint": to.origin + to.path, "keys": {"p256dh": p256dh, "auth": auth}}
        body: bytes = WebPusher(subscription).encode(text, "aes128gcm")["body"]
    except Exception as error:  # whatever keys of another shape make of it
        raise Undelivered(phrase("notice-keys"), final=True) from error
    # Push services want to know whom to ask about what is sent: a page, or a mail address.
    contact = origin if origin.startswith("https://") else "mailto:host@powerhouse.invalid"
    signed: dict[str, str] = _vapid(key).sign({"aud": to.origin, "sub": contact})
    headers = {"content-encoding": "aes128gcm", "content-type": "application/octet-stream", "urgency": "normal"}
    return {**headers, "ttl": str(KEPT_SECONDS), "authorization": signed["Authorization"]}, body


def _vapid(key: str) -> Any:
    from py_vapid import Vapid02

    return Vapid02.from_pem(key.encode())
