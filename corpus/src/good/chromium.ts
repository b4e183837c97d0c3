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
  const options = ['--no-pdf-header-footer', ...(isTagged ? [] : ['--disable-pdf-tagging'])];
  return fixDates(runChromium(html, [...options, '--print-to-pdf=page.pdf'], 'page.pdf'));
}

/** How large a picture is, in pixels, and of which kind by the ending of its name. */
export type Photographing = { width: number; height: number; ending: string };

/** A page as Chromium shows it. */
export function photographHtml(html: string, photographing: Photographing): Uint8Array {
  const { width, height, ending } = photographing;
  const file = `page.${ending}`;
  return runChromium(html, [`--window-size=${width},${height}`, `--screenshot=${file}`], file);
}

function runChromium(html: string, options: readonly string[], made: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'print-'));
  try {
    writeFileSync(join(folder, 'page.html'), html);
    execFileSync(
      'chromium',
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        `--user-data-dir=${join(folder, 'profile')}`,
        ...options,
        `file://${join(folder, 'page.html')}`,
      ],
      { cwd: folder, stdio: 'ignore', timeout: 120_000 },
    );
    return readFileSync(join(folder, made));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
