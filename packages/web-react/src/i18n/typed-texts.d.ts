import type { ENGLISH } from '@gatehouse-login/core';
import 'i18next';

/** Types the texts: `t()` takes the keys of the English texts and no others, with a value for each placeholder. */
declare module 'i18next' {
  interface CustomTypeOptions {
    readonly resources: { readonly translation: typeof ENGLISH };
    readonly keySeparator: false;
    readonly nsSeparator: false;
    readonly strictKeyChecks: true;
    readonly interpolationPrefix: '{';
    readonly interpolationSuffix: '}';
  }
}
