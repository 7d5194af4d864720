import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.*;
import javax.crypto.Cipher;
import javax.crypto.spec.*;

/** The encrypted query. */
final class Ciphers {
  static final Map<String, Check.Rule> RULES = Map.of("ciphers", given -> encrypted((Map<?, ?>) given));

  private final Map<?, ?> encryption;
  private final String algorithm, salt;
  private final int size;

  private Ciphers(Map<?, ?> given) {
    encryption = given.get("encryption") instanceof Map<?, ?> chosen ? chosen : Map.of();
    algorithm = text("algorithm", "des-ede3-cbc");
    salt = given.get("salt") instanceof String text ? text : "0".repeat(16);
    size = algorithm.startsWith("des-ede3") ? 24 : 16;
  }

  private String text(String name, String absent) { return encryption.get(name) instanceof String text ? text : absent; }

  private static boolean isHex(String text, int length) { return text.length() == 2 * length && text.matches("[0-9A-Fa-f]*"); }

  /** The field that cannot be followed, or null. */
  private String problem() {
    if (!algorithm.matches("des-ede3?-(cbc|ecb)")) return "encryption.algorithm";
    var keys = List.of("keyHex", "keyText", "keyMd5Of", "passphrase").stream().filter(encryption::containsKey).toList();
    if (keys.size() != 1 || text(keys.get(0), "").isEmpty()) return "encryption";
    if (keys.contains("passphrase")) return isHex(salt, 8) ? null : "salt";
    if (keys.contains("keyHex") && !isHex(text("keyHex", ""), size)) return "encryption.keyHex";
    if (keys.contains("keyText") && utf8(text("keyText", "")).length != size) return "encryption.keyText";
    return algorithm.endsWith("cbc") && !isHex(text("ivHex", ""), 8) ? "encryption.ivHex" : null;
  }

  private static byte[] utf8(String text) { return text.getBytes(StandardCharsets.UTF_8); }

  private static byte[] md5(byte[]... pieces) throws GeneralSecurityException {
    var digest = MessageDigest.getInstance("MD5");
    for (var piece : pieces) digest.update(piece);
    return digest.digest();
  }

  private String encrypt(String plain) throws GeneralSecurityException {
    byte[] key = isHex(text("keyHex", "x"), size) ? HexFormat.of().parseHex(text("keyHex", "")) : encryption.containsKey("keyText") ? utf8(text("keyText", "")) : md5(utf8(text("keyMd5Of", "")));
    byte[] iv = HexFormat.of().parseHex(text("ivHex", ""));
    var sent = new ByteArrayOutputStream();
    if (encryption.containsKey("passphrase")) { // OpenSSL's derivation, one iteration.
      byte[] seasoning = HexFormat.of().parseHex(salt), pass = utf8(text("passphrase", "")), one = md5(pass, seasoning), two = md5(one, pass, seasoning);
      var material = Arrays.copyOf(one, size + 8);
      System.arraycopy(two, 0, material, 16, size - 8);
      key = Arrays.copyOf(material, size);
      iv = Arrays.copyOfRange(material, size, size + 8);
      sent.writeBytes(utf8("Salted__"));
      sent.writeBytes(seasoning);
    }
    var whole = Arrays.copyOf(key, 24); // Two keys are K1, K2, K1.
    if (key.length == 16) System.arraycopy(key, 0, whole, 16, 8);
    var isChained = algorithm.endsWith("cbc");
    var cipher = Cipher.getInstance("DESede/" + (isChained ? "CBC" : "ECB") + "/PKCS5Padding");
    if (isChained) cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(whole, "DESede"), new IvParameterSpec(iv));
    else cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(whole, "DESede"));
    sent.writeBytes(cipher.doFinal(utf8(plain.replaceAll("\\p{Cs}", "\ufffd"))));
    return Base64.getEncoder().encodeToString(sent.toByteArray());
  }

  static Object encrypted(Map<?, ?> given) {
    var one = new Ciphers(given);
    try {
      return one.problem() == null ? one.encrypt((String) given.get("text")) : Json.object("refused", one.problem());
    } catch (GeneralSecurityException problem) {
      throw new IllegalStateException(problem);
    }
  }
}
