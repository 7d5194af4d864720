/** Packages that come with a dependency of ours, by the name of that dependency. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^scheduler$/, 'react-dom'],
  [/^@floating-ui\//, '@floating-ui/dom'],
  [/^@inversifyjs\//, 'inversify'],
  [/^@tanstack\/(?:.*form.*|pacer.*|devtools.*)$/, '@tanstack/react-form'],
  [/^@tanstack\/|^use-sync-external-store$/, '@tanstack/react-router'],
];

/** Returns the dependency of ours that a package belongs to. */
export const familyOf = (name: string): string =>
  FAMILIES.find(([pattern]) => pattern.test(name))?.[1] ?? name;
