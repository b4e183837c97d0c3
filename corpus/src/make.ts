import { mkdirSync, writeFileSync } from 'node:fs';
import { listParagraphs, photograph } from './photos/photograph.ts';
import { photoPages } from './photos/photo-pages.ts';
import { listDrawn } from './good/drawn.ts';
import type { GoodFile } from './good/good-file.ts';
import { listBordered } from './tables/bordered.ts';
import { listBooks } from './good/more/books.ts';
import { listFormulaFiles } from './good/more/formula-files.ts';
import { listOpenDocuments } from './good/more/open-documents.ts';
import { listPages } from './good/more/pages.ts';
import { listTalks } from './good/more/talks.ts';
import { listOffice } from './good/office.ts';
import { listPlain } from './good/plain.ts';
import { listPrinted } from './good/printed.ts';
import { listUnembedded } from './good/unembedded.ts';
import { listWordFormulas } from './good/word-formulas.ts';
import type { HostileFile } from './hostile/hostile-file.ts';
import { emptyFiles, oldWordFiles, richText, wrongKinds } from './hostile/other-files.ts';
import { pdfBombs } from './hostile/pdf-bombs.ts';
import { pdfContents } from './hostile/pdf-contents.ts';
import { pdfStructures } from './hostile/pdf-structures.ts';
import { evilNames, plainFiles } from './hostile/plain-files.ts';
import { pictures } from './hostile/pictures.ts';
import { hostilePages, openDocuments, slidesAndBooks } from './hostile/slides-and-books.ts';
import { wordArchives } from './hostile/word-archives.ts';
import { wordBombs } from './hostile/word-bombs.ts';
import { wordXml } from './hostile/word-xml.ts';

/** Makes the corpus again; with words, only the files whose names hold one of them. */
const wanted = process.argv.slice(2);
const goodFolder = new URL('../good/', import.meta.url);
const tableFolder = new URL('../tables/', import.meta.url);
const photoFolder = new URL('../photos/', import.meta.url);
const hostileFolder = new URL('../hostile/', import.meta.url);

const goodFiles = [
  ...listPlain(),
  ...listDrawn(),
  ...listUnembedded(),
  ...listOffice(),
  ...listPrinted(),
  ...listWordFormulas(),
  ...listPages(),
  ...listOpenDocuments(),
  ...listBooks(),
  ...listTalks(),
  ...listFormulaFiles(),
];
const hostileFiles = [
  ...wordBombs,
  ...wordXml,
  ...wordArchives,
  ...pdfBombs,
  ...pdfStructures,
  ...pdfContents,
  ...richText,
  ...oldWordFiles,
  ...wrongKinds,
  ...emptyFiles,
  ...plainFiles,
  ...evilNames,
  ...pictures,
  ...slidesAndBooks,
  ...openDocuments,
  ...hostilePages,
];

mkdirSync(goodFolder, { recursive: true });
mkdirSync(tableFolder, { recursive: true });
mkdirSync(photoFolder, { recursive: true });
mkdirSync(hostileFolder, { recursive: true });
for (const file of goodFiles) if (isWanted(`good/${file.name}`)) await keepGood(file, goodFolder);
for (const file of listBordered())
  if (isWanted(`tables/${file.name}`)) await keepGood(file, tableFolder);
for (const file of hostileFiles) if (isWanted(`hostile/${file.file}`)) await keepHostile(file);
for (const page of photoPages) {
  const file = `${page.name}.${page.ending ?? 'jpg'}`;
  if (!isWanted(`photos/${file}`)) continue;
  keep(new URL(file, photoFolder), photograph(page));
  writeFileSync(new URL(`${page.name}.txt`, photoFolder), `${listParagraphs(page).join('\n')}\n`);
}
// What makes a file is a function, which JSON leaves out.
const manifest = JSON.stringify(hostileFiles, null, 2);
writeFileSync(new URL('manifest.json', hostileFolder), `${manifest}\n`);

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((word) => name.includes(word));
}

async function keepGood({ name, expected, make }: GoodFile, folder: URL): Promise<void> {
  const stem = name.replace(/\.[a-z]+$/, '');
  keep(new URL(name, folder), await make());
  writeFileSync(new URL(`${stem}.expected.md`, folder), expected);
}

async function keepHostile({ file, make }: HostileFile): Promise<void> {
  keep(new URL(file, hostileFolder), await make());
}

function keep(place: URL, bytes: Uint8Array): void {
  writeFileSync(place, bytes);
  console.log(place.pathname.split('/').slice(-2).join('/'), bytes.length);
}
