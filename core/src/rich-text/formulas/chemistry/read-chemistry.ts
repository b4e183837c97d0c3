import { writeScript } from '../script-signs.ts';
import { evenChemistry } from './even-chemistry.ts';

/** Chemistry as signs of one line: 'H₂SO₄', 'SO₄²⁻', '2 H₂ + O₂ → 2 H₂O'. */
export function readChemistry(written: string): string {
  return evenChemistry(written)
    .replace(/<=>/g, ' ⇌ ')
    .replace(/->/g, ' → ')
    .replace(/\^(\d*[+-]|\d+)/g, (_, charge: string) => writeScript('superscript', charge))
    .replace(/(?<=[\p{L})\]])\d+/gu, (count) => writeScript('subscript', count))
    .replace(/(^|[\s])(\d+)(?=[\p{Lu}([])/gu, '$1$2 ');
}
