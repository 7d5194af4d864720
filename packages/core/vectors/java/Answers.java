import java.util.*;

/** The rules of what the platform answers: contacts for codes, and the session call. */
final class Answers {
  static final Map<String, Check.Rule> RULES = Map.of("contacts", methods -> offered((List<?>) methods), "session-answers", Answers::sessionAnswer);

  private static final class Malformed extends RuntimeException {
    Malformed(String place) { super("login answer" + place); }
  }

  static String category(Object method) { return (String) ((Map<?, ?>) method).get("contactCategoryId"); }

  static boolean isNumber(Object method) { return category(method).matches("[0-9]{1,15}"); }

  static Object offered(List<?> methods) {
    Comparator<Object> order = Comparator.comparing(method -> !isNumber(method));
    order = order.thenComparing(method -> isNumber(method) ? Long.parseLong(category(method)) : 0);
    order = order.thenComparing(method -> isNumber(method) ? "" : category(method));
    return methods.stream().sorted(order).map(method -> ((Map<?, ?>) method).get("contactId")).filter(id -> !id.equals("")).toList();
  }

  static Object folded(Object value) {
    if (value instanceof List<?> list) return list.stream().map(Answers::folded).collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
    if (!(value instanceof Map<?, ?> map)) return value;
    var made = Json.object();
    map.forEach((key, one) -> { if (!made.containsKey(((String) key).toLowerCase(Locale.ROOT))) made.put(((String) key).toLowerCase(Locale.ROOT), folded(one)); });
    return made;
  }

  /** A field of one of these types, or what stands for an empty one. */
  static Object taken(Map<?, ?> wire, String name, Object empty, String place, Class<?>... types) {
    var value = wire.get(name.toLowerCase(Locale.ROOT));
    if (value == null) return empty;
    for (var type : types) if (type.isInstance(value)) return value;
    throw new Malformed(": " + place + name.toLowerCase(Locale.ROOT));
  }

  static Object passedOn(Map<?, ?> wire, String name, Object empty, Class<?> type) {
    var value = wire.get(name.toLowerCase(Locale.ROOT));
    return type.isInstance(value) ? value : empty;
  }

  static Object number(Map<?, ?> wire, String name) {
    return passedOn(wire, name, null, String.class) instanceof String text && text.matches("-?[0-9]{1,15}") ? Double.valueOf(text) : passedOn(wire, name, null, Double.class);
  }

  static String text(Object identifier) { return identifier instanceof Double number && number % 1 == 0 ? String.valueOf(number.longValue()) : String.valueOf(identifier); }

  static Object sessionAnswer(Object given) {
    try {
      if (!(folded(given) instanceof Map<?, ?> wire)) throw new Malformed("");
      var answer = Json.object("session", taken(wire, "session", null, "", String.class));
      for (var name : List.of("passwordChangeRequired", "is2FaEnabled", "is2FAMandatory")) answer.put(name, taken(wire, name, false, "", Boolean.class));
      answer.put("twoFaToken", taken(wire, "twoFaToken", null, "", String.class));
      var methods = new ArrayList<Object>();
      for (var one : (List<?>) taken(wire, "additional2FaMethods", List.of(), "", List.class)) {
        if (methods.size() == 100) break;
        var place = "additional2famethods." + methods.size();
        if (!(one instanceof Map<?, ?> method)) throw new Malformed(": " + place);
        var made = Json.object();
        for (var name : List.of("contactId", "contactCategoryId")) made.put(name, text(taken(method, name, "", place + ".", String.class, Double.class)));
        made.put("value", taken(method, "value", "", place + ".", String.class));
        methods.add(made);
      }
      answer.put("additional2FaMethods", methods);
      answer.put("additionalInfo", passedOn(wire, "additionalInfo", null, String.class));
      answer.put("allowedAccountOperator", passedOn(wire, "allowedAccountOperator", false, Boolean.class));
      answer.put("statusCode", number(wire, "statusCode"));
      answer.put("userType", number(wire, "userType"));
      if (List.of("", "null").contains(text(answer.get("session"))) && List.of("", "null").contains(text(answer.get("twoFaToken")))) throw new Malformed(": no session");
      return answer;
    } catch (Malformed problem) {
      return Json.object("malformed", problem.getMessage());
    }
  }
}
