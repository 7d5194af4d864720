import { readFileSync } from 'node:fs';

const plain = readFileSync(new URL('./pages/static.html', import.meta.url), 'utf8');
const [script = ''] = /<script>.*<\/script>/s.exec(plain) ?? [];

/** Turns a stamped document into a static form: its markup and styles, with the script of the static form. */
export const dress = (html: string): string =>
  html
    .replace(' data-stamp="unread"', '')
    .replace(/<link rel="expect"[^>]*>|<script nomodule[^>]*><\/script>/g, '')
    .replace(/<script type="application\/json".*<\/template>/s, () => script);
