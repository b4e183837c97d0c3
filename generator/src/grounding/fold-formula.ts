/**
 * Formulas between dollar signs are compared by what they show: '$K_a$' is 'Ka', and '$\beta$' is
 * 'β'. Prices keep their sign.
 */

/** Where the formula ends that begins with the dollar sign at this place; 0 where none does. */
export function findFormulaEnd(text: string, at: number): number {
  formula.lastIndex = at;
  const [found] = formula.exec(text) ?? [];
  return found !== undefined && /[\p{L}\\^_]/u.test(found) ? at + found.length : 0;
}

// As TeX for Markdown has it: no space inside its ends, and no digit behind it.
const formula = /\$\$?(?![\s$])[^$\n]{0,200}?[^\s$\\]\$\$?(?!\d)/y;

/** Signs of a formula that are looked at: $ \ _ { } */
export const formulaMarks: readonly boolean[] = Array.from({ length: 128 }, (_, code) =>
  '$\\_{}'.includes(String.fromCharCode(code)),
);

/** What a mark of a formula comes to, and where it ends. */
export function readFormulaMark(text: string, at: number): { signs: string; end: number } {
  // What stands above and below a line is not one number.
  if (text.startsWith('}{', at)) return { signs: '/', end: at + 2 };
  if (text.charAt(at) !== '\\') return { signs: '', end: at + 1 };
  command.lastIndex = at;
  const [found = '\\', name] = command.exec(text) ?? [];
  const end = at + found.length;
  if (name === undefined) return { signs: '', end };
  return { signs: symbols.get(name) ?? (layout.has(name) ? '' : name), end };
}

const command = /\\(?:([a-zA-Z]+)|[^a-zA-Z\n])/y;

/** Commands that say how something looks, not what it is. */
const layout = new Set(
  'ce text mathrm mathbf mathit mathsf textbf textit textrm operatorname rm left right frac dfrac tfrac displaystyle quad qquad'.split(
    ' ',
  ),
);

const symbols = new Map<string, string>([
  ...zip(
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi psi omega',
    'αβγδεζηθικλμνξπρστυφχψω',
  ),
  ...zip('Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega', 'γδθλξπσφψω'),
  ...zip(
    'times cdot div pm approx leq geq le ge neq ne to rightarrow infty degree circ sum',
    '×·÷±≈≤≥≤≥≠≠→→∞°°∑',
  ),
]);

function zip(names: string, signs: string): [string, string][] {
  return names.split(' ').map((name, no) => [name, Array.from(signs)[no] ?? '']);
}
