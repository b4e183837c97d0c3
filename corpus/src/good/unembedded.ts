import { readText } from '../document/read-document.ts';
import { writeExpected } from '../document/write-expected.ts';
import { folded, type PdfObject, writePdf } from '../hostile/write-pdf.ts';
import type { GoodFile } from './good-file.ts';
import { layOutByLetter, type Sheet } from './lay-out-by-letter.ts';

/** How letters become the codes of a font, and what the font has to say of itself. */
type Writing = {
  encoding: string;
  ordering: string;
  regular: string;
  bold: string;
  /** Characters of the collection that are half as wide as others. */
  narrow: string;
  encode: (text: string) => Uint8Array;
};

/** PDF files whose fonts are not in them: what a code means stands in a table that the reader has. */
export function listUnembedded(): GoodFile[] {
  return [
    unembedded('japanese-predefined-cmap', 'japanese-restoration', shiftJis),
    unembedded('chinese-predefined-cmap', 'chinese-dynasties', unicodeOfGb),
  ];
}

const shiftJis: Writing = {
  encoding: '90ms-RKSJ-H',
  ordering: 'Japan1',
  regular: 'MS-Mincho',
  bold: 'MS-Gothic,Bold',
  narrow: '231 389',
  encode: makeEncoder('shift_jis'),
};

const unicodeOfGb: Writing = {
  encoding: 'UniGB-UCS2-H',
  ordering: 'GB1',
  regular: 'SimSun',
  bold: 'SimHei,Bold',
  narrow: '1 95',
  encode: (text) => Buffer.from(text, 'utf16le').swap16(),
};

function unembedded(name: string, textName: string, writing: Writing): GoodFile {
  const document = readText(textName);
  return {
    name: `${name}.pdf`,
    expected: writeExpected(document),
    make: () => writePdf({ objects: makeObjects(layOutByLetter(document), writing) }),
  };
}

/** Catalogue 1, pages 2, both fonts 3 and 4 with their letters 5 and 6, then the pages. */
function makeObjects(sheets: readonly Sheet[], writing: Writing): PdfObject[] {
  const kids = sheets.map((_, at) => `${7 + 2 * at} 0 R`);
  const { regular, bold } = writing;
  return [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}/MediaBox[0 0 595 842]` +
      '/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>>>',
    composeFont(regular, writing, 5),
    composeFont(bold, writing, 6),
    describeLetters(regular, writing),
    describeLetters(bold, writing),
    ...sheets.flatMap((sheet, at) => [
      `<</Type/Page/Parent 2 0 R/Contents ${8 + 2 * at} 0 R>>`,
      folded(drawSheet(sheet, writing)),
    ]),
  ];
}

function composeFont(name: string, { encoding }: Writing, letters: number): string {
  return `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/${encoding}/DescendantFonts[${letters} 0 R]>>`;
}

function describeLetters(name: string, { ordering, narrow }: Writing): string {
  return (
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/DW 1000/W[${narrow} 500]` +
    `/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>` +
    `/FontDescriptor<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[0 -137 1000 859]` +
    '/ItalicAngle 0/Ascent 859/Descent -137/CapHeight 700/StemV 80>>>>'
  );
}

function drawSheet(sheet: Sheet, { encode }: Writing): string {
  const shown = sheet.map(({ text, x, y, size, isBold }) => {
    const codes = Buffer.from(encode(text)).toString('hex');
    return `/F${isBold ? 2 : 1} ${size} Tf 1 0 0 1 ${x} ${842 - y} Tm <${codes}> Tj`;
  });
  return `BT ${shown.join('\n')} ET`;
}

/** The other way round than the platform's decoder goes. */
function makeEncoder(label: string): (text: string) => Uint8Array {
  const decoder = new TextDecoder(label);
  const codes = new Map<string, readonly number[]>();
  for (let code = 0; code < 0x1_00_00; code += 1) {
    const bytes = code < 0x80 ? [code] : [code >> 8, code & 0xff];
    const letter = decoder.decode(Uint8Array.from(bytes));
    // What is no code is decoded as well, to a letter that says so.
    if (letter.length === 1 && !codes.has(letter)) codes.set(letter, bytes);
  }
  return (text) =>
    Uint8Array.from(
      Array.from(text).flatMap((letter) => {
        const bytes = codes.get(letter);
        if (!bytes) throw new Error(`${label} has no ${letter}`);
        return bytes;
      }),
    );
}
