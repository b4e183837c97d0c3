import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { noise } from './bomb.ts';
import type { HostileFile } from './hostile-file.ts';
import { lesson } from './lesson.ts';
import { drawLines, folded, onePage, type PdfObject, writePdf } from './write-pdf.ts';

const text = folded(drawLines(lesson));

/** PDF files that are locked, have no text, or carry something that wants to be run. */
export const pdfContents: HostileFile[] = [
  ...(['1.3', '1.4', '1.6', '1.7ext3'] as const).map((version): HostileFile => ({
    file: `password-${version}.pdf`,
    about: `A file that asks for a password, in the manner of PDF ${version}.`,
    outcome: 'refused',
    refusal: 'password',
    make: () => lock({ pdfVersion: version, userPassword: 'secret', ownerPassword: 'master' }),
  })),
  {
    file: 'owner-password-only.pdf',
    about: 'A file that anybody may open and nobody may copy from.',
    outcome: 'read',
    make: () => lock({ pdfVersion: '1.4', ownerPassword: 'master' }),
  },
  {
    file: 'script-at-opening.pdf',
    about: 'A script that runs when the file is opened.',
    outcome: 'read',
    forbidden: ['app.alert'],
    make: () =>
      writePdf({
        objects: onePage({
          content: text,
          catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\("owned"\\);while\\(true\\){})>>',
        }),
      }),
  },
  {
    file: 'script-by-name.pdf',
    about: 'Scripts in the tree of names and on the page.',
    outcome: 'read',
    forbidden: ['app.launchURL'],
    make: () =>
      writePdf({
        objects: onePage({
          content: text,
          catalog:
            '/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(app.launchURL\\("http://127.0.0.1"\\))>>]>>>>',
        }),
      }),
  },
  {
    file: 'starts-a-program.pdf',
    about: 'An action that starts a program.',
    outcome: 'read',
    forbidden: ['calc.exe'],
    make: () =>
      writePdf({
        objects: onePage({
          content: text,
          catalog: '/OpenAction<</S/Launch/F(calc.exe)/Win<</F(calc.exe)/P(/c del *)>>>>',
        }),
      }),
  },
  {
    file: 'carries-a-program.pdf',
    about: 'A file that carries another one.',
    outcome: 'read',
    make: () => {
      const file = folded(Buffer.concat([Buffer.from('MZ'), noise(2000, 9)]), '/Type/EmbeddedFile');
      const catalog =
        '/Names<</EmbeddedFiles<</Names[(evil.exe)<</Type/Filespec/F(evil.exe)/EF<</F 6 0 R>>>>]>>>>';
      return writePdf({ objects: onePage({ content: text, catalog, more: [file] }) });
    },
  },
  {
    file: 'external-content.pdf',
    about: 'The content of the page stands in a file of the reader.',
    outcome: 'either',
    forbidden: ['root:'],
    make: () => {
      const content = { dictionary: '/F(/etc/passwd)', stream: Buffer.of() };
      return writePdf({ objects: onePage({ content }) });
    },
  },
  {
    file: 'scan.pdf',
    about: 'Three pages that are pictures.',
    outcome: 'refused',
    refusal: 'scanned',
    make: () => writePdf({ objects: scan(false) }),
  },
  {
    file: 'scan-with-page-numbers.pdf',
    about: 'Three pages that are pictures, each with a page number in text.',
    outcome: 'refused',
    refusal: 'scanned',
    make: () => writePdf({ objects: scan(true) }),
  },
  ...(['JBIG2Decode', 'JPXDecode', 'CCITTFaxDecode', 'DCTDecode'] as const).map(
    (filter): HostileFile => ({
      file: `broken-picture-${filter.toLowerCase()}.pdf`,
      about: `Text beside a picture whose ${filter} data is noise and claims to be huge.`,
      outcome: 'read',
      make: () => {
        const dictionary = `/Type/XObject/Subtype/Image/Width 60000/Height 60000/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/${filter}`;
        const picture = { dictionary, stream: noise(3000, 13) };
        const content = folded(`q 500 0 0 700 40 40 cm /X1 Do Q ${drawLines(lesson)}`);
        const page = '/XObject<</X1 6 0 R>>>>';
        return writePdf({ objects: onePage({ content, page, more: [picture] }) });
      },
    }),
  ),
  {
    file: 'broken-font.pdf',
    about: 'A font whose program is noise.',
    outcome: 'either',
    make: () => {
      const program = folded(noise(4000, 17));
      const objects = onePage({ content: text, more: [program] });
      objects[4] =
        '<</Type/Font/Subtype/TrueType/BaseFont/X/FirstChar 32/LastChar 33/Widths[500 500]/FontDescriptor<</Type/FontDescriptor/FontName/X/Flags 4/FontFile2 6 0 R>>>>';
      return writePdf({ objects });
    },
  },
];

async function lock(options: PDFKit.PDFDocumentOptions): Promise<Uint8Array> {
  const info = { CreationDate: new Date(Date.UTC(2025, 8, 1)) };
  const pdf = new PDFDocument({ ...options, info });
  pdf.text(lesson.join(' '));
  pdf.end();
  return buffer(pdf);
}

/** Grey lines that look like writing from afar. */
function scan(hasNumbers: boolean): PdfObject[] {
  const [width, height] = [200, 280];
  const chance = noise(width * height, 21);
  const pixels = Buffer.from(
    Array.from({ length: width * height }, (_, at) => {
      const isInk = Math.floor(at / width) % 8 < 3 && (chance[at] ?? 0) > 120;
      return isInk ? 40 : 250;
    }),
  );
  const picture = folded(
    pixels,
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8`,
  );
  const pages = [0, 1, 2].flatMap((at) => [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${6 + 2 * at} 0 R/Resources<</Font<</F1 3 0 R>>/XObject<</X1 4 0 R>>>>>>`,
    folded(`q 595 0 0 842 0 0 cm /X1 Do Q ${hasNumbers ? drawLines([`Page ${at + 1}`]) : ''}`),
  ]);
  return [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[5 0 R 7 0 R 9 0 R]/Count 3>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    picture,
    ...pages,
  ];
}
