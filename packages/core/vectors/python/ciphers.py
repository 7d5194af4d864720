"""The encrypted query. Python has no triple-DES of its own: this calls OpenSSL's library, which Python itself uses."""
import base64
import ctypes
import ctypes.util
import hashlib
import re

KEYS = ("keyHex", "keyText", "keyMd5Of", "passphrase")


def problem(encryption, algorithm, salt):
    given = [name for name in KEYS if name in encryption]
    size = 24 if algorithm.startswith("des-ede3") else 16
    is_hex = lambda text, length: bool(re.fullmatch("[0-9A-Fa-f]*", text)) and len(text) == 2 * length
    if not re.fullmatch("des-ede3?-(cbc|ecb)", algorithm):
        return "encryption.algorithm"
    if len(given) != 1 or not encryption[given[0]]:
        return "encryption"
    if given[0] == "passphrase":
        return None if is_hex(salt, 8) else "salt"
    if given[0] == "keyHex" and not is_hex(encryption["keyHex"], size):
        return "encryption.keyHex"
    if given[0] == "keyText" and len(encryption["keyText"].encode()) != size:
        return "encryption.keyText"
    return "encryption.ivHex" if algorithm.endswith("cbc") and not is_hex(encryption.get("ivHex", ""), 8) else None


def triple_des(text, key, iv, mode):
    crypto = ctypes.CDLL(ctypes.util.find_library("crypto"))
    for name in ("EVP_CIPHER_CTX_new", f"EVP_des_ede3_{mode}"):
        getattr(crypto, name).restype = ctypes.c_void_p
    context = ctypes.c_void_p(crypto.EVP_CIPHER_CTX_new())
    method = ctypes.c_void_p(getattr(crypto, f"EVP_des_ede3_{mode}")())
    out, first, last = ctypes.create_string_buffer(len(text) + 16), ctypes.c_int(), ctypes.c_int()
    crypto.EVP_EncryptInit_ex(context, method, None, key, iv)
    crypto.EVP_EncryptUpdate(context, out, ctypes.byref(first), text, len(text))
    crypto.EVP_EncryptFinal_ex(context, ctypes.byref(out, first.value), ctypes.byref(last))
    crypto.EVP_CIPHER_CTX_free(context)
    return out.raw[: first.value + last.value]


def derived(passphrase, salt, size):
    found = block = b""
    while len(found) < size:
        block = hashlib.md5(block + passphrase + salt).digest()
        found += block
    return found[:size]


def cipher(given):
    encryption, salt = given["encryption"], given.get("salt", "0" * 16)
    algorithm = encryption.get("algorithm", "des-ede3-cbc")
    if refused := problem(encryption, algorithm, salt):
        return {"refused": refused}
    size, iv, head = 24 if algorithm.startswith("des-ede3") else 16, bytes.fromhex(encryption.get("ivHex", "")), b""
    if "passphrase" in encryption:
        head = b"Salted__" + bytes.fromhex(salt)
        material = derived(encryption["passphrase"].encode(), bytes.fromhex(salt), size + 8)
        key, iv = material[:size], material[size:]
    elif "keyHex" in encryption:
        key = bytes.fromhex(encryption["keyHex"])
    else:
        key = encryption["keyText"].encode() if "keyText" in encryption else hashlib.md5(encryption["keyMd5Of"].encode()).digest()
    sent = triple_des(given["text"].encode("utf-16", "surrogatepass").decode("utf-16", "replace").encode(), (key + key)[:24], iv, algorithm[-3:])  # Two keys are K1, K2, K1.
    return base64.b64encode(head + sent).decode()


RULES = {"ciphers": cipher}
