import type { Locator } from '@playwright/test';
import readQr from 'jsqr';

/** What a phone reads when it is held before the screen. */
export async function readQrCode(drawing: Locator): Promise<string | undefined> {
  const picture = (await drawing.screenshot()).toString('base64');
  const { pixels, width, height } = await drawing.page().evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const read = context?.getImageData(0, 0, image.width, image.height);
    // As one string: a list of a million numbers takes a minute on its way.
    const pixels = Array.from(read?.data ?? [], (value) => String.fromCharCode(value)).join('');
    return { pixels, width: image.width, height: image.height };
  }, picture);
  return readQr.default(Uint8ClampedArray.from(Buffer.from(pixels, 'latin1')), width, height)?.data;
}
