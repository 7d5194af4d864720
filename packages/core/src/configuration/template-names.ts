/** The thirteen values of a platform address, in the order of spec 7. */
export const TEMPLATE_NAMES = [
  'sessionId',
  'userName',
  'userType',
  'cultureCode',
  'AuthenticationUri',
  'theme',
  'title',
  'cultureId',
  'showMenu',
  'page',
  'time',
  'language',
  'accountOperator',
] as const;

/** The name of a value that a platform's template may contain. */
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** The values of the my-account address (functional spec, configuration). */
export const MY_ACCOUNT_NAMES = ['session', 'username', 'source'] as const;

/** Matches `{{name}}`, with the name in group 1, and `{name}`, with the name in group 2. */
export const PLACEHOLDER = /\{\{([^{}]*)\}\}|\{([^{}]*)\}/g;

/** Returns the first placeholder of a template that is not one of these names, with its braces, or null. */
export function unknownPlaceholder(template: string, names: readonly string[]): string | null {
  for (const [whole, double, single] of template.matchAll(PLACEHOLDER)) {
    if (!names.includes(double ?? single ?? '')) return whole;
  }
  return null;
}
