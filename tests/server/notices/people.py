"""People who pass turns to each other and are told of them."""

import base64

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.notices.receiving import Receiver
from tests.server.running import Running
from tests.server.visiting import Json, Visitor

ATOM = "{http://www.w3.org/2005/Atom}"


def webhook(visitor: Visitor, receiver: Receiver, kind: str = "json", **more: str) -> Json:
    added: Json = visitor.post("/notices/channels", {"kind": kind, "address": f"{receiver.address}/hook", **more})
    return added


def at_table(house: Running) -> tuple[list[Visitor], Json]:
    """Anna and Boris at a table, and how it stands."""
    people = [house.visitor(), house.visitor()]
    return people, people[1].join(people[0].create("person", "open"), "Boris")


def pass_the_turn(people: list[Visitor], id: str) -> Json:
    """Whoever is to act decides until it is another's turn."""
    now = people[0].table(id)
    actor = now["table"]["actor"]
    while now["table"]["actor"] == actor:
        here = people[actor].table(id)
        now = people[actor].play(here, people[actor].hint(here))
    return now


def turn_of(people: list[Visitor], id: str, seat: int) -> None:
    while people[0].table(id)["table"]["actor"] != seat:
        pass_the_turn(people, id)


class PushBrowser:
    """The keys of a browser that has subscribed."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"

    def channel(self, address: str) -> Json:
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"kind": "push", "address": address, "p256dh": _text(point), "auth": _text(self._auth)}

    def read(self, body: bytes) -> bytes:
        read: bytes = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        return read


def _text(key: bytes) -> str:
    return base64.urlsafe_b64encode(key).rstrip(b"=").decode()
