import { isHan } from './find-words.ts';
import { findFormulaEnd, formulaMarks, readFormulaMark } from './fold-formula.ts';

/**
 * A text with everything evened out that copying changes: letter case, the shapes of quotes, dashes
 * and letters, soft hyphens, words broken at a line end, white space, marks of emphasis and lists.
 */
export type FoldedText = {
  folded: string;
  /** For each place of `folded`, where in the text it comes from. */
  starts: Uint32Array;
  ends: Uint32Array;
};

/** Numbers of list items stay, for 'step 3' is a fact; a copy may have lost them all the same. */
export function foldText(text: string, listNumbers: 'keep' | 'drop' = 'keep'): FoldedText {
  // NFKC can make one sign eighteen; that is rare, so the arrays grow when they have to.
  let starts = new Uint32Array(text.length + 64);
  let ends = new Uint32Array(text.length + 64);
  let length = 0;
  let pending = -1;
  let folded = '';

  const put = (signs: string, start: number, end: number) => {
    if (length + signs.length + 1 > starts.length) {
      starts = grow(starts);
      ends = grow(ends);
    }
    if (pending >= 0 && length > 0) {
      starts[length] = pending;
      ends[length] = start;
      length += 1;
      folded += ' ';
    }
    pending = -1;
    for (let no = 0; no < signs.length; no += 1) {
      starts[length] = start;
      ends[length] = end;
      length += 1;
    }
    folded += signs;
  };

  let at = skipListMark(text, 0, listNumbers);
  let formulaEnd = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === dollar && at >= formulaEnd) formulaEnd = findFormulaEnd(text, at);
    if (at < formulaEnd && formulaMarks[code]) {
      const { signs, end } = readFormulaMark(text, at);
      if (signs !== '') put(signs, at, end);
      at = end;
    } else if (code === lineFeed) {
      if (pending < 0) pending = at;
      at = skipListMark(text, at + 1, listNumbers);
    } else if (isSpace(code)) {
      if (pending < 0) pending = at;
      at += 1;
    } else if (isPlain(code)) {
      put(lowerCase[code] ?? '', at, at + 1);
      at += 1;
    } else if (code < 128) {
      const end = skipMark(text, at);
      if (end === at) put(text.charAt(at), at, at + 1);
      at = Math.max(end, at + 1);
    } else if (isHan(code)) {
      put(text.charAt(at), at, at + 1);
      at += 1;
    } else if (skipMark(text, at) > at) {
      at = skipMark(text, at);
    } else {
      const end = endOfSign(text, at);
      const signs = joinNumber(text, at) + foldSign(text.slice(at, end));
      if (signs === ' ') pending = pending < 0 ? at : pending;
      else if (signs !== '') put(signs, at, end);
      at = end;
    }
  }
  return { folded, starts: starts.subarray(0, length), ends: ends.subarray(0, length) };
}

const lineFeed = 10;
const dollar = 36;
const lowerCase = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code).toLowerCase());
// Hyphen, star, underscore, back quote, tilde and caret need a look at what stands around them.
const looked = new Set(['-', '*', '_', '`', '~', '^'].map((sign) => sign.charCodeAt(0)));
const plainCodes = Array.from({ length: 128 }, (_, code) => code > 32 && !looked.has(code));

function isPlain(code: number): boolean {
  return plainCodes[code] ?? false;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 13 || code === 0xa0;
}

const listMark = /[^\S\n]*(?:#{1,6}|>|[-*+•◦▪‣·–—]|\d{1,2}[.)]|\(?[a-z]\))[^\S\n]+/y;

/** Past the mark of a list item, a heading or a quotation that begins here, at the start of a line. */
function skipListMark(text: string, lineStart: number, listNumbers: 'keep' | 'drop'): number {
  let at = lineStart;
  for (let depth = 0; depth < 3; depth += 1) {
    listMark.lastIndex = at;
    const [mark] = listMark.exec(text) ?? [];
    if (mark === undefined) return at;
    // A sentence that breaks before a number is no list.
    const isNumber = /\d/.test(mark);
    if (isNumber && (listNumbers === 'keep' || !mayBeginItem(text, lineStart))) return at;
    at += mark.length;
  }
  return at;
}

function mayBeginItem(text: string, lineStart: number): boolean {
  if (lineStart === 0) return true;
  const before = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, lineStart - 1).trim();
  return before === '' || /[.:;!?。：；]$/u.test(before) || /^\(?\d{1,2}[.)]\s/.test(before);
}

/** Past marks of emphasis, and past a hyphen inside a word, also where a line breaks after it. */
function skipMark(text: string, at: number): number {
  const sign = text.charAt(at);
  if (hyphens.has(sign)) return skipHyphen(text, at);
  if (sign === '^') return skipCaret(text, at);
  if (!'*_`~'.includes(sign)) return at;
  let end = at + 1;
  while (text.charAt(end) === sign) end += 1;
  const before = text.charAt(at - 1);
  const after = text.charAt(end);
  const isAlone = isBlank(before) && isBlank(after);
  const isInWord = isWordSign(before) && isWordSign(after);
  if (sign === '~' && end - at < 2) return at;
  if (isInWord && (sign === '_' || end - at < 2)) return at;
  return isAlone && end - at < 2 ? at : end;
}

/** 'm^2' is 'm²' and 'm2', and '10^-7' is '10-7', but '10^6' is not '106'. */
function skipCaret(text: string, at: number): number {
  const [power] = /^[{]?[-−+]?\d/.exec(text.slice(at + 1, at + 4)) ?? [];
  if (power === undefined) return at;
  return /[-−+]/.test(power) || /^[\p{L})]$/u.test(text.charAt(at - 1)) ? at + 1 : at;
}

/** What NFKC forgets between a number and a small one after it: '10⁶' is '10^6', '5½' is '5 1/2'. */
function joinNumber(text: string, at: number): string {
  const between = joints.get(text.charAt(at)) ?? '';
  return between !== '' && /^\p{Nd}$/u.test(text.charAt(at - 1)) ? between : '';
}

const joints = new Map([
  ...Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹', (sign) => [sign, '^'] as const),
  ...Array.from('¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞', (sign) => [sign, ' '] as const),
]);

const hyphens = new Set(['-', '\u2010', '\u2011']);

function skipHyphen(text: string, at: number): number {
  if (!isLetter(text.charAt(at - 1))) return at;
  afterHyphen.lastIndex = at + 1;
  return afterHyphen.test(text) ? afterHyphen.lastIndex : at;
}

const afterHyphen = /(?:[^\S\n]*\n[^\S\n]*)?(?=\p{L})/uy;

function isLetter(sign: string): boolean {
  return /^\p{L}$/u.test(sign);
}

function isWordSign(sign: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(sign);
}

function isBlank(sign: string): boolean {
  return sign.trim() === '';
}

/** The end of the sign at this place with the accents that belong to it. */
function endOfSign(text: string, at: number): number {
  let end = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  const last = Math.min(text.length, end + mostAccents);
  while (end < last && text.charCodeAt(end) >= 0x300 && isAccent(text.charAt(end))) end += 1;
  return end;
}

// More than any script has; putting many in order would take long.
const mostAccents = 30;

function isAccent(sign: string): boolean {
  return /^\p{M}$/u.test(sign);
}

const shapes = new Map<string, string>();
for (const [plain, others] of [
  ["'", '‘’‚‛′`´ʼ＇'],
  ['"', '“”„‟″«»‹›＂〝〞'],
  ['-', '‐‑‒–—―−﹘﹣－⁻'],
] as const) {
  for (const other of others) shapes.set(other, plain);
}

const seenSigns = new Map<string, string>();
const mostSeen = 20_000;
const longestSeen = 2;

function foldSign(sign: string): string {
  const seen = seenSigns.get(sign);
  if (seen !== undefined) return seen;
  const folded = shapes.get(sign) ?? foldUnknown(sign);
  // Bounded, for a server lives long and reads many scripts; a longer slice would keep its whole
  // text in memory.
  if (sign.length <= longestSeen && seenSigns.size < mostSeen) seenSigns.set(sign, folded);
  return folded;
}

function foldUnknown(sign: string): string {
  if (/^[\p{Cf}\p{Cc}]$/u.test(sign)) return '';
  const even = sign
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ς/g, 'σ')
    // Switzerland writes no other, and a keyboard may have no other.
    .replace(/ß/g, 'ss')
    .replace(/⁄/g, '/');
  const trimmed = even.replace(/\s+/gu, ' ');
  return trimmed.length > 1 ? trimmed.trim() : trimmed;
}

function grow(places: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(places.length * 2);
  larger.set(places);
  return larger;
}
