"""The pages: files packed for the wire, the app at each of its addresses, what links say of themselves."""

import gzip
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from powerhouse.server.compression import accepted
from powerhouse.server.settings import Limits, Rate
from tests.server.running import Running, quick, running
from tests.server.visiting import is_over

INDEX = '<!doctype html><head><meta name="build" content="00ff00ff"><title>Powerhouse</title></head><p>app</p>'


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages")
    (folder / "assets").mkdir()
    (folder / "previews").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "app-1.js").write_text("plain")
    (folder / "assets" / "app-1.js.br").write_text("br")
    (folder / "assets" / "app-1.js.gz").write_text("gz")
    (folder / "assets" / "font-1.woff2").write_bytes(b"font" * 1000)
    (folder / "previews" / "power-grid.jpg").write_bytes(b"png")
    (folder / "previews" / "powerhouse.jpg").write_bytes(b"png")
    (folder / "robots.txt").write_text("User-agent: *")
    (folder.parent / "secret.txt").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def server(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(quick(tmp_path_factory.mktemp("data"), pages=pages)) as server:
        yield server


def fetch(server: Running, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    named = {"accept-encoding": "identity", **{name.replace("_", "-"): value for name, value in headers.items()}}
    return httpx.request(method, server.address + path, headers=named)


def tags(page: str) -> dict[str, str]:
    """Title and tags of a page, as a program reads them that shows links."""
    found = {
        name: unescape(text) for name, text in re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page)
    }
    title = re.search(r"<title>(.*)</title>", page)
    assert title is not None
    return {**found, "title": unescape(title[1])}


def test_without_pages_the_server_says_how_to_build_them(tmp_path: Path) -> None:
    with running(quick(tmp_path / "data", pages=tmp_path / "nothing")) as server:
        missing = fetch(server, "/")
        assert missing.status_code == 503
        assert "make setup" in missing.text
        assert "powerhouse-build" not in fetch(server, "/api/games").headers


@pytest.mark.parametrize(
    ("takes", "body", "encoding"),
    [
        ("br, gzip", "br", "br"),
        ("gzip, deflate", "gz", "gzip"),
        ("gzip;q=0.5, br;q=0", "gz", "gzip"),
        ("identity", "plain", None),
        ("gzip;q=0.0", "plain", None),
        ("", "plain", None),
    ],
)
def test_files_are_sent_as_the_browser_takes_them(server: Running, takes: str, body: str, encoding: str | None) -> None:
    with httpx.stream("GET", f"{server.address}/assets/app-1.js", headers={"accept-encoding": takes}) as answer:
        assert b"".join(answer.iter_raw()) == body.encode()
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_a_weight_of_zero_refuses() -> None:
    assert accepted("gzip;q=1.0, br;q=0, zstd;q=0.000, deflate;q=0.1") == {"gzip", "deflate"}


def test_files_have_marks(server: Running) -> None:
    plain, packed = fetch(server, "/assets/app-1.js"), fetch(server, "/robots.txt")
    with httpx.stream("GET", f"{server.address}/assets/app-1.js", headers={"accept-encoding": "gzip"}) as other:
        assert other.headers["etag"] != plain.headers["etag"]
    assert packed.headers["cache-control"] == "no-cache"
    again = fetch(server, "/robots.txt", if_none_match=f'"other", W/{packed.headers["etag"]}')
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == packed.headers["etag"]
    assert fetch(server, "/", if_none_match=fetch(server, "/").headers["etag"]).status_code == 304


def test_a_page_names_its_visitor_and_a_file_does_not(server: Running) -> None:
    """What a page asks at once must come from one visitor, or a table that is made meanwhile belongs to nobody."""
    page = fetch(server, "/")
    known = fetch(server, "/", cookie=page.headers["set-cookie"].partition(";")[0])
    assert "set-cookie" not in known.headers
    again = fetch(server, "/", if_none_match=page.headers["etag"])
    assert (again.status_code, "set-cookie" in again.headers) == (304, True)
    for file in ("/assets/app-1.js", "/robots.txt"):
        assert "set-cookie" not in fetch(server, file).headers


def test_what_is_packed_already_is_not_packed_again(server: Running) -> None:
    font = fetch(server, "/assets/font-1.woff2", accept_encoding="gzip")
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers
    for hidden in ("/assets/app-1.js.br", "/assets/app-1.js.gz"):
        assert fetch(server, hidden).status_code == 404


def test_nothing_outside_the_folder_is_a_page(server: Running) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/nothing.js", "/%00.js"):
        assert fetch(server, path).status_code in (400, 404)
    assert fetch(server, "/x" * 300).status_code == 404
    assert fetch(server, f"/{'x' * 300}.js").status_code == 404
    assert fetch(server, "/api/nothing").json()["error"] == "unknown"


def test_odd_addresses_leave_nothing_in_the_log(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    for path in (f"/{'x' * 300}", f"/api/{'x' * 300}", f"/t/{'x' * 5000}", "/%ff%fe", "/api/tables/%ff", "/%00"):
        assert fetch(server, path).status_code in (400, 404), path
    assert caplog.text == ""


def test_unknown_addresses_are_not_found_and_show_the_app(server: Running) -> None:
    nobody = "a" * 24
    for path in ("/", "/new", f"/new/{nobody}", f"/seat/{nobody}"):
        answer = fetch(server, path)
        assert (answer.status_code, "<p>app</p>" in answer.text) == (200, True)
        assert answer.headers["cache-control"] == "private, no-cache"
    lost = (
        "/nothing",
        "/table/abc",
        "/t",
        f"/t/{nobody}",
        f"/t/{nobody}/replay/x",
        f"/join/{nobody}",
        "/t/../x",
        "/new/x/y",
    )
    for path in lost:
        answer = fetch(server, path)
        assert (answer.status_code, "<p>app</p>" in answer.text) == (404, True), path
        assert tags(answer.text)["robots"] == "noindex"


def test_head_answers_as_get_does(server: Running) -> None:
    anna = server.visitor()
    id = anna.create("person", "bot", "bot")["table"]["id"]
    for path in ("/", "/assets/app-1.js", "/nothing", f"/t/{id}", "/api/games", "/api/nothing"):
        asked, head = fetch(server, path), fetch(server, path, "HEAD")
        assert head.content == b""
        assert head.status_code == asked.status_code
        for name in ("content-type", "content-length", "etag", "cache-control"):
            assert head.headers.get(name) == asked.headers.get(name), (path, name)
    assert anna.http.head(f"/api/tables/{id}").status_code == 200
    assert fetch(server, f"/api/tables/{id}", "HEAD").status_code == 403


def test_answers_without_secrets_are_packed(server: Running) -> None:
    anna = server.visitor()
    now = anna.create("person", "person", "person")
    id, invite = now["table"]["id"], now["table"]["invite"]
    packed = (
        "/api/games",
        "/api/games/power-grid/board",
        "/api/games/power-grid/texts/en",
        f"/api/tables/{id}/at/0",
        "/",
    )
    for path in packed:
        with anna.http.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
            body = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip", path
        assert answer.headers["vary"] == "accept-encoding"
        assert int(answer.headers["content-length"]) == len(body)
        plain = anna.http.get(path, headers={"accept-encoding": "identity"})
        assert gzip.decompress(body) == plain.content
        assert len(body) < len(plain.content)
    # Each of these holds the invitation or a hidden hand beside names, talk or moves that visitors sent.
    for path in ("/api/tables", f"/api/tables/{id}", f"/api/join/{invite}", f"/api/tables/{id}/seat-link?seat=0"):
        answer = anna.http.get(path, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in answer.headers, path
    tried = anna.http.post(f"/api/tables/{id}/trial", json={"moves": []}, headers={"accept-encoding": "gzip"})
    assert len(tried.content) > 1000
    assert "content-encoding" not in tried.headers


def test_the_server_says_which_pages_it_has(server: Running) -> None:
    anna = server.visitor()
    assert anna.ask("GET", "/games").headers["powerhouse-build"] == "00ff00ff"
    with anna.live(anna.create("person", "bot", "bot")["table"]["id"]) as line:
        line.line.send('{"type":"ping"}')
        assert line.frame_of("pong")["build"] == "00ff00ff"


# Links


def test_the_first_page_says_what_it_is(server: Running) -> None:
    told = tags(fetch(server, "/").text)
    assert told["title"] == told["og:title"] == "Powerhouse"
    assert "Pipeline" in told["og:description"]
    assert told["og:image"] == f"{server.address}/previews/powerhouse.jpg"
    assert fetch(server, "/previews/powerhouse.jpg").status_code == 200
    assert "robots" not in told


def test_a_private_table_names_its_game_only(server: Running) -> None:
    anna = server.visitor()
    table = anna.create("person", "open", "bot", name="Annabella", watch=False)["table"]
    for path in (f"/t/{table['id']}", f"/join/{table['invite']}", f"/t/{table['id']}/replay"):
        for visitor in (anna.http, server.visitor().http):  # whoever asks, the page is the same
            page = visitor.get(path)
            assert page.status_code == 200
            assert "Annabella" not in page.text
            assert table["invite"] not in page.text
            told = tags(page.text)
            assert "Power Grid" in told["og:title"]
            assert told["og:image"].endswith("/previews/power-grid.jpg")
            assert told["robots"] == "noindex"


def test_an_open_table_says_who_plays(server: Running) -> None:
    anna = server.visitor()
    table = anna.create("person", "open", "bot", name='<Anna> "&"', watch=True)["table"]
    page = fetch(server, f"/t/{table['id']}").text
    assert '<Anna> "&"' not in page
    assert '<Anna> "&"' in tags(page)["og:description"]
    assert "one seat open" in tags(fetch(server, f"/join/{table['invite']}").text)["og:description"]
    assert table["invite"] not in page
    playing = anna.create("person", "bot", "bot", watch=True)
    described = tags(fetch(server, f"/t/{playing['table']['id']}").text)["og:description"]
    assert described.startswith("Anna")
    assert "round 1" in described


def test_a_finished_game_says_who_played_unless_its_link_is_closed(server: Running) -> None:
    anna = server.visitor()
    id = anna.create("bot:random", "bot:random", "bot:random", game="power-grid", seed=9)["table"]["id"]
    assert "Volta" not in fetch(server, f"/t/{id}/replay").text
    anna.until(id, is_over)
    told = tags(fetch(server, f"/t/{id}/replay/40").text)
    assert "Volta" in told["og:description"]
    assert "over" in told["og:description"]
    anna.put(f"/tables/{id}/sharing", {"shared": False})
    assert "Volta" not in fetch(server, f"/t/{id}/replay").text


def test_who_asks_too_much_gets_the_app_without_a_word_about_the_table(pages: Path, tmp_path: Path) -> None:
    limits = Limits(visitor=Rate(1, 10), address=Rate(0.1, 5))
    with running(quick(tmp_path, pages=pages, limits=limits)) as server:
        answers = [fetch(server, f"/t/{'a' * 24}") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [404] * 5 + [200] * 3
        assert tags(answers[-1].text)["title"] == "Powerhouse"
