import { type Change, readChanges } from './read-formats.ts';

export type StyleSheet = {
  findHeadingLevel: (style: number) => number | undefined;
  /** What the styles of a paragraph say, the nearest first. */
  listChanges: (style: number) => readonly Change[];
};

type Style = { builtIn: number; base: number; changes: readonly Change[] };

/** The style sheet of [MS-DOC] 2.9.271, as far as it tells structure. */
export function readStyleSheet(table: Buffer): StyleSheet {
  const styles = table.length < 4 ? [] : readStyles(table);

  function chainOf(style: number): Style[] {
    const chain: Style[] = [];
    for (let id = style; chain.length < maxHops;) {
      const next = styles[id];
      if (!next) break;
      chain.push(next);
      id = next.base;
    }
    return chain;
  }

  return {
    findHeadingLevel: (style) => {
      for (const { builtIn } of chainOf(style)) {
        if (builtIn >= 1 && builtIn <= 9) return builtIn;
        if (builtIn === titleStyle) return 1;
      }
      return undefined;
    },
    listChanges: (style) => chainOf(style).flatMap(({ changes }) => changes),
  };
}

const maxHops = 12;
const titleStyle = 62;

function readStyles(table: Buffer): (Style | undefined)[] {
  const headerBytes = table.readUInt16LE(0);
  const count = table.readUInt16LE(2);
  const baseBytes = table.readUInt16LE(4);
  const styles: (Style | undefined)[] = [];
  let at = 2 + headerBytes;
  for (let index = 0; index < count && at + 2 <= table.length; index += 1) {
    const length = table.readUInt16LE(at);
    const bytes = table.subarray(at + 2, at + 2 + length);
    styles.push(length >= 4 ? readStyle(bytes, baseBytes) : undefined);
    at += 2 + length + (length % 2);
  }
  return styles;
}

function readStyle(bytes: Buffer, baseBytes: number): Style {
  const builtIn = bytes.readUInt16LE(0) & 0x0f_ff;
  const kindAndBase = bytes.readUInt16LE(2);
  const nameLength = bytes.readUInt16LE(baseBytes);
  const changesAt = baseBytes + 2 + (nameLength + 1) * 2;
  return {
    builtIn,
    base: kindAndBase >> 4,
    changes: readStyleChanges(bytes.subarray(changesAt), kindAndBase & 0x0f),
  };
}

/** First those of the paragraph, after the number of the style, then those of its characters. */
function readStyleChanges(bytes: Buffer, kind: number): Change[] {
  if (bytes.length < 2) return [];
  const length = bytes.readUInt16LE(0);
  if (kind === characterKind) return readChanges(bytes.subarray(2, 2 + length));
  return kind === paragraphKind ? readChanges(bytes.subarray(4, 2 + length)) : [];
}

const paragraphKind = 1;
const characterKind = 2;
