import { readText } from '../../document/read-document.ts';
import { writeExpected } from '../../document/write-expected.ts';
import type { GoodFile } from '../good-file.ts';
import { convert } from '../libre-office.ts';
import { repack } from '../repack.ts';
import { writeDocx } from '../write-docx.ts';
import { type OdtStyle, writeOdt } from './write-odt.ts';

/** Open documents: written by us with the oddities of programs, and by LibreOffice itself. */
export function listOpenDocuments(): GoodFile[] {
  const own = Object.entries(documents).map(([name, { text, ...style }]) => ({
    name: `${name}.odt`,
    expected: writeExpected(readText(text)),
    make: () => writeOdt(readText(text), style),
  }));
  const ofOffice = ['statistics', 'french-revolution', 'polish-constitution'].map((text) => ({
    name: `${text}-office.odt`,
    expected: writeExpected(readText(text)),
    make: async () =>
      repack(convert(await writeDocx(readText(text), {}), { from: 'docx', to: 'odt' })),
  }));
  return [...own, ...ofOffice];
}

const documents: Record<string, OdtStyle & { text: string }> = {
  'photosynthesis-open': { text: 'photosynthesis' },
  'newton-open-headings': { text: 'newton', hasPlainHeadings: true },
  'ethics-open-tracked': { text: 'ethics', isTracked: true },
  'bonding-open-header-rows': { text: 'chemical-bonding', hasHeaderRows: true },
  'revolution-open-notes': { text: 'french-revolution', hasManySpans: true },
  'calculus-open-contents': { text: 'calculus', hasContents: true },
  'structures-open-code': { text: 'data-structures', hasManySpans: true },
  'greek-open-frame': { text: 'greek-democracy', hasFrame: true },
};
