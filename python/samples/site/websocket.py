"""A WebSocket echo server. Supports the part of RFC 6455 for text, binary, ping and close."""

import base64
import hashlib
import struct
from io import BufferedIOBase

_GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_TEXT, _BINARY, _CLOSE, _PING, _PONG = 1, 2, 8, 9, 10


def accept_key(key: str) -> str:
    """Returns the value of `Sec-WebSocket-Accept` for a `Sec-WebSocket-Key`."""
    return base64.b64encode(hashlib.sha1((key + _GUID).encode()).digest()).decode()


def serve_echo(reader: BufferedIOBase, writer: BufferedIOBase) -> None:
    """Sends "connected" and echoes every message. Closes after a close frame or the text "close"."""
    _send(writer, _TEXT, b"connected")
    while True:
        opcode, payload = _receive(reader)
        if opcode in (None, _CLOSE) or (opcode == _TEXT and payload == b"close"):
            _send(writer, _CLOSE, payload[:2] if opcode == _CLOSE else struct.pack("!H", 1000))
            return
        if opcode == _PING:
            _send(writer, _PONG, payload)
        elif opcode in (_TEXT, _BINARY):
            _send(writer, opcode, payload)


def _receive(reader: BufferedIOBase) -> tuple[int | None, bytes]:
    head = reader.read(2)
    if len(head) < 2:
        return None, b""
    size = head[1] & 127
    if size == 126:
        (size,) = struct.unpack("!H", reader.read(2))
    elif size == 127:
        (size,) = struct.unpack("!Q", reader.read(8))
    mask = reader.read(4) if head[1] & 128 else b"\0\0\0\0"
    data = reader.read(size)
    return head[0] & 15, bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))


def _send(writer: BufferedIOBase, opcode: int, payload: bytes) -> None:
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", 128 | opcode, size)
    elif size < 65536:
        head = struct.pack("!BBH", 128 | opcode, 126, size)
    else:
        head = struct.pack("!BBQ", 128 | opcode, 127, size)
    writer.write(head + payload)
    writer.flush()
