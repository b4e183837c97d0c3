import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Printing = {
  /** Writes the structure of the page into the file, as browsers do unless they are told not to. */
  isTagged?: boolean;
};

/** Prints a page with Chromium. The dates in the file are set to a fixed one. */
export function printHtml(html: string, { isTagged = true }: Printing = {}): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'print-'));
  try {
    writeFileSync(join(folder, 'page.html'), html);
    execFileSync(
      'chromium',
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--no-pdf-header-footer',
        ...(isTagged ? [] : ['--disable-pdf-tagging']),
        `--user-data-dir=${join(folder, 'profile')}`,
        '--print-to-pdf=page.pdf',
        `file://${join(folder, 'page.html')}`,
      ],
      { cwd: folder, stdio: 'ignore', timeout: 120_000 },
    );
    return fixDates(readFileSync(join(folder, 'page.pdf')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sets the dates and ids of a PDF file, keeping its length, since the file knows where its objects stand. */
export function fixDates(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const fixed = text
    .replaceAll(/\(D:\d{14}/g, '(D:20250901090000')
    .replaceAll(/<[0-9A-F]{32}>(?=\s*(<|\]))/g, `<${'0'.repeat(32)}>`)
    .replaceAll(/\/DocChecksum \/[0-9A-F]{32}/g, `/DocChecksum /${'0'.repeat(32)}`);
  return Buffer.from(fixed, 'latin1');
}
