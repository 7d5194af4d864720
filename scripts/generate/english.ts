// Generates the page's English texts from the source of all messages.
import { ENGLISH } from '@gatehouse-login/core';
import { generated } from '../lib/generated.ts';

generated('packages/web-react/public/assets/i18n/en.json', `${JSON.stringify(ENGLISH, null, 2)}\n`);
