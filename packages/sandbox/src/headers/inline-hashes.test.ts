import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

describe('hashes of inline blocks', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');

  it('cover scripts and styles that stand in the page', () => {
    expect(inlineHashes('<style>a{}</style><script>one</script><script type="module">two</script>')).toEqual({
      scripts: [hash('one'), hash('two')],
      styles: [hash('a{}')],
    });
  });

  it('leave out scripts with an address and blocks of JSON', () => {
    const page =
      '<script src="/a.js"></script><script type="application/json">{}</script>' +
      "<script id=x type='application/ld+json'>{}</script><script data-src=1>kept</script>";
    expect(inlineHashes(page).scripts).toEqual([hash('kept')]);
  });

  it('count every line end as LF, as a browser does', () => {
    expect(inlineHashes('<script>a\r\nb</script>').scripts).toEqual([hash('a\nb')]);
  });
});
