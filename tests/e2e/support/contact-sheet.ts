import type { BrowserContext } from 'playwright/test';

/** One picture of a page, and its width on the sheet. */
export interface Shot {
  readonly caption: string;
  readonly png: Buffer;
  readonly width: number;
}

/** Lays out pictures on one sheet, row by row. */
export async function takeSheet(
  context: BrowserContext,
  path: string,
  rows: readonly (readonly Shot[])[],
): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1840, height: 600 });
  const figure = ({ caption, png, width }: Shot): string =>
    `<figure style="width:${width}px"><img width="${width}" src="data:image/png;base64,${png.toString('base64')}">` +
    `<figcaption>${caption}</figcaption></figure>`;
  await page.setContent(
    `<style>body{margin:16px;background:#8a8f98;font:12px sans-serif;color:#fff}
     div{display:flex;gap:12px;margin-bottom:12px}figure{margin:0}img{display:block}</style>
     ${rows.map((row) => `<div>${row.map(figure).join('')}</div>`).join('')}`,
    { waitUntil: 'load' },
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
