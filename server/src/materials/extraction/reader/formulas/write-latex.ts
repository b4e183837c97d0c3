import { commands, functionNames, largeOperators } from './symbols.ts';
import { joinLatex } from './write-signs.ts';

/** Parts of formulas as LaTeX, whatever format they come from. All take and give whole LaTeX. */
export function writeFraction(above: string, below: string): string {
  return `\\frac{${above}}{${below}}`;
}

export function writeRoot(radicand: string, degree: string): string {
  return degree === '' ? `\\sqrt{${radicand}}` : `\\sqrt[${degree}]{${radicand}}`;
}

export function writeScripts(base: string, { below = '', above = '' }): string {
  const isPrime = /^'+$/.test(above);
  const under = below === '' ? '' : `_${toArgument(below)}`;
  const over = above === '' ? '' : isPrime ? above : `^${toArgument(above)}`;
  // Primes come first: a subscript after them belongs to the same letter.
  return toBase(base) + (isPrime ? over + under : under + over);
}

/** What stands before a letter, such as the numbers of an isotope. */
export function writePrescripts(base: string, { below = '', above = '' }): string {
  return `${writeScripts('', { below, above })}${toBase(base)}`;
}

/** A sum, an integral or another operator with its limits, and what it is applied to. */
export function writeLarge(
  operator: string,
  limits: { below: string; above: string; isStacked: boolean },
  body: string,
): string {
  const isBeside = /^\\i*o*int/.test(operator);
  const placed = limits.isStacked && isBeside ? `${operator}\\limits` : operator;
  const head = writeScripts(placed, limits);
  return body === '' ? head : `${head} ${body}`;
}

export function writeBelow(base: string, below: string): string {
  if (takesLimits(base) || base.startsWith('\\underbrace')) return writeScripts(base, { below });
  const name = nameOf(base);
  if (name !== undefined) return `\\operatorname*{${name}}_${toArgument(below)}`;
  return `\\underset{${below}}{${base}}`;
}

export function writeAbove(base: string, above: string): string {
  if (takesLimits(base) || base.startsWith('\\overbrace')) return writeScripts(base, { above });
  if (/^\\xrightarrow\{\}$/.test(base)) return `\\xrightarrow{${above}}`;
  return `\\overset{${above}}{${base}}`;
}

/** Whether what is written below and above belongs to it as scripts do. */
export function takesLimits(base: string): boolean {
  const bare = base.replace(/_.*$/s, '').replace(/\^.*$/s, '');
  return largeOperators.has(bare) || functionNames.has(bare.slice(1));
}

/** A function and what it is applied to. */
export function writeFunction(name: string, argument: string): string {
  const own = nameOf(name);
  const head = functionNames.has(name) ? `\\${name}` : own ? `\\operatorname{${own}}` : name;
  if (argument === '' || /^[([]|^\\left/.test(argument)) return head + argument;
  return `${head} ${argument}`;
}

function nameOf(latex: string): string | undefined {
  return /^\\(?:mathrm|text)\{([A-Za-z ]{2,40})\}$/.exec(latex)?.[1];
}

export function isAccent(sign: string): boolean {
  return accents.has(sign);
}

/** By the sign that stands above, combining or not. */
export function writeAccent(sign: string, base: string): string {
  const isLong = !isOneSign(base);
  const wide = wideAccents.get(sign);
  if (isLong && wide !== undefined) return `${wide}{${base}}`;
  const accent = accents.get(sign);
  if (accent !== undefined) return `${accent}{${base}}`;
  return writeAbove(base, commands.get(sign) ?? sign.normalize('NFKC').trim());
}

const accents: ReadonlyMap<string, string> = toNames([
  ['\u0302ˆ^', '\\hat'],
  ['\u0303˜~', '\\tilde'],
  ['\u0304¯ˉ', '\\bar'],
  ['\u0305‾─―¯_', '\\overline'],
  ['\u20d7→⃗', '\\vec'],
  ['\u20d6←', '\\overleftarrow'],
  ['\u20e1↔', '\\overleftrightarrow'],
  ['\u20d1⇀', '\\overrightharpoon'],
  ['\u0307˙.', '\\dot'],
  ['\u0308¨', '\\ddot'],
  ['\u20db⃛', '\\dddot'],
  ['\u20dc⃜', '\\ddddot'],
  ['\u030cˇ', '\\check'],
  ['\u0306˘', '\\breve'],
  ['\u0301´', '\\acute'],
  ['\u0300`', '\\grave'],
  ['\u030a˚', '\\mathring'],
  ['\u23de⏞', '\\overbrace'],
]);

const wideAccents: ReadonlyMap<string, string> = toNames([
  ['\u0302ˆ^', '\\widehat'],
  ['\u0303˜~', '\\widetilde'],
  ['\u0304¯ˉ', '\\overline'],
  ['\u20d7→', '\\overrightarrow'],
]);

function toNames(pairs: readonly (readonly [string, string])[]): Map<string, string> {
  return new Map(pairs.flatMap(([signs, name]) => Array.from(signs, (sign) => [sign, name])));
}

type Fences = { open: string; close: string; separator?: string };

export function writeFenced({ open, close, separator = '|' }: Fences, parts: string[]): string {
  const isTall = parts.some((part) => tall.test(part));
  if (isTall || open === '' || close === '') {
    const between =
      separator === ',' || separator === ';' ? separator : `\\middle${fence(separator)} `;
    const inner = parts.join(between);
    return joinLatex(joinLatex(`\\left${fence(open)}`, inner), `\\right${fence(close)}`);
  }
  const between = separator === '|' || separator === '∣' ? '\\mid ' : fence(separator);
  return joinLatex(joinLatex(fence(open), parts.join(between)), fence(close));
}

const tall =
  /\\(?:frac|binom|begin|left|sum|prod|coprod|i*o*int|big|overset|underset|overbrace|underbrace|xrightarrow)/;

function fence(sign: string): string {
  if (sign === '') return '.';
  return fences.get(sign) ?? commands.get(sign) ?? sign;
}

const fences: ReadonlyMap<string, string> = new Map([
  ['{', '\\{'],
  ['}', '\\}'],
  ['∣', '|'],
]);

/** The environment of a matrix between fences; undefined where there is none. */
export function matrixBetween({ open, close }: Fences): string | undefined {
  return matrices.get(`${open} ${close}`);
}

const matrices: ReadonlyMap<string, string> = new Map([
  ['( )', 'pmatrix'],
  ['[ ]', 'bmatrix'],
  ['{ }', 'Bmatrix'],
  ['| |', 'vmatrix'],
  ['∣ ∣', 'vmatrix'],
  ['‖ ‖', 'Vmatrix'],
  ['{ ', 'cases'],
  [' }', 'rcases'],
]);

export function writeRows(environment: string, rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.join(' & ').trim());
  return `\\begin{${environment}}${lines.join(' \\\\ ')}\\end{${environment}}`;
}

/** One sign needs no braces, and is easier to read without. */
function toArgument(latex: string): string {
  return /^[A-Za-z0-9]$/.test(latex) ? latex : `{${latex}}`;
}

/** A script belongs to the one thing before it. */
function toBase(latex: string): string {
  if (latex === '') return '{}';
  return isOneThing(latex) ? latex : `{${latex}}`;
}

function isOneSign(latex: string): boolean {
  return latex.length <= 1 || /^\\[A-Za-z]+$/.test(latex) || /^\\math[a-z]+\{.\}$/.test(latex);
}

function isOneThing(latex: string): boolean {
  if (/^\d+(?:[.,]\d+)?$/.test(latex) || isOneSign(latex)) return true;
  if (/^\\[A-Za-z]+\\limits$/.test(latex)) return true;
  const first = latex.charAt(0);
  if (first === '(' || first === '[') return endOfFenced(latex) === latex.length;
  if (first !== '\\') return false;
  const command = /^\\[A-Za-z]+\*?/.exec(latex)?.[0] ?? '';
  if (command === '\\left')
    return endOfPair(latex, /\\left(?![A-Za-z])|\\right(?![A-Za-z])/g) === latex.length;
  if (command === '\\begin') return /^\\begin\{(\w+)\}(?:(?!\\begin).)*\\end\{\1\}$/s.test(latex);
  let at = command.length;
  while (latex.charAt(at) === '{' || latex.charAt(at) === '[') at = endOfGroup(latex, at);
  return at === latex.length && at > command.length;
}

function endOfFenced(latex: string): number {
  let depth = 0;
  for (let at = 0; at < latex.length; at += 1) {
    const sign = latex.charAt(at);
    if (sign === '\\') at += 1;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return -1;
}

function endOfGroup(latex: string, from: number): number {
  let depth = 0;
  for (let at = from; at < latex.length; at += 1) {
    const sign = latex.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return latex.length + 1;
}

function endOfPair(latex: string, marks: RegExp): number {
  let depth = 0;
  for (const { index, 0: mark } of latex.matchAll(marks)) {
    depth += mark === '\\left' ? 1 : -1;
    if (depth > 0) continue;
    const fenceSign = /^(?:\\[A-Za-z]+|\\.|.)/s.exec(latex.slice(index + mark.length))?.[0] ?? '';
    return index + mark.length + fenceSign.length;
  }
  return -1;
}
