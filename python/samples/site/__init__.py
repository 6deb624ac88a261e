"""The fixture site: one port on loopback that plays every host of the samples, over HTTP, TLS, WebSocket and as a proxy."""

from .server import FixtureSite

__all__ = ["FixtureSite"]
