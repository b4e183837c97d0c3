import { hasWord } from './has-word.ts';

/** A small rank stands high; only the order of two counts. */
export type Shape = { rank: number; titleStart: number; titleEnd: number };

/** A line whose marks alone say that it is a heading. */
export function readMarked(bare: string): Shape | null {
  const hashed = /^(#{1,6})\s+(\S.*?)\s*#*$/.exec(bare);
  if (hashed) return shapeOf(bare, hashed[2] ?? '', hashed[1]?.length ?? 1);
  const bold = /^(\*\*|__)(?!\s)([^*_]{1,100}?):?\1:?$/.exec(bare);
  if (bold) return shapeOf(bare, bold[2] ?? '', 7);
  const framed = /^[-=*~]{2,}\s*(\p{L}[^|]{2,80}?)\s*[-=*~]{2,}$/u.exec(bare);
  return framed ? shapeOf(bare, framed[1] ?? '', 5.5) : null;
}

/** 'Chapter 3', '2.1 Cells', 'B. Size', 'II. Rome'; the number is a part of the heading. */
export function readNumbered(bare: string): Shape | null {
  if (/^(?:part|teil|parte|partie|book)\s+(?:\d+|[ivx]+)\b/iu.test(bare)) {
    return shapeOf(bare, bare, 0.4);
  }
  if (chapter.test(bare)) return shapeOf(bare, bare, 0.6);
  if (/^§{1,2}\s*\d/.test(bare)) return shapeOf(bare, bare, 4);
  if (/^[IVX]{1,5}[.)]\s+\p{L}/u.test(bare)) return shapeOf(bare, bare, 2.5);
  if (/^[A-H][.)]\s+\p{L}/u.test(bare)) return shapeOf(bare, bare, 2.7);
  const number = /^(\d{1,2}(?:\.\d{1,2}){0,3})[.):]?\s+["“]?\p{L}/u.exec(bare);
  if (!number) return null;
  return shapeOf(bare, bare, 3 + (number[1]?.split('.').length ?? 1) / 10);
}

const chapter =
  /^(?:chapter|section|unit|lecture|lesson|module|topic|week|kapitel|abschnitt|lektion|chapitre|leçon|cap[ií]tulo|tema|unidad|bloque|第\S{1,3}[章节節])\s*(?:\d+|[ivx]+\b|\p{Script=Han})?/iu;

/** Written in capitals only. */
export function readCapitals(bare: string): Shape | null {
  const letters = bare.match(/\p{L}/gu) ?? [];
  const isLoud = letters.length >= 4 && !/\p{Ll}/u.test(bare) && /\p{Lu}/u.test(bare);
  return isLoud ? shapeOf(bare, bare, 2) : null;
}

/** Nothing but its shape and its place makes it one. */
export function readBare(bare: string): Shape {
  return shapeOf(bare, bare, 6);
}

/** Whether a line is as short as a heading, begins like one, has a word and does not end like a sentence. */
export function isTitle(bare: string, longest = 70): boolean {
  if (bare.length > longest || bare.split(/\s+/).length > 11) return false;
  if (!/^["'“‘(¿¡§]*[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u.test(bare) || !hasWord(bare)) return false;
  return !/[.!;:,…。！；：，、|=_-]$/u.test(bare) && !/[|\t]/.test(bare);
}

function shapeOf(bare: string, title: string, rank: number): Shape {
  const plain = title.replace(/[*`_]+$|\s*:+$/g, '').replace(/^[*`_]+/, '');
  const titleStart = Math.max(0, bare.indexOf(plain));
  return { rank, titleStart, titleEnd: titleStart + plain.length };
}
