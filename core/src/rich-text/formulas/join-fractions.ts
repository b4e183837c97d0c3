import type { FormulaNode, FormulaRow } from './formula-node.ts';

/**
 * A row in which what a slash parts is a fraction: the product before it is over the one factor
 * behind it, as in 'x^2/2' and '(a+b)/c'. So '1/2x' is a half of x.
 */
export function joinFractions(row: FormulaRow): FormulaRow {
  const joined: FormulaNode[] = [];
  const closes = pairBrackets(row);
  for (let at = 0; at < row.length; at += 1) {
    const node = row[at];
    if (node === undefined) break;
    const end = isSign(node, '/') ? endOfFactor(row, at + 1, closes) : at + 1;
    const start = end > at + 1 ? startOfProduct(joined) : joined.length;
    if (start === joined.length) {
      joined.push(node);
      continue;
    }
    const top = dropBrackets(joined.splice(start));
    const bottom = dropBrackets(joinFractions(row.slice(at + 1, end)));
    joined.push({ kind: 'fraction', top, bottom });
    at = end - 1;
  }
  return joined;
}

/** '(a+b)' over a line needs no brackets. */
export function dropBrackets(row: FormulaRow): FormulaRow {
  const last = row.length - 1;
  // '(a+b)^2' needs them: its power hangs on both.
  const isHeld = isSign(row[0], '(') && isSign(row[last], ')') && pairBrackets(row).get(0) === last;
  return isHeld ? row.slice(1, -1) : row;
}

function startOfProduct(row: FormulaRow): number {
  let start = row.length;
  while (start > 0) {
    const node = row[start - 1];
    if (node === undefined || endsProduct(node) || isAny(node, opening)) break;
    const open = isClosing(node) ? findOpen(row, start - 1) : start - 1;
    if (open < 0) break;
    start = open;
  }
  return start;
}

function endOfFactor(row: FormulaRow, start: number, closes: Brackets): number {
  const node = row[start];
  if (node === undefined || endsProduct(node) || isSign(node, '/')) return start;
  if (isAny(node, opening)) return (closes.get(start) ?? start - 1) + 1;
  let end = start + 1;
  // A number is one factor, however many digits it has.
  if (isNumber(node)) while (isNumber(row[end]) || isLastDigit(row[end])) end += 1;
  return end;
}

function isNumber(node: FormulaNode | undefined): boolean {
  return node?.kind === 'sign' && /^[\d.]$/.test(node.sign);
}

/** '10^6': the power hangs on the last digit. */
function isLastDigit(node: FormulaNode | undefined): boolean {
  return node?.kind === 'scripts' && node.base.length === 1 && isNumber(node.base[0]);
}

const opening = '([{⟨⌊⌈';
const closing = ')]}⟩⌋⌉';

/** Signs between products; a bar may open or close, so nothing is guessed about it. */
function endsProduct(node: FormulaNode): boolean {
  if (node.kind === 'words') return true;
  return isAny(node, '+-±∓=≠<>≤≥≈≡∼≃≅∝→←↔⇒⇐⇔↦⇌,;:∈∉⊂⊆∧∨|∥…&') || isAny(node, '∑∏∫∬∭∮');
}

type Brackets = ReadonlyMap<number, number>;

/** The places of brackets that are closed, with where that is. */
function pairBrackets(row: FormulaRow): Brackets {
  const closes = new Map<number, number>();
  const open: number[] = [];
  for (const [at, node] of row.entries()) {
    if (isAny(node, opening)) open.push(at);
    const opened = isClosing(node) ? open.pop() : undefined;
    if (opened !== undefined) closes.set(opened, at);
  }
  return closes;
}

function findOpen(row: FormulaRow, start: number): number {
  let depth = 0;
  for (let at = start; at >= 0; at -= 1) {
    const node = row[at];
    if (node === undefined) break;
    if (isClosing(node)) depth += 1;
    if (isAny(node, opening)) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Also with a power, which hangs on the bracket: '(a+b)^2'. */
function isClosing(node: FormulaNode): boolean {
  const [base = node] = node.kind === 'scripts' ? node.base : [];
  return isAny(base, closing);
}

function isAny(node: FormulaNode, signs: string): boolean {
  return node.kind === 'sign' && signs.includes(node.sign);
}

function isSign(node: FormulaNode | undefined, wanted: string): boolean {
  return node?.kind === 'sign' && node.sign === wanted;
}
