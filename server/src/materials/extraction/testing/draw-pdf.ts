import PDFDocument from 'pdfkit';

type Options = PDFKit.PDFDocumentOptions;

/** A small PDF of A4 pages that a test draws by itself. */
export async function drawPdf(
  draw: (document: PDFKit.PDFDocument) => void,
  options: Options = {},
): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', ...options });
  const chunks: Buffer[] = [];
  const isDone = new Promise<void>((resolve) => document.on('end', resolve));
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(document);
  document.end();
  await isDone;
  return new Uint8Array(Buffer.concat(chunks));
}
