import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixDates } from './fix-dates.ts';

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
