"""The set-ups for Caddy and nginx before a real server, where these are installed: what a visitor gets through them."""

import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from powerhouse.server.limits import network_of
from tests.server.running import Running, quick, running

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "tables.example"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    settings = quick(tmp_path / "data", hosts=(NAME, "127.0.0.1"), proxies=("127.0.0.1",), bot_pause=600.0)
    with running(settings) as house:
        yield house


@contextmanager
def started(command: list[str], folder: Path, port: int, **environment: str) -> Iterator[None]:
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env={"PATH": "/usr/sbin:/usr/bin:/bin", "HOME": str(folder), **environment}
        )
    try:
        for _ in range(600):
            assert process.poll() is None, (folder / "log").read_text()
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        else:
            raise AssertionError((folder / "log").read_text())
        yield
    finally:
        process.terminate()
        process.wait(60)


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl")
    folder = tmp_path_factory.mktemp("certificate")
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    command += ["-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*command, *files], check=True, capture_output=True)
    return folder


@contextmanager
def nginx(server: Running, folder: Path, certificate: Path) -> Iterator[int]:
    port, plain = free_port(), free_port()
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    upstream = server.address.removeprefix("http://")
    for written, here in {
        "server 127.0.0.1:8000;": f"server {upstream};",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
        "listen [::]:80;": "",
        "listen [::]:443 ssl http2;": "",
        f"/etc/letsencrypt/live/{NAME}": str(certificate),
    }.items():
        assert written in site
        site = site.replace(written, here)
    (folder / "site.conf").write_text(site)
    paths = " ".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"pid {folder}/pid; error_log stderr; daemon off; events {{}}"
    (folder / "nginx.conf").write_text(f"{head} http {{ access_log off; {paths} include {folder}/site.conf; }}")
    command = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    assert subprocess.run([*command, "-t"], capture_output=True).returncode == 0
    with started(command, folder, port):
        yield port


@contextmanager
def caddy(server: Running, folder: Path, certificate: Path) -> Iterator[int]:
    port = free_port()
    site = (DEPLOY / "Caddyfile").read_text("utf-8")
    # A certificate of our own in place of one that Caddy would fetch.
    tls = f"tls {certificate}/fullchain.pem {certificate}/privkey.pem"
    head = f"{{\n admin off\n auto_https disable_redirects\n https_port {port}\n}}\n"
    (folder / "Caddyfile").write_text(head + site.replace("@figures path", f"{tls}\n@figures path"))
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    upstream = server.address.removeprefix("http://")
    with started(command, folder, port, POWERHOUSE_NAME=NAME, POWERHOUSE_UPSTREAM=upstream):
        yield port


PROXIES = {"nginx": nginx, "caddy": caddy}


@pytest.mark.parametrize("proxy", PROXIES)
def test_what_a_visitor_gets_through_it(server: Running, tmp_path: Path, certificate: Path, proxy: str) -> None:
    if shutil.which(proxy, path="/usr/sbin:/usr/bin:/usr/local/bin") is None:
        pytest.skip(f"there is no {proxy}")
    trust = ssl.create_default_context(cafile=str(certificate / "fullchain.pem"))
    with PROXIES[proxy](server, tmp_path, certificate) as port:
        at = {"sni_hostname": NAME}
        host = {"host": NAME}
        with httpx.Client(base_url=f"https://127.0.0.1:{port}", verify=trust, headers=host) as visitor:
            answer = visitor.get("/api/tables", extensions=at)
            assert answer.status_code == 200, answer.text
            cookie = answer.headers["set-cookie"]
            assert "; Secure" in cookie
            visitor.headers["cookie"] = cookie.partition(";")[0]
            wish = {
                "game": "power-grid",
                "players": 2,
                "name": "Anna",
                "seats": [{"kind": "person"}, {"kind": "person"}],
            }
            origin = {"origin": f"https://{NAME}"}
            made = visitor.post("/api/tables", json=wish, headers=origin, extensions=at)
            assert made.status_code == 201, made.text
            foreign = visitor.post("/api/tables", json=wish, headers={"origin": "https://evil.example"}, extensions=at)
            assert foreign.status_code == 403
            assert visitor.get("/metrics", extensions=at).status_code == 404
            id = made.json()["table"]["id"]
            with (
                socket.create_connection(("127.0.0.1", port)) as line,
                connect(
                    f"wss://{NAME}/api/tables/{id}/live",
                    sock=line,
                    ssl=trust,
                    server_hostname=NAME,
                    additional_headers={"Cookie": visitor.headers["cookie"], "X-Forwarded-For": "192.0.2.9"},
                    origin=Origin(f"https://{NAME}"),
                ) as live,
            ):
                assert '"type":"snapshot"' in str(live.recv(timeout=30))
                (connection,) = server.app.state.tables.hub.everybody()
                # The address that the proxy saw, whatever the visitor says.
                assert connection.network == network_of("127.0.0.1")
