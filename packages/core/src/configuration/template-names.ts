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

/** The name of a value that a platform's template may hold. */
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** The values of the my-account address (docs/unknowns.md, configuration). */
export const MY_ACCOUNT_NAMES = ['session', 'username', 'source'] as const;

/** Matches `{{name}}` and `{name}`; the name stands in the first group that took part. */
export const PLACEHOLDER = /\{\{([^{}]*)\}\}|\{([^{}]*)\}/g;

/** The first placeholder of a template that is none of these names, whole, else null. */
export function unknownPlaceholder(template: string, names: readonly string[]): string | null {
  for (const [whole, double, single] of template.matchAll(PLACEHOLDER)) {
    if (!names.includes(double ?? single ?? '')) return whole;
  }
  return null;
}
