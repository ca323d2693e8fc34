"""Routes of people: who I am, taking an account, signing in and out."""

from typing import Any

from litestar import Controller, Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Struct

from majlis.server.identity import Identity, User

Req = Request[Any, Any, Any]


class Me(Struct, frozen=True):
    """The person who asks."""

    id: str
    name: str
    guest: bool


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """How a person wants to be called."""

    name: str


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the password of an account."""

    name: str
    password: str


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password for the account, and the one that it has."""

    old: str
    new: str


class PeopleController(Controller):
    """The dependency `identity` does the work; these only speak HTTP."""

    path = "/api"
    tags = ("people",)

    @get("/me")
    async def me(self, user: NamedDependency[User]) -> Me:
        """Who I am; a guest is made on first need."""
        return as_me(user)

    @post("/me", status_code=200)
    async def rename(
        self, data: JSONBody[Name], user: NamedDependency[User], identity: NamedDependency[Identity]
    ) -> Me:
        """Takes another name."""
        return as_me(await identity.rename(user, data.name))

    @post("/me/password", status_code=200)
    async def change_password(
        self, data: JSONBody[NewPassword], request: Req, identity: NamedDependency[Identity]
    ) -> Me:
        """Changes the password of the account, and signs it out wherever else it is signed in."""
        return as_me(await identity.change_password(request, data.old, data.new))

    @post("/accounts")
    async def make_account(
        self, data: JSONBody[Credentials], request: Req, identity: NamedDependency[Identity]
    ) -> Me:
        """Makes an account of the guest, who keeps seats and games."""
        return as_me(await identity.make_account(request, data.name, data.password))

    @post("/session", status_code=200)
    async def sign_in(
        self, data: JSONBody[Credentials], request: Req, identity: NamedDependency[Identity]
    ) -> Me:
        """Signs in."""
        return as_me(await identity.sign_in(request, data.name, data.password))

    @delete("/session")
    async def sign_out(self, request: Req, identity: NamedDependency[Identity]) -> None:
        """Signs out, here and wherever else this person is signed in."""
        await identity.sign_out(request)


def as_me(user: NamedDependency[User]) -> Me:
    return Me(user.id, user.name, user.guest)
