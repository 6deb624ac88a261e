"""The fixture site. Serves all hosts of the samples on one loopback port: HTTP, TLS, WebSocket and a proxy."""

from .server import FixtureSite

__all__ = ["FixtureSite"]
