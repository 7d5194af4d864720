import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';

/** A small picture of a page. */
export interface Shot {
  readonly png: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures of one thing, side by side. */
export interface Row {
  readonly caption: string;
  readonly shots: readonly Shot[];
}

/** Takes a picture of what the window shows, drawn at a height of so many pixels. */
export async function shoot(page: Page, height: number): Promise<Shot> {
  const size = page.viewportSize() ?? { width: 1, height: 1 };
  const scale = height / size.height;
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...size, scale };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip });
  await session.detach();
  return { png: data, width: Math.round(size.width * scale), height };
}

/** Lays out pictures on one sheet, row by row, and writes it as WebP. */
export async function writeSheet(page: Page, path: string, rows: readonly Row[]): Promise<void> {
  const image = ({ png, width, height }: Shot): string =>
    `<img width="${width}" height="${height}" src="data:image/png;base64,${png}">`;
  await page.setViewportSize({ width: 800, height: 600 });
  await page.setContent(
    `<style>body{margin:0;padding:12px;width:max-content;background:#8a8f98;font:13px/20px sans-serif;color:#fff}
     p{margin:0}div{display:flex;gap:8px;margin-bottom:8px}</style>
     ${rows.map(({ caption, shots }) => `<p>${caption}</p><div>${shots.map(image).join('')}</div>`).join('')}`,
    { waitUntil: 'load' },
  );
  const { width, height } = await page.evaluate(() => document.body.getBoundingClientRect());
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: Math.ceil(width), height: Math.ceil(height), scale: 1 },
  });
  await session.detach();
  writeFileSync(path, Buffer.from(data, 'base64'));
}
