import { mkdirSync, writeFileSync } from 'node:fs';
import { listDrawn } from './good/drawn.ts';
import type { GoodFile } from './good/good-file.ts';
import { listOffice } from './good/office.ts';
import { listPlain } from './good/plain.ts';
import { listPrinted } from './good/printed.ts';
import { listUnembedded } from './good/unembedded.ts';
import type { HostileFile } from './hostile/hostile-file.ts';
import { emptyFiles, oldWordFiles, richText, wrongKinds } from './hostile/other-files.ts';
import { pdfBombs } from './hostile/pdf-bombs.ts';
import { pdfContents } from './hostile/pdf-contents.ts';
import { pdfStructures } from './hostile/pdf-structures.ts';
import { evilNames, plainFiles } from './hostile/plain-files.ts';
import { wordArchives } from './hostile/word-archives.ts';
import { wordBombs } from './hostile/word-bombs.ts';
import { wordXml } from './hostile/word-xml.ts';

/** Makes the corpus again; with words, only the files whose names hold one of them. */
const wanted = process.argv.slice(2);
const goodFolder = new URL('../good/', import.meta.url);
const hostileFolder = new URL('../hostile/', import.meta.url);

const goodFiles = [
  ...listPlain(),
  ...listDrawn(),
  ...listUnembedded(),
  ...listOffice(),
  ...listPrinted(),
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
];

mkdirSync(goodFolder, { recursive: true });
mkdirSync(hostileFolder, { recursive: true });
for (const file of goodFiles) if (isWanted(`good/${file.name}`)) await keepGood(file);
for (const file of hostileFiles) if (isWanted(`hostile/${file.file}`)) await keepHostile(file);
// What makes a file is a function, which JSON leaves out.
const manifest = JSON.stringify(hostileFiles, null, 2);
writeFileSync(new URL('manifest.json', hostileFolder), `${manifest}\n`);

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((word) => name.includes(word));
}

async function keepGood({ name, expected, make }: GoodFile): Promise<void> {
  const stem = name.replace(/\.[a-z]+$/, '');
  keep(new URL(name, goodFolder), await make());
  writeFileSync(new URL(`${stem}.expected.md`, goodFolder), expected);
}

async function keepHostile({ file, make }: HostileFile): Promise<void> {
  keep(new URL(file, hostileFolder), await make());
}

function keep(place: URL, bytes: Uint8Array): void {
  writeFileSync(place, bytes);
  console.log(place.pathname.split('/').slice(-2).join('/'), bytes.length);
}
