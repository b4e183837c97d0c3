import { deflateSync } from 'node:zlib';
import { foldLongForPdf } from './bomb.ts';
import type { HostileFile } from './hostile-file.ts';
import { lesson } from './lesson.ts';
import { drawLines, folded, onePage, type PdfObject, writePdf } from './write-pdf.ts';

const text = folded(drawLines(lesson));

/** PDF files that unfold to far more than they weigh, or ask for far more work. */
export const pdfBombs: HostileFile[] = [
  {
    file: 'bomb-content.pdf',
    about: 'The content of a page unfolds to 200 MB.',
    outcome: 'either',
    make: () => {
      const stream = foldLongForPdf({ begin: drawLines(lesson), letter: ' ', megabytes: 200 });
      return writePdf({
        objects: onePage({ content: { dictionary: '/Filter/FlateDecode', stream } }),
      });
    },
  },
  {
    file: 'bomb-content-twice.pdf',
    about: 'The content of a page is folded twice and unfolds to 2 GB.',
    outcome: 'either',
    make: () => {
      const stream = deflateSync(foldLongForPdf({ letter: ' ', megabytes: 2000 }), { level: 9 });
      const dictionary = '/Filter[/FlateDecode/FlateDecode]';
      return writePdf({ objects: onePage({ content: { dictionary, stream } }) });
    },
  },
  {
    file: 'twenty-filters.pdf',
    about: 'The content of a page is folded twenty times.',
    outcome: 'either',
    make: () => {
      let stream: Uint8Array = Buffer.from(drawLines(lesson));
      for (let count = 0; count < 20; count += 1) stream = deflateSync(stream);
      const dictionary = `/Filter[${'/FlateDecode'.repeat(20)}]`;
      return writePdf({ objects: onePage({ content: { dictionary, stream } }) });
    },
  },
  {
    file: 'bomb-object-stream.pdf',
    about: 'The pages stand in a stream of objects that unfolds to 200 MB.',
    outcome: 'either',
    make: () => {
      const begin = '2 0 <</Type/Pages/Kids[3 0 R]/Count 1>> ';
      const stream = foldLongForPdf({ begin, letter: ' ', megabytes: 200 });
      return writeWithObjectStream({ dictionary: '/N 1/First 4/Filter/FlateDecode', stream });
    },
  },
  {
    file: 'ten-thousand-pages.pdf',
    about: 'Ten thousand pages, each with a line of text.',
    outcome: 'either',
    make: () => writePdf({ objects: manyPages(10_000) }),
  },
  {
    file: 'five-million-letters.pdf',
    about: 'Five million letters on one page.',
    outcome: 'either',
    make: () => writePdf({ objects: onePage({ content: folded(drawLines(longLines(70_000))) }) }),
  },
  {
    file: 'million-operators.pdf',
    about: 'A page that saves its state three million times before it draws a word.',
    outcome: 'either',
    make: () => {
      const content = folded(`${'q '.repeat(3_000_000)}${drawLines(lesson)}`);
      return writePdf({ objects: onePage({ content }) });
    },
  },
  {
    file: 'million-words-apart.pdf',
    about: 'Six hundred thousand letters, each placed on its own at one of many places.',
    outcome: 'either',
    make: () => {
      const letters = Array.from(
        { length: 600_000 },
        (_, at) => `1 0 0 1 ${(at % 19) * 30} ${(at % 21) * 40} Tm(x)Tj`,
      );
      const content = folded(`BT /F1 5 Tf ${letters.join(' ')} ET`);
      return writePdf({ objects: onePage({ content }) });
    },
  },
  {
    file: 'drawing-calls-itself.pdf',
    about: 'A form that draws itself.',
    outcome: 'either',
    make: () => {
      const form = folded(
        `${drawLines(lesson)} /X1 Do`,
        '/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>/XObject<</X1 6 0 R>>>>',
      );
      const page = '/XObject<</X1 6 0 R>>>>';
      return writePdf({ objects: onePage({ content: folded('/X1 Do'), page, more: [form] }) });
    },
  },
  {
    file: 'drawings-multiply.pdf',
    about: 'Forms that draw each other ten times, nine levels deep.',
    outcome: 'either',
    make: () => {
      const forms = Array.from({ length: 9 }, (_, at) => {
        const isLast = at === 8;
        const inner = isLast ? drawLines(['word']) : '/X Do '.repeat(10);
        const used = isLast ? '/Font<</F1 5 0 R>>' : `/XObject<</X ${at + 7} 0 R>>`;
        return folded(inner, `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<<${used}>>`);
      });
      const page = '/XObject<</X1 6 0 R>>>>';
      return writePdf({ objects: onePage({ content: folded('/X1 Do'), page, more: forms }) });
    },
  },
  {
    file: 'letters-become-novels.pdf',
    about: 'A font that says each of its letters stands for 60,000.',
    outcome: 'either',
    make: () => writePdf({ objects: withMap(novelMap()) }),
  },
  {
    file: 'map-of-everything.pdf',
    about: 'A font with a map of four thousand million letters.',
    outcome: 'either',
    make: () =>
      writePdf({ objects: withMap('1 beginbfrange\n<00000000> <ffffffff> <0041>\nendbfrange') }),
  },
];

function manyPages(count: number): PdfObject[] {
  const kids = Array.from({ length: count }, (_, at) => `${at + 5} 0 R`);
  const page = '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>';
  return [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${count}/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Kids[${kids.join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    folded(drawLines(lesson)),
    ...kids.map(() => page),
  ];
}

function longLines(count: number): string[] {
  return Array.from({ length: count }, (_, at) => lesson[at % lesson.length] ?? '');
}

/** The file's own font is replaced by one whose map to Unicode we wrote. */
function withMap(ranges: string): PdfObject[] {
  const begin = '/CIDInit /ProcSet findresource begin 12 dict begin begincmap';
  const space = '1 begincodespacerange <00> <ff> endcodespacerange';
  const map = folded(`${begin}\n${space}\n${ranges}\nendcmap end end`);
  const objects = onePage({ content: text, more: [map] });
  objects[4] = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>';
  return objects;
}

function novelMap(): string {
  const novel = '0061'.repeat(60_000);
  const letters = Array.from({ length: 95 }, (_, at) => (at + 32).toString(16));
  return `95 beginbfchar\n${letters.map((code) => `<${code}> <${novel}>`).join('\n')}\nendbfchar`;
}

/** A file whose object 2 stands in a compressed stream, so that its table is a stream as well. */
function writeWithObjectStream(objects: PdfObject & object): Uint8Array {
  const [catalog = '', , page = '', content = '', font = ''] = onePage({ content: text });
  const plain = Buffer.from(
    writePdf({ objects: [catalog, objects, page, content, font] }),
  ).toString('latin1');
  const body = plain.slice(0, plain.indexOf('xref\n0'));
  // The stream takes number 6, and number 2 is said to be its first object.
  const moved = body.replace('\n2 0 obj\n<</N', '\n6 0 obj\n<</Type/ObjStm/N');
  const placeOf = (number: number) => moved.indexOf(`\n${number} 0 obj`) + 1;
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => {
    if (number === 0) return [0, 0, 0];
    if (number === 2) return [2, 6, 0];
    return [1, number === 7 ? moved.length : placeOf(number), 0];
  });
  const table = Buffer.alloc(rows.length * 6);
  for (const [at, [kind = 0, place = 0, more = 0]] of rows.entries()) {
    table.writeUInt8(kind, at * 6);
    table.writeUInt32BE(place, at * 6 + 1);
    table.writeUInt8(more, at * 6 + 5);
  }
  const head = `7 0 obj\n<</Type/XRef/Size 8/W[1 4 1]/Root 1 0 R/Length ${table.length}>>\nstream\n`;
  const tail = `\nendstream\nendobj\nstartxref\n${moved.length}\n%%EOF\n`;
  return Buffer.concat([Buffer.from(moved, 'latin1'), Buffer.from(head), table, Buffer.from(tail)]);
}
