"""The addresses of the server, one file for each kind of thing."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from majlis.server.house import House
from majlis.server.identity import User

# What handlers are given: by the application, by the path, by the query.
AnyRequest = Request[Any, Any, Any]
Home = NamedDependency[House]
Somebody = NamedDependency[User]
TableId = FromPath[str]
Number = FromQuery[int]
MaybeNumber = FromQuery[int | None]
Invite = FromQuery[str | None]
