type PdfFile = { name: string; mimeType: string; buffer: Buffer };

/** A page that is one picture, as a scanner makes it. */
export function scannedPdf(name: string): PdfFile {
  const picture =
    '<</Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray/Length 4>>\nstream\n\x10\x20\x30\x40\nendstream';
  const resources = '<</XObject<</Scan 5 0 R>>>>';
  return makePdf(name, {
    objects: [...page(resources, 'q 612 0 0 792 0 0 cm /Scan Do Q'), picture],
  });
}

/** A page with nothing on it. */
export function blankPdf(name: string): PdfFile {
  return makePdf(name, { objects: page('<<>>', '') });
}

/** Opens for nobody: no password fits what it says about its own. */
export function lockedPdf(name: string): PdfFile {
  const keys = `/O<${'3f'.repeat(32)}>/U<${'5a'.repeat(32)}>`;
  const lock = `<</Filter/Standard/V 1/R 2/Length 40${keys}/P -4>>`;
  const id = `[<${'01'.repeat(16)}><${'01'.repeat(16)}>]`;
  return makePdf(name, {
    objects: [...page('<<>>', 'BT ET'), lock],
    trailer: `/Encrypt 5 0 R/ID${id}`,
  });
}

/** Called a PDF, and nothing of one after its first line. */
export function damagedPdf(name: string): PdfFile {
  return { name, mimeType, buffer: Buffer.from(`%PDF-1.7\n${'torn '.repeat(200)}`) };
}

const mimeType = 'application/pdf';

function page(resources: string, content: string): string[] {
  return [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources${resources}/Contents 4 0 R>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  ];
}

type Parts = { objects: readonly string[]; trailer?: string };

function makePdf(name: string, { objects, trailer = '' }: Parts): PdfFile {
  let text = '%PDF-1.7\n';
  const offsets: string[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(`${String(text.length).padStart(10, '0')} 00000 n \n`);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`;
  return { name, mimeType, buffer: Buffer.from(`${text}${table}${end}`, 'latin1') };
}
