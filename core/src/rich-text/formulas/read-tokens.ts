import { highDigits, lowDigits } from './script-signs.ts';
import { evenSigns } from './sign-names.ts';
import { wordCommands } from './commands.ts';

export type Token =
  | { readonly kind: 'sign' | 'command' | 'begin' | 'end'; readonly text: string }
  /** What is between braces, as it is written. */
  | { readonly kind: 'words' | 'chemistry'; readonly text: string }
  | { readonly kind: 'open' | 'close' | 'low' | 'high' | 'cell' | 'line' };

/** The tokens of a formula; signs that copying changes are evened out, spaces fall away. */
export function readTokens(latex: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < latex.length) {
    const found = readCommand(latex, at) ?? readScripts(latex, at) ?? readSign(latex, at);
    tokens.push(...found.tokens);
    at = found.end;
  }
  return tokens;
}

type Found = { readonly tokens: readonly Token[]; readonly end: number };

function readCommand(latex: string, at: number): Found | undefined {
  if (latex.charAt(at) !== '\\') return undefined;
  command.lastIndex = at;
  const [whole = '\\', letters, other = ''] = command.exec(latex) ?? [];
  const end = at + whole.length;
  if (other === '\\') return { tokens: [{ kind: 'line' }], end: skipSpacing(latex, end) };
  if (letters === undefined) return readShort(other, end);
  if (letters === 'begin' || letters === 'end') return readName(latex, letters, end);
  if (letters === 'ce' || letters === 'pu') return readBraced(latex, 'chemistry', end);
  if (wordCommands.has(letters)) return readBraced(latex, 'words', end);
  return { tokens: [{ kind: 'command', text: letters }], end };
}

const command = /\\(?:([a-zA-Z]+\*?)|(.)|$)/suy;

/** '\{' is a brace to be seen, '\,' a space. */
function readShort(sign: string, end: number): Found {
  if (/[{}%&_#$]/.test(sign)) return { tokens: [{ kind: 'sign', text: sign }], end };
  if (sign === '|') return { tokens: [{ kind: 'sign', text: '∥' }], end };
  return { tokens: [], end };
}

/** '\\[2pt]' */
function skipSpacing(latex: string, at: number): number {
  spacing.lastIndex = at;
  return at + (spacing.exec(latex)?.[0].length ?? 0);
}

const spacing = /\*?\s*\[[\d.]{1,6}(?:pt|em|ex|mm|cm)\]/y;

function readName(latex: string, kind: 'begin' | 'end', at: number): Found {
  name.lastIndex = at;
  const [whole = '', text = ''] = name.exec(latex) ?? [];
  return { tokens: whole === '' ? [] : [{ kind, text }], end: at + whole.length };
}

const name = /\s*\{([a-zA-Z]{1,20})\*?\}/y;

/** Up to the brace that closes it; without one there is nothing to be held. */
function readBraced(latex: string, kind: 'words' | 'chemistry', at: number): Found {
  const start = latex.indexOf('{', at);
  if (start < 0 || latex.slice(at, start).trim() !== '') return { tokens: [], end: at };
  let depth = 0;
  for (let place = start; place < latex.length; place += 1) {
    const sign = latex.charAt(place);
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0) continue;
    return { tokens: [{ kind, text: latex.slice(start + 1, place) }], end: place + 1 };
  }
  return { tokens: [], end: at };
}

/** 'x²' and 'x₁₂' */
function readScripts(latex: string, at: number): Found | undefined {
  const table = [highDigits, lowDigits].find((one) => one.has(latex.charAt(at)));
  if (table === undefined) return undefined;
  const tokens: Token[] = [{ kind: table === highDigits ? 'high' : 'low' }, { kind: 'open' }];
  let end = at;
  for (; end < latex.length; end += 1) {
    const text = table.get(latex.charAt(end));
    if (text === undefined) break;
    tokens.push({ kind: 'sign', text });
  }
  return { tokens: [...tokens, { kind: 'close' }], end };
}

function readSign(latex: string, at: number): Found {
  const written = String.fromCodePoint(latex.codePointAt(at) ?? 0);
  const end = at + written.length;
  const mark = marks.get(written);
  if (mark !== undefined) return { tokens: [{ kind: mark }], end };
  // As TeX has it, a tilde is a space that does not break.
  if (/[\s~\p{Cf}\p{Cc}]/u.test(written)) return { tokens: [], end };
  const even = evenSigns.get(written) ?? written.normalize('NFKC').trim();
  const signs = Array.from(even, (one) => evenSigns.get(one) ?? one);
  return { tokens: signs.map((text) => ({ kind: 'sign', text }) as const), end };
}

const marks: ReadonlyMap<string, MarkKind> = new Map([
  ['{', 'open'],
  ['}', 'close'],
  ['_', 'low'],
  ['^', 'high'],
  ['&', 'cell'],
]);

type MarkKind = 'open' | 'close' | 'low' | 'high' | 'cell';
