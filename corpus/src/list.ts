import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { photoPages } from './photos/photo-pages.ts';

const goodFolder = new URL('../good/', import.meta.url);
const tableFolder = new URL('../tables/', import.meta.url);
const webFolder = new URL('../web/', import.meta.url);
const photoFolder = new URL('../photos/', import.meta.url);
const hostileFolder = new URL('../hostile/', import.meta.url);

export type GoodEntry = {
  name: string;
  /** The extension, without its dot. */
  kind: string;
  path: string;
  read: () => Uint8Array;
  /** The text that a faithful reader gives. */
  readExpected: () => string;
};

/** What has to become of a hostile file, within 15 seconds. */
export type Verdict = {
  about: string;
  /** The name under which it is sent, when it is not that of the file. */
  uploadName?: string;
  outcome: 'refused' | 'read' | 'either';
  /** Why it is refused, where only one reason is right. */
  refusal?: 'damaged' | 'empty' | 'locked' | 'password' | 'scanned' | 'too-complex' | 'wrong-type';
  /** What must not stand in the reading. */
  forbidden?: readonly string[];
};

export type HostileEntry = Verdict & { file: string; uploadName: string; read: () => Uint8Array };

/** The files that have to be read well. */
export function readGoodFiles(): GoodEntry[] {
  return readFolder(goodFolder);
}

/** Short PDF files with tables that are drawn with lines, each with a key that is exact. */
export function readTableFiles(): GoodEntry[] {
  return readFolder(tableFolder);
}

/** Pages as sites of many makes serve them, each with its main text as a person would copy it. */
export function readWebPages(): GoodEntry[] {
  return readFolder(webFolder);
}

function readFolder(folder: URL): GoodEntry[] {
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.expected.md'))
    .toSorted()
    .map((name) => {
      const stem = name.slice(0, -extname(name).length);
      return {
        name,
        kind: extname(name).slice(1),
        path: fileURLToPath(new URL(name, folder)),
        read: () => readFileSync(new URL(name, folder)),
        readExpected: () => readFileSync(new URL(`${stem}.expected.md`, folder), 'utf8'),
      };
    });
}

export type PhotoEntry = {
  name: string;
  kind: 'jpeg' | 'png' | 'webp';
  isClean: boolean;
  isShort: boolean;
  path: string;
  readExpected: () => string;
};

/** Pictures of pages, with the words that are on them. */
export function listPhotos(): PhotoEntry[] {
  return photoPages.map(({ name, isClean, isShort = false, ending = 'jpg' }) => ({
    name,
    kind: ending === 'jpg' ? 'jpeg' : ending,
    isClean,
    isShort,
    path: fileURLToPath(new URL(`${name}.${ending}`, photoFolder)),
    readExpected: () => readFileSync(new URL(`${name}.txt`, photoFolder), 'utf8'),
  }));
}

/** The files that mean harm or are broken, each with what has to become of it. */
export function readHostileFiles(): HostileEntry[] {
  const manifest: (Verdict & { file: string })[] = JSON.parse(
    readFileSync(new URL('manifest.json', hostileFolder), 'utf8'),
  );
  return manifest.map((entry) => ({
    ...entry,
    uploadName: entry.uploadName ?? entry.file,
    read: () => readFileSync(new URL(entry.file, hostileFolder)),
  }));
}
