import java.util.Map;
import java.util.regex.Pattern;

/** The rules of restricted fields. Positions and lengths count UTF-16 units, as browsers do. */
final class Fields {
  static final Map<String, Check.Rule> RULES = Map.of("edits", given -> edit((Map<?, ?>) given));

  private static final Map<String, String> SEPARATORS = Map.of("en", ".,", "zh", ".,", "ja", ".,", "ar", ",\u066c", "de", ",.", "es", ",.", "pl", ",\u00a0");

  // Properties of Unicode that Java 17 does not know, as ranges of hexadecimal code points.
  private static final String PICTOGRAPHS = ranges("""
      a9 ae 203c 2049 2122 2139 2194-2199 21a9-21aa 231a-231b 2328 2388 23cf 23e9-23f3 23f8-23fa 24c2 25aa-25ab 25b6 25c0
      25fb-25fe 2600-2605 2607-2612 2614-2685 2690-2705 2708-2712 2714 2716 271d 2721 2728 2733-2734 2744 2747 274c 274e
      2753-2755 2757 2763-2767 2795-2797 27a1 27b0 27bf 2934-2935 2b05-2b07 2b1b-2b1c 2b50 2b55 3030 303d 3297 3299
      1f000-1f0ff 1f10d-1f10f 1f12f 1f16c-1f171 1f17e-1f17f 1f18e 1f191-1f19a 1f1ad-1f1e5 1f201-1f20f 1f21a 1f22f
      1f232-1f23a 1f23c-1f23f 1f249-1f3fa 1f400-1f53d 1f546-1f64f 1f680-1f6ff 1f774-1f77f 1f7d5-1f7ff 1f80c-1f80f
      1f848-1f84f 1f85a-1f85f 1f888-1f88f 1f8ae-1f8ff 1f90c-1f93a 1f93c-1f945 1f947-1faff 1fc00-1fffd""");
  private static final String PICTURES = ranges("""
      231a-231b 23e9-23ec 23f0 23f3 25fd-25fe 2614-2615 2648-2653 267f 2693 26a1 26aa-26ab 26bd-26be 26c4-26c5 26ce 26d4
      26ea 26f2-26f3 26f5 26fa 26fd 2705 270a-270b 2728 274c 274e 2753-2755 2757 2795-2797 27b0 27bf 2b1b-2b1c 2b50 2b55
      1f004 1f0cf 1f170-1f171 1f17e-1f17f 1f18e 1f191-1f19a 1f1e6-1f202 1f21a 1f22f 1f232-1f23a 1f250-1f251 1f300-1f321
      1f324-1f393 1f396-1f397 1f399-1f39b 1f39e-1f3f0 1f3f3-1f3f5 1f3f7-1f4fd 1f4ff-1f53d 1f549-1f54e 1f550-1f567
      1f56f-1f570 1f573-1f57a 1f587 1f58a-1f58d 1f590 1f595-1f596 1f5a4-1f5a5 1f5a8 1f5b1-1f5b2 1f5bc 1f5c2-1f5c4
      1f5d1-1f5d3 1f5dc-1f5de 1f5e1 1f5e3 1f5e8 1f5ef 1f5f3 1f5fa-1f64f 1f680-1f6c5 1f6cb-1f6d2 1f6d5-1f6d7 1f6dc-1f6e5
      1f6e9 1f6eb-1f6ec 1f6f0 1f6f3-1f6fc 1f7e0-1f7eb 1f7f0 1f90c-1f93a 1f93c-1f945 1f947-1f9ff 1fa70-1fa7c 1fa80-1fa89
      1fa8f-1fac6 1face-1fadc 1fadf-1fae9 1faf0-1faf8""");

  private static String ranges(String text) {
    return Pattern.compile("[0-9a-f]+").matcher(text).replaceAll("\\\\x{$0}").replaceAll("\\s", "");
  }

  private static final String MARK = "\ufe0f\u20e3\\x{1f3fb}-\\x{1f3ff}\\x{e0020}-\\x{e007f}";
  private static final String PICTURE = "[" + PICTOGRAPHS + "]";
  private static final String TAIL = "[" + MARK + "\u200d\ufe0e]*";
  private static final String ONE = "[0-9#*]\ufe0f?\u20e3|" + PICTURE + "[" + MARK + "\u200d]|[" + PICTURES + MARK + "]|(?=\\p{Cn})" + PICTURE;
  private static final Pattern EMOJI = Pattern.compile("(?:" + ONE + ")" + TAIL + "(?:(?<=\u200d)" + PICTURE + TAIL + ")*");

  static String withoutEmoji(String text) {
    var left = EMOJI.matcher(text).replaceAll("");
    if (EMOJI.matcher(left).replaceAll("").equals(left)) return left;
    return EMOJI.matcher(text.replaceAll("\\p{Cs}", "")).replaceAll("");
  }

  static boolean isAllowed(String rule, String text, char decimal, Map<?, ?> restriction) {
    if (rule.equals("maxLength")) return !(restriction.get("max") instanceof Double max) || text.length() <= max;
    var shape = Pattern.compile("(-?)[0-9]*(" + Pattern.quote("" + decimal) + "([0-9]*))?").matcher(text);
    if (!shape.matches() || (!shape.group(1).isEmpty() && !rule.equals("number")) || (shape.group(2) != null && rule.equals("integer"))) return false;
    if (!rule.equals("decimalPrice") || shape.group(3) == null) return true;
    return !(restriction.get("decimals") instanceof Double decimals) || shape.group(3).length() <= decimals;
  }

  private static int position(Object at, String value) {
    return at == null ? value.length() : Math.min(Math.max(((Double) at).intValue(), 0), value.length());
  }

  static Object edit(Map<?, ?> given) {
    Map<?, ?> restriction = (Map<?, ?>) given.get("restriction"), event = (Map<?, ?>) given.get("event"), before = (Map<?, ?>) given.get("before");
    String value = (String) before.get("value"), rule = (String) restriction.get("rule"), data = (String) event.get("data");
    if (event.get("type").equals("keypress") && data.equals("Enter")) return value;
    int one = position(before.get("selectionStart"), value), other = position(before.get("selectionEnd"), value);
    var text = value.substring(0, Math.min(one, other)) + data + value.substring(Math.max(one, other));
    var separators = SEPARATORS.get((String) given.get("language"));
    if (rule.equals("noEmoji")) return withoutEmoji(text);
    if (!rule.equals("maxLength") && event.get("type").equals("paste")) text = text.replace(separators.substring(1), "");
    return isAllowed(rule, text, separators.charAt(0), restriction) ? text : null;
  }
}
