import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type OfficeKind = 'doc' | 'docx' | 'odt' | 'pdf' | 'rtf';

const filters: Record<OfficeKind, string> = {
  doc: 'doc:MS Word 97',
  docx: 'docx:MS Word 2007 XML',
  odt: 'odt:writer8',
  pdf: 'pdf:writer_pdf_Export',
  rtf: 'rtf:Rich Text Format',
};

export type Conversion = { from: 'docx' | 'html'; to: OfficeKind };

/** Converts a document with LibreOffice Writer. */
export function convert(bytes: Uint8Array, { from, to }: Conversion): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  try {
    const source = join(folder, `source.${from}`);
    writeFileSync(source, bytes);
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${join(folder, 'profile')}`,
        '--headless',
        ...(from === 'html' ? ['--infilter=HTML (StarWriter)'] : []),
        '--convert-to',
        filters[to],
        '--outdir',
        join(folder, 'out'),
        source,
      ],
      { stdio: 'ignore', timeout: 180_000 },
    );
    return readFileSync(join(folder, 'out', `source.${to}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
