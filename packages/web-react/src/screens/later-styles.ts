import { loadStylesheet } from '../flow/complete-styles.ts';
import address from '../styles/later.css?url';

let loading: Promise<void> | undefined;

/** Loads the styles of the screens that are not part of the first scripts, once. */
export function loadLaterStyles(): Promise<void> {
  loading ??= loadStylesheet(address);
  return loading;
}
