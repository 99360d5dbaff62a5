"""Notices over https, to a receiver of this machine with a certificate that only these tests trust."""

import datetime
import json
import ssl
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from powerhouse.server.notices import addresses
from tests.server.notices.people import PushBrowser, at_table, turn_of
from tests.server.notices.receiving import Receiver, look, receiving
from tests.server.running import Running, quick, running
from tests.server.visiting import Visitor

HOST = "hook.example.org"
TODAY = datetime.datetime.now(datetime.UTC)
DAY = datetime.timedelta(days=1)


@dataclass
class Authority:
    """Who signs certificates."""

    key: ec.EllipticCurvePrivateKey
    certificate: x509.Certificate


def _name(text: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])


def _builder(
    subject: str, issuer: str, key: ec.EllipticCurvePrivateKey, until: datetime.datetime
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(_name(subject))
        .issuer_name(_name(issuer))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(TODAY - 30 * DAY)
        .not_valid_after(until)
    )


def authority() -> Authority:
    key = ec.generate_private_key(ec.SECP256R1())
    made = _builder("Tests", "Tests", key, TODAY + DAY)
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
    return Authority(key, made.sign(key, hashes.SHA256()))


def presented(folder: Path, by: Authority, name: str = HOST, until: datetime.datetime = TODAY + DAY) -> ssl.SSLContext:
    """What a receiver shows: a certificate for this name, good until then."""
    key = ec.generate_private_key(ec.SECP256R1())
    made = _builder(name, "Tests", key, until)
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    file = folder / "receiver.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.sign(by.key, hashes.SHA256()).public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


@pytest.fixture(scope="module")
def trusted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Authority]:
    """The one that this process trusts, in place of those of the machine."""
    made = authority()
    file = tmp_path_factory.mktemp("trusted") / "trusted.pem"
    file.write_bytes(made.certificate.public_bytes(Encoding.PEM))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(file))
        patch.setenv("SSL_CERT_DIR", str(file.parent / "none"))
        yield made


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that sends to public addresses only."""
    with running(quick(tmp_path_factory.mktemp("https"), notice_delay=0.0)) as server:
        yield server


class Names:
    """What names lead to. In these tests 127.0.0.1 is as good as public, and only it."""

    def __init__(self) -> None:
        self.behind = ["127.0.0.1"]
        self.asked: list[str] = []

    async def look_up(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        return self.behind


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Names:
    made = Names()
    monkeypatch.setattr(addresses, "look_up", made.look_up)
    monkeypatch.setattr(addresses, "is_public", lambda address: address == "127.0.0.1")
    return made


def hook(receiver: Receiver) -> str:
    return f"https://{HOST}:{receiver.port}/hook?key=1"


def added(visitor: Visitor, receiver: Receiver) -> str:
    """The channel of a webhook."""
    wish = {"kind": "json", "address": hook(receiver)}
    return str(visitor.post("/notices/channels", wish)["channels"][0]["id"])


def test_a_turn_is_told_over_https(telling: Running, trusted: Authority, names: Names, tmp_path: Path) -> None:
    """The name leads nowhere but by our own look-up, so the connection went to the address that was looked at."""
    people, now = at_table(telling)
    id = now["table"]["id"]
    turn_of(people, id, 1)
    phone = PushBrowser()
    with receiving(presented(tmp_path, trusted)) as receiver:
        added(people[0], receiver)
        people[0].post("/notices/channels", phone.channel(f"https://{HOST}:{receiver.port}/push"))
        names.asked.clear()
        turn_of(people, id, 0)
        look(telling)
        told = {path: (headers, body) for path, headers, body in receiver.got}
        headers, body = told["/hook?key=1"]
        assert headers["host"] == f"{HOST}:{receiver.port}"
        assert json.loads(body)["tables"][0]["id"] == id
        assert id.encode() in phone.read(told["/push"][1])
    assert names.asked == [HOST, HOST]  # once for each
    assert all(channel["off"] is None for channel in people[0].get("/notices")["channels"])


def refused(telling: Running, receiver: Receiver) -> str:
    """Why a notice to try it out does not arrive."""
    anna = telling.visitor()
    problem = anna.refused("POST", f"/notices/channels/{added(anna, receiver)}/test", {}, 502)
    assert receiver.got == []
    assert HOST in problem["text"]
    return str(problem["said"]["key"])


def test_a_certificate_of_somebody_whom_nobody_trusts(
    telling: Running, trusted: Authority, names: Names, tmp_path: Path
) -> None:
    with receiving(presented(tmp_path, authority())) as receiver:
        assert refused(telling, receiver) == "notice-certificate"


def test_a_certificate_for_another_name(telling: Running, trusted: Authority, names: Names, tmp_path: Path) -> None:
    with receiving(presented(tmp_path, trusted, "other.example.org")) as receiver:
        assert refused(telling, receiver) == "notice-certificate"


def test_a_certificate_that_has_ended(telling: Running, trusted: Authority, names: Names, tmp_path: Path) -> None:
    with receiving(presented(tmp_path, trusted, until=TODAY - DAY)) as receiver:
        assert refused(telling, receiver) == "notice-certificate"


def test_a_receiver_without_tls(telling: Running, trusted: Authority, names: Names) -> None:
    with receiving() as receiver:
        assert refused(telling, receiver) == "notice-unreachable"


def test_a_name_behind_which_one_address_is_private(
    telling: Running, trusted: Authority, names: Names, tmp_path: Path
) -> None:
    """Although its certificate is good and another address behind it is public."""
    with receiving(presented(tmp_path, trusted)) as receiver:
        anna = telling.visitor()
        channel = added(anna, receiver)
        names.behind = ["127.0.0.1", "10.0.0.1"]
        problem = anna.refused("POST", f"/notices/channels/{channel}/test", {}, 502)
        assert problem["said"]["key"] == "notice-private"
        anna.refused("POST", "/notices/channels", {"kind": "json", "address": hook(receiver)}, 400)
        assert receiver.got == []
        names.behind = ["127.0.0.1"]
        anna.post(f"/notices/channels/{channel}/test")
        assert len(receiver.got) == 1


def test_a_public_address_that_does_not_answer_is_passed_over(
    telling: Running, trusted: Authority, names: Names, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "is_public", lambda address: address.startswith("127."))
    names.behind = ["127.1.2.3", "127.0.0.1"]  # at the first nobody listens
    with receiving(presented(tmp_path, trusted)) as receiver:
        anna = telling.visitor()
        anna.post(f"/notices/channels/{added(anna, receiver)}/test")
        assert len(receiver.got) == 1
