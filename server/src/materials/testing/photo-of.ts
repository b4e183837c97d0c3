import PdfDocument from 'pdfkit';

/** A scan: a PDF with a picture on each page and nothing else. */
export async function photoOf(
  pictures: readonly (Buffer | undefined)[],
): Promise<Buffer<ArrayBuffer>> {
  const document = new PdfDocument({ autoFirstPage: false, margin: 0 });
  const parts: Uint8Array[] = [];
  document.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()));
  for (const picture of pictures) {
    document.addPage({ size: [450, 310] });
    if (picture) document.image(picture, 0, 0, { width: 450 });
  }
  document.end();
  await ended;
  return Buffer.concat(parts);
}
