import { readChemistry } from './chemistry/read-chemistry.ts';
import type { FormulaNode, FormulaRow } from './formula-node.ts';
import { parseFormula } from './parse-formula.ts';
import { writeScript } from './script-signs.ts';

/**
 * A formula as signs of one line, for titles, tables, mails, search and grading: 'x²/2', '√(x + 1)'.
 * What cannot be read as a tree stays as it is written.
 */
export function readFormula(latex: string): string {
  const row = parseFormula(latex);
  return row === undefined ? latex.replaceAll(/\s+/gu, ' ').trim() : readRow(row);
}

function readRow(row: FormulaRow): string {
  return row
    .map((node, at) => readNode(node, row[at - 1], row[at + 1]))
    .join('')
    .trim();
}

function readNode(
  node: FormulaNode,
  before: FormulaNode | undefined,
  after: FormulaNode | undefined,
): string {
  switch (node.kind) {
    case 'sign':
      return spaceSign(node.sign, before);
    case 'name':
      return (isTight(before) ? '' : ' ') + node.name + (isOpening(after) ? '' : ' ');
    case 'words':
      return node.text.replaceAll(/[{}]/g, '');
    case 'chemistry':
      return readChemistry(node.text);
    case 'group':
      return readRow(node.row);
    case 'fraction':
      return `${wrap(node.top)}/${wrap(node.bottom)}`;
    case 'root':
      return readRoot(node.degree, node.of);
    case 'scripts':
      return readScripts(node, after);
    case 'command':
      return readCommand(node.name, node.rows);
    case 'grid':
      return node.lines.map((cells) => cells.map(readRow).join(', ')).join('; ');
  }
}

/** Space around what compares and adds, none inside of a product or after a sign of a number. */
function spaceSign(written: string, before: FormulaNode | undefined): string {
  if (/^[,;]$/.test(written)) return `${written} `;
  if (/^[=≠<>≤≥≈≡∼≃≅∝→←↔⇒⇐⇔↦⇌∈∉⊂⊆⊃⊇∪∩∧∨:]$/u.test(written)) return ` ${written} `;
  if (/^[+\-±∓×÷]$/u.test(written)) return isTight(before) ? minus(written) : ` ${minus(written)} `;
  return written;
}

function minus(written: string): string {
  return written === '-' ? '−' : written;
}

/** Nothing is before it, or something that a term begins after. */
function isTight(before: FormulaNode | undefined): boolean {
  if (before === undefined) return true;
  if (before.kind !== 'sign') return false;
  return /^[([{,;=≠<>≤≥≈+\-±∓×÷/·|→⇒⇌:∈⟨]$/u.test(before.sign);
}

function isOpening(node: FormulaNode | undefined): boolean {
  return node === undefined || (node.kind === 'sign' && /^[([{|]$/.test(node.sign));
}

function readRoot(degree: FormulaRow, of: FormulaRow): string {
  const raised = degree.length > 0 ? writeScript('superscript', readRow(degree)) : '';
  const mark = raised === '³' ? '∛' : `${raised}√`;
  return `${mark}${wrap(of)}`;
}

function readScripts(
  { base, low, high }: Extract<FormulaNode, { kind: 'scripts' }>,
  after: FormulaNode | undefined,
): string {
  const under = low.length > 0 ? writeScript('subscript', readRow(low)) : '';
  const over = high.length > 0 ? writeScript('superscript', readRow(high)) : '';
  const held = base.length > 1 || base[0]?.kind === 'fraction' ? wrap(base) : readRow(base);
  const isFunction = base[0]?.kind === 'name' && after !== undefined && !isOpening(after);
  return held + under + over + (isFunction || /^[∑∏∫]$/u.test(held) ? ' ' : '');
}

function readCommand(name: string, rows: readonly FormulaRow[]): string {
  const accent = accents.get(name);
  const [first = [], second = []] = rows;
  if (accent !== undefined) return (readRow(first) + accent).normalize('NFC');
  if (name === 'binom') return `C(${readRow(first)}, ${readRow(second)})`;
  if (name === 'mathbb') return doubleStruck.get(readRow(first)) ?? readRow(first);
  if (name === 'overset' || name === 'underset') return readRow(second);
  return rows.length === 0 ? name : rows.map(readRow).join(' ');
}

const accents: ReadonlyMap<string, string> = new Map([
  ['hat', '\u0302'],
  ['bar', '\u0304'],
  ['tilde', '\u0303'],
  ['vec', '\u20D7'],
  ['dot', '\u0307'],
  ['ddot', '\u0308'],
]);

const doubleStruck: ReadonlyMap<string, string> = new Map([
  ['N', 'ℕ'],
  ['Z', 'ℤ'],
  ['Q', 'ℚ'],
  ['R', 'ℝ'],
  ['C', 'ℂ'],
  ['P', 'ℙ'],
]);

/** In brackets, where it is more than one factor or a number. */
function wrap(row: FormulaRow): string {
  const read = readRow(row);
  const isOne = row.length === 1 && row[0]?.kind !== 'fraction';
  return isOne || (/^[\p{L}\d.]+$/u.test(read) && !/\d\p{L}|\p{L}{2}/u.test(read))
    ? read
    : `(${read})`;
}
