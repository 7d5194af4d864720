// The first script of a document that is not stamped. It is small, and asks for what the page’s script needs, unless that
// script was faster.
import { askAhead } from './ask-ahead.ts';

window.takeAhead ??= askAhead('/configs/config.json', '/assets/i18n/en.json');
