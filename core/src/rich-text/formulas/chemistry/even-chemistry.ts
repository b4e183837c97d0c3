import { highDigits, lowDigits } from '../script-signs.ts';

/**
 * Chemistry however it is written, in one way: 'H₂SO₄', 'H_2SO_4' and '\mathrm{H_{2}SO_{4}}' are
 * 'H2SO4', 'SO₄²⁻' is 'SO4^2-', and an arrow is '->'.
 */
export function evenChemistry(written: string): string {
  return lowerScripts(written.replace(/\$|\\(?:ce|mathrm|text|rm)\b/g, ''))
    .replace(/\\(?:long)?rightarrow\b|\\to\b|[→⟶]|--?>/g, '->')
    .replace(/\\rightleftharpoons\b|[⇌⇄]|<-?=?-?>/g, '<=>')
    .replace(/\\cdot\b|[·⋅∙*]/g, '·')
    .replace(/[−–]/g, '-')
    .replace(/\\[,;:! ]|~/g, ' ')
    .replace(/[{}]/g, '')
    .replace(/_/g, '')
    .replace(/(?<=[\p{L}\d)\]])(?<!\^\d?)([+-])(?=[\s)\]]|$)/gu, '^$1')
    .replace(/\s*(<=>|->)\s*/g, '$1')
    .replace(/\s+\+\s+/g, ' + ')
    .replace(/(^|[\s>])(\d+)\s+(?=[\p{Lu}([])/gu, '$1$2')
    .trim();
}

/** A run of high signs is a power or a charge, low ones are counts. */
function lowerScripts(text: string): string {
  let lowered = '';
  let wasHigh = false;
  for (const sign of text) {
    const high = highDigits.get(sign);
    if (high !== undefined && !wasHigh) lowered += '^';
    lowered += high ?? lowDigits.get(sign) ?? sign;
    wasHigh = high !== undefined;
  }
  return lowered;
}
