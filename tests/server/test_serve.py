"""`majlis serve`: what is told before it runs."""

import socket
from pathlib import Path

import pytest

from majlis.cli.serve import listen, make_server, url_of
from majlis.kernel.options import UserError
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command
from tests.server.conftest import settings_in

command = majlis_command


def test_a_port_in_use_is_told_in_one_sentence() -> None:
    taken = socket.socket()
    taken.bind(("127.0.0.1", 0))
    taken.listen()
    port = taken.getsockname()[1]
    with pytest.raises(UserError, match=rf"port {port}.*--port 0"):
        listen("127.0.0.1", port)
    taken.close()
    with pytest.raises(UserError, match="no address"):
        listen("nowhere.invalid", 0)
    free = listen("127.0.0.1", 0)
    assert free.getsockname()[1] > 0
    free.close()


def test_the_address_is_one_that_a_browser_understands() -> None:
    assert url_of("0.0.0.0", 80) == "http://localhost:80"
    assert url_of("::1", 8000) == "http://[::1]:8000"
    assert url_of("192.0.2.7", 8000) == "http://192.0.2.7:8000"


def test_the_limits_of_sockets_and_the_trust_in_proxies_reach_uvicorn(tmp_path: Path) -> None:
    async def app(scope: object, receive: object, send: object) -> None: ...

    plain = make_server(app, settings_in(tmp_path, max_message=99)).config
    assert plain.ws_max_size == 99
    assert plain.proxy_headers is False
    proxied = make_server(app, settings_in(tmp_path, trusted_proxies=["10.0.0.1"])).config
    assert proxied.proxy_headers is True
    assert proxied.forwarded_allow_ips == ["10.0.0.1"]


def test_bad_settings_end_in_one_sentence(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    done = command("serve", "--port", "99999")
    assert done.code == 2
    assert "port: expected 0 to 65535" in done.err
    monkeypatch.setenv("MAJLIS_LOG_LEVEL", "loud")
    assert "log_level" in command("serve").err
    assert "cannot read" in command("serve", "--config", "nowhere.toml").err
