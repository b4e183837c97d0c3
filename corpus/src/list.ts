import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const goodFolder = new URL('../good/', import.meta.url);
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
  refusal?: 'damaged' | 'empty' | 'password' | 'scanned' | 'too-complex' | 'wrong-type';
  /** What must not stand in the reading. */
  forbidden?: readonly string[];
};

export type HostileEntry = Verdict & { file: string; uploadName: string; read: () => Uint8Array };

/** The files that have to be read well. */
export function readGoodFiles(): GoodEntry[] {
  return readdirSync(goodFolder)
    .filter((name) => !name.endsWith('.expected.md'))
    .toSorted()
    .map((name) => {
      const stem = name.slice(0, -extname(name).length);
      return {
        name,
        kind: extname(name).slice(1),
        path: fileURLToPath(new URL(name, goodFolder)),
        read: () => readFileSync(new URL(name, goodFolder)),
        readExpected: () => readFileSync(new URL(`${stem}.expected.md`, goodFolder), 'utf8'),
      };
    });
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
