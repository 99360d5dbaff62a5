"""`python -m powerhouse` is the command line."""

from powerhouse.cli.main import main

if __name__ == "__main__":
    main()
