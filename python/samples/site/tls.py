"""Temporary certificates, signed by a CA that is created at the start.

One host has a certificate that clients reject, and one host requires a client certificate.
"""

import base64
import hashlib
import ssl
import threading
from pathlib import Path

import trustme
from cryptography import x509
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    PublicFormat,
    load_pem_private_key,
)
from cryptography.hazmat.primitives.serialization.pkcs12 import serialize_key_and_certificates

UNTRUSTED = ("self-signed.example.com",)
# Hosts that require a client certificate of the CA.
CLIENT_CERTIFICATE_REQUIRED = ("intranet.example.com",)


class Certificates:
    """TLS contexts of the site.

    `ca_file` is the CA for Node. `spki` is the hash of its public key, for Chromium's list of accepted certificates.
    """

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
        self.default.sni_callback = self._select_context

    def write_client_certificates(self, folder: Path) -> None:
        """Writes client certificates: `client.pem` with `client.key`, and `billing.pfx` (passphrase "secret")."""
        folder.mkdir(parents=True, exist_ok=True)
        issued = self._ca.issue_cert("ada@example.com")
        pem, key = issued.cert_chain_pems[0].bytes(), issued.private_key_pem.bytes()
        (folder / "client.pem").write_bytes(pem)
        (folder / "client.key").write_bytes(key)
        loaded = load_pem_private_key(key, None)
        pfx = serialize_key_and_certificates(
            b"billing",
            loaded,  # pyright: ignore[reportArgumentType]
            x509.load_pem_x509_certificate(pem),
            None,
            BestAvailableEncryption(b"secret"),
        )
        (folder / "billing.pfx").write_bytes(pfx)

    def context_for(self, client_hello: bytes) -> ssl.SSLContext:
        """Returns the context for a connection by the first bytes that the client sends.

        Searches these bytes for hosts that require a client certificate, because OpenSSL ignores this requirement in a
        context that `sni_callback` selects later. It only uses the certificate of such a context.
        """
        host = next((name for name in CLIENT_CERTIFICATE_REQUIRED if name.encode() in client_hello), None)
        return self._context(host) if host else self.default

    def _select_context(self, sock: ssl.SSLObject, name: str | None, _context: ssl.SSLContext) -> None:
        sock.context = self._context(name or "localhost")

    def _context(self, name: str) -> ssl.SSLContext:
        with self._lock:
            if name not in self._contexts:
                self._contexts[name] = self._create_context(name)
            return self._contexts[name]

    def _create_context(self, name: str) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        certificate = trustme.CA().issue_cert(name) if name in UNTRUSTED else self._ca.issue_cert(name)
        chain = certificate.private_key_and_cert_chain_pem.bytes()
        if name not in UNTRUSTED:
            # Adds the CA, because Chromium compares `spki` with the keys of the chain that it receives.
            chain += self._ca.cert_pem.bytes()
        file = self.ca_file.with_name(f"{hashlib.sha256(name.encode()).hexdigest()[:16]}.pem")
        file.write_bytes(chain)
        context.load_cert_chain(file)
        if name in CLIENT_CERTIFICATE_REQUIRED:
            context.verify_mode = ssl.CERT_REQUIRED
            context.load_verify_locations(self.ca_file)
        return context
