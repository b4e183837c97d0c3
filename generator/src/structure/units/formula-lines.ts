import type { Line, Span } from '../lines.ts';

/** Lines that are nothing but a formula; one that is spread over lines is one span. */
export function findFormulas(lines: readonly Line[], taken: readonly boolean[]): Span[] {
  const spans: Span[] = [];
  for (let no = 0; no < lines.length; no += 1) {
    const line = lines[no];
    if (line === undefined || taken[no] === true) continue;
    const to = findBlockEnd(lines, no);
    if (to > no) {
      spans.push({ from: no, to });
      no = to - 1;
    } else if (isFormula(line.bare)) spans.push({ from: no, to: no + 1 });
  }
  return spans;
}

/** Whether a piece of text is a formula and no sentence about one. */
export function isFormula(bare: string): boolean {
  if (bare.length > 200) return false;
  if (/^(?:\$[^$]+\$[\s,;.]*)+$/.test(bare) || /^\$\$[^$]+\$\$[.,]?$/.test(bare)) return true;
  const [left = '', ...rest] = bare.split(/(?:<?[-=]?[-=]>|[=⇌→≈≤≥])/u);
  const right = rest.join(' ');
  if (left.trim() === '' || right.trim() === '' || /[?!]$/.test(bare)) return false;
  if (!/[-+*/^_()[\]\d√∑∫·×²³₀-₉]/u.test(left + right)) return false;
  return !(bare.match(/\p{L}{2,}/gu) ?? []).some(isWord);
}

function findBlockEnd(lines: readonly Line[], from: number): number {
  const bare = lines[from]?.bare ?? '';
  const close = closings.find(({ open }) => open.test(bare))?.close;
  if (close === undefined) return from;
  const end = lines.findIndex((line, no) => no > from && close.test(line.bare));
  return end < 0 || end > from + 30 ? from : end + 1;
}

const closings = [
  { open: /^\$\$[^$]*$/, close: /\$\$[.,]?$/ },
  { open: /^\\\[/, close: /\\\][.,]?$/ },
  { open: /^\\begin\{/, close: /\\end\{/ },
];

/** 'sin' and 'NaCl' stand in formulas, 'water' and 'is' do not. */
function isWord(letters: string): boolean {
  if (functions.has(letters)) return false;
  if (/[^\p{Script=Latin}\p{Script=Greek}]/u.test(letters)) return true;
  return smallWords.has(letters) || /^\p{Lu}?\p{Ll}{3,}$/u.test(letters);
}

const functions = new Set(
  'sin cos tan cot log exp lim min max mod sinh cosh tanh sqrt frac arctan const theta'.split(' '),
);
const smallWords = new Set(
  'is are was of in the and or to for per der die das ist und el la los es le les est et not no'.split(
    ' ',
  ),
);
