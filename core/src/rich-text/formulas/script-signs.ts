/** Signs that exist low or high, with what they are on the line. */
const low = pair('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ', '0123456789+-=()aehijklmnoprstuvx');
const high = pair('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ', '0123456789+-=()in');

export const lowDigits: ReadonlyMap<string, string> = new Map(low);
export const highDigits: ReadonlyMap<string, string> = new Map(high);

const toLow: ReadonlyMap<string, string> = new Map([...low.map(turn), ['−', '₋']]);
const toHigh: ReadonlyMap<string, string> = new Map([...high.map(turn), ['−', '⁻']]);

/** What is set low or high, in the signs that exist for it: 'x₂', 'x²'; otherwise 'x_k', 'x^(n+k)'. */
export function writeScript(kind: 'subscript' | 'superscript', text: string): string {
  const table = kind === 'subscript' ? toLow : toHigh;
  const signs = Array.from(text.replaceAll(' ', ''), (one) => table.get(one));
  if (signs.length > 0 && signs.every((one) => one !== undefined)) return signs.join('');
  const mark = kind === 'subscript' ? '_' : '^';
  return Array.from(text).length === 1 ? mark + text : `${mark}(${text})`;
}

function pair(raised: string, written: string): [string, string][] {
  const signs = Array.from(written);
  return Array.from(raised, (one, no) => [one, signs[no] ?? one]);
}

function turn([raised, written]: readonly [string, string]): [string, string] {
  return [written, raised];
}
