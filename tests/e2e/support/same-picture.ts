import type { BrowserContext } from 'playwright/test';

/** Returns by how many of 255 steps two pictures (PNG) of one size differ, where they differ most. */
export async function largestDifference(
  context: BrowserContext,
  one: Buffer,
  other: Buffer,
): Promise<number> {
  const page = await context.newPage();
  const difference = await page.evaluate(
    async (pictures) => {
      const bytesOf = async (picture: string): Promise<Uint8ClampedArray> => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        canvas?.drawImage(bitmap, 0, 0);
        return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
      };
      const [left, right] = await Promise.all(pictures.map(bytesOf));
      if (left === undefined || left.length !== right?.length) return 255;
      return left.reduce((most, value, at) => Math.max(most, Math.abs(value - (right[at] ?? 0))), 0);
    },
    [one, other].map((picture) => picture.toString('base64')),
  );
  await page.close();
  return difference;
}
