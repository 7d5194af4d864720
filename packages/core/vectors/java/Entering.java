import java.util.*;
import java.util.regex.Pattern;

/** The rules of signing in: passwords, codes, phone numbers, languages. */
final class Entering {
  static final Map<String, Check.Rule> RULES = Map.of(
      "passwords", text -> password((String) text, null), "password-changes", given -> change((Map<?, ?>) given),
      "digits", text -> digits((String) text), "codes", text -> code((String) text), "lang", text -> language((String) text),
      "phones", given -> phone((Map<?, ?>) given), "pasted-phones", given -> pastedPhone((Map<?, ?>) given));

  private static final Map<String, String> KINDS = Map.of("uppercase", "[A-Z]", "lowercase", "[a-z]", "digit", "[0-9]", "symbol", "[!-/:-@\\[-`{-~]");
  private static final Map<String, Object> FIELDS = Json.object("oldPassword", "Old Password", "newPassword", "New Password", "reEnterPassword", "Re-enter Password");
  private static final String HELP = "Your new password should have a minimum of %d characters and maximum of %d characters. The password must contain"
      + " at least one uppercase letter, one lowercase letter, one number and one symbol or special character.";

  private static int bound(Map<?, ?> policy, String name, int specified) { return policy == null ? specified : ((Double) policy.get(name)).intValue(); }

  static Map<String, Object> password(String text, Map<?, ?> policy) {
    var found = Json.object();
    KINDS.forEach((kind, set) -> found.put(kind, Pattern.compile(set).matcher(text).find() || (policy != null && !((List<?>) policy.get("classes")).contains(kind))));
    found.put("formatOk", text.isEmpty() || !found.containsValue(false));
    found.put("lengthOk", text.codePointCount(0, text.length()) >= bound(policy, "minimum", 8) && text.length() <= bound(policy, "maximum", 15));
    return found;
  }

  static Object change(Map<?, ?> given) {
    Map<?, ?> form = (Map<?, ?>) given.get("form"), policy = (Map<?, ?>) given.get("policy");
    Map<String, Object> problems = Json.object(), messages = Json.object();
    FIELDS.forEach((field, name) -> {
      var text = (String) form.get(field);
      var isNew = !field.equals("oldPassword");
      var checked = password(text, policy);
      var found = new ArrayList<Object>();
      if (checked.get("lengthOk").equals(false) && (isNew || policy == null || Boolean.TRUE.equals(policy.get("limitsOld")))) found.add("length");
      if (isNew && checked.get("formatOk").equals(false)) found.add("format");
      problems.put(field, text.isEmpty() ? List.of("required") : found);
      var help = found.isEmpty() ? null : HELP.formatted(bound(policy, "minimum", 8), bound(policy, "maximum", 15));
      messages.put(field, text.isEmpty() ? name + " - This field is required" : help);
    });
    var isReady = problems.values().stream().allMatch(List.of()::equals);
    var isSame = form.get("newPassword").equals(form.get("reEnterPassword"));
    if (given.get("submitted").equals(true) && isReady && !isSame) messages.put("reEnterPassword", "Passwords do not match");
    return Json.object("problems", problems, "canSubmit", isReady, "passwordsMatch", isSame, "messages", messages);
  }

  static String digits(String text) {
    return Pattern.compile("[٠-٩۰-۹０-９]").matcher(text).replaceAll(one -> String.valueOf(Character.digit(one.group().charAt(0), 10)));
  }

  static String ungrouped(String text) { // A Japanese keyboard types the long vowel mark for a dash.
    return Pattern.compile("[\\s\\p{IsWhite_Space}\\p{Pd}\\p{Cf}\u2043\u2212\u30fc\uff70\ufe0e\ufe0f]").matcher(digits(text)).replaceAll("");
  }

  static Object code(String text) {
    var plain = digits(text);
    var sent = plain.codePointCount(0, plain.length()) == 6 ? plain : ungrouped(text);
    return Json.object("code", sent, "isComplete", sent.codePointCount(0, sent.length()) == 6);
  }

  static String cleaned(String text) { return ungrouped(text).replaceAll("[().,/\u00b7]", "").replaceAll("^\uff0b", "+"); }

  static String problem(String text) { return text.isEmpty() ? "required" : text.matches("[0-9]+") ? null : "digits"; }

  static Object phone(Map<?, ?> given) {
    String prefix = (String) given.get("prefix"), number = (String) given.get("number");
    return Json.object("prefix", problem(cleaned(prefix).replaceFirst("^\\+", "")), "number", problem(cleaned(number)), "username", digits(prefix + number).replaceAll("[^0-9]", ""));
  }

  static Object pastedPhone(Map<?, ?> given) {
    var text = cleaned(Pattern.compile("\\(\\s*0\\s*\\)", Pattern.UNICODE_CHARACTER_CLASS).matcher(digits((String) given.get("text"))).replaceFirst(""));
    if (!text.matches("\\+[0-9]+")) return null;
    var longest = ((List<?>) given.get("callingCodes")).stream().map(String.class::cast).filter(code -> text.startsWith(code, 1)).max(Comparator.comparing(String::length));
    return longest.map(code -> Json.object("prefix", code, "number", text.substring(1 + code.length()))).orElse(null);
  }

  static String language(String text) {
    var code = text == null ? "" : text.split("-", 2)[0].toLowerCase(Locale.ROOT);
    return List.of("en", "zh", "ja", "ar", "de", "pl", "es").contains(code) ? code : "en";
  }
}
