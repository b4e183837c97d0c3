import { notThere } from '../api/refusal.ts';
import type { World } from '../world.ts';

/** A PDF of one line. */
export function writeInvoiceFile({ state }: World, invoiceId: string): string {
  const invoice = state.invoices.find(({ id }) => id === invoiceId);
  if (!invoice) throw notThere('invoice', invoiceId);
  // The standard fonts have no sign for most currencies, so their codes do.
  const amount = `${(invoice.total / 100).toFixed(2)} ${invoice.currency.toUpperCase()}`;
  const text = `BT /F1 18 Tf 72 720 Td (Invoice ${invoice.number}: ${amount}) Tj ET`;
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

function writePdf(objects: string[]): string {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
