import { evenChemistry } from './chemistry/even-chemistry.ts';
import { isChemistry } from './chemistry/is-chemistry.ts';
import type { FormulaNode, FormulaRow } from './formula-node.ts';
import { dropBrackets, joinFractions } from './join-fractions.ts';
import { parseFormula } from './parse-formula.ts';

/**
 * A formula as it can be compared: the same for '\dfrac{x^2}{2}', 'x²/2' and '\left. x^{2} / 2
 * \right.', and another one as soon as a bracket is moved. The order is kept; nothing is calculated.
 * Of what cannot be read as a tree the signs are compared.
 */
export function normalForm(latex: string): string {
  if (isChemistry(latex)) return evenChemistry(latex);
  const row = parseFormula(latex);
  return row === undefined ? latex.replaceAll(/\s+/gu, '') : writeRow(row);
}

function writeRow(row: FormulaRow): string {
  return joinFractions(row).map(writeNode).join('');
}

function writeNode(node: FormulaNode): string {
  switch (node.kind) {
    case 'sign':
      return escaped.has(node.sign) ? `\\${node.sign}` : node.sign;
    case 'name':
      return node.name;
    case 'words':
      return writeWords(node.text);
    case 'chemistry':
      return evenChemistry(node.text);
    case 'group':
      return writeRow(node.row);
    case 'fraction':
      return `\\frac${hold(dropBrackets(node.top))}${hold(dropBrackets(node.bottom))}`;
    case 'root':
      return `\\sqrt${node.degree.length > 0 ? `[${writeRow(node.degree)}]` : ''}${hold(node.of)}`;
    case 'scripts':
      return (
        writeBase(node.base) +
        (node.low.length > 0 ? `_${hold(node.low)}` : '') +
        (node.high.length > 0 ? `^${hold(node.high)}` : '')
      );
    case 'command':
      return `\\${node.name}${node.rows.length === 0 ? ' ' : node.rows.map(hold).join('')}`;
    case 'grid':
      return `\\${node.shape}{${node.lines.map((cells) => cells.map(writeRow).join('&')).join('\\\\')}}`;
  }
}

/** '5\text{ kg}' is '5 kg'. Words of a sentence are held: 'if ' before n is not 'if n'. */
function writeWords(text: string): string {
  const words = text.replaceAll(/[\s{}]+/gu, '');
  return /\p{L}\s/u.test(text) ? `{${words}}` : words;
}

/** '{a+b}^2' hangs on both, 'b^2' on one. */
function writeBase(base: FormulaRow): string {
  const isOne = base.length <= 1 && base[0]?.kind !== 'group';
  return isOne ? writeRow(base) : hold(base);
}

function hold(row: FormulaRow): string {
  return `{${writeRow(row)}}`;
}

const escaped: ReadonlySet<string> = new Set('\\{}_^&');
