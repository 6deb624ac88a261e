"""Throw-away certificates: a CA made at start signs every host; some hosts get what no client trusts."""

from __future__ import annotations

import base64
import datetime
import hashlib
import ssl
import threading
from pathlib import Path

import trustme
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

UNTRUSTED = ("self-signed.example.com",)
EXPIRED = ("expired.example.com",)


class Certificates:
    """TLS contexts of the site. `ca_file` is the CA for Node; `spki` what Chromium is told to accept."""

    def __init__(self, folder: Path) -> None:
        self._ca = trustme.CA()
        self.ca_file = folder / "ca.pem"
        self._ca.cert_pem.write_to_path(str(self.ca_file))
        self._contexts: dict[str, ssl.SSLContext] = {}
        self._lock = threading.Lock()
        certificate = x509.load_pem_x509_certificate(self._ca.cert_pem.bytes())
        key = certificate.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
        self.spki = base64.b64encode(hashlib.sha256(key).digest()).decode()
        self.default = self._context("example.com")
        self.default.sni_callback = self._choose

    def _choose(self, sock: ssl.SSLObject, name: str | None, _context: ssl.SSLContext) -> None:
        sock.context = self._context(name or "localhost")

    def _context(self, name: str) -> ssl.SSLContext:
        with self._lock:
            if name not in self._contexts:
                self._contexts[name] = self._issue(name)
            return self._contexts[name]

    def _issue(self, name: str) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        if name in UNTRUSTED:
            certificate = trustme.CA().issue_cert(name)
        elif name in EXPIRED:
            past = datetime.datetime(2020, 1, 1)
            certificate = trustme.CA().issue_cert(name, not_after=past)
        else:
            certificate = self._ca.issue_cert(name)
        chain = certificate.private_key_and_cert_chain_pem.bytes()
        if name not in UNTRUSTED + EXPIRED:
            # Chromium accepts by the keys of the chain that it is sent, so the CA goes along.
            chain += self._ca.cert_pem.bytes()
        file = self.ca_file.with_name(f"{hashlib.sha256(name.encode()).hexdigest()[:16]}.pem")
        file.write_bytes(chain)
        context.load_cert_chain(file)
        return context
