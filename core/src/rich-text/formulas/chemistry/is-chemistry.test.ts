import { expect, it } from 'vitest';
import { evenChemistry } from './even-chemistry.ts';
import { isChemistry } from './is-chemistry.ts';

it.each([
  ['H₂SO₄', 'H2SO4'],
  ['SO₄²⁻', 'SO4^2-'],
  ['SO_4^{2-}', 'SO4^2-'],
  ['Na+', 'Na^+'],
  ['2H2 + O2 → 2H2O', '2H2 + O2->2H2O'],
  ['2 H2 + O2 -> 2 H2O', '2H2 + O2->2H2O'],
  ['N2 + 3 H2 ⇌ 2 NH3', 'N2 + 3H2<=>2NH3'],
  ['[Fe(CN)6]^4-', '[Fe(CN)6]^4-'],
  ['CuSO4·5H2O', 'CuSO4·5H2O'],
  ['HCl(aq)', 'HCl(aq)'],
])('knows %s', (written, even) => {
  expect([isChemistry(written), evenChemistry(written)]).toEqual([true, even]);
});

it.each(['water', 'DNA', 'He', 'No', 'In 1990', 'C#', '3', 'x_2', 'NATO', 'I', 'SO_{4^{2-}}', ''])(
  'takes %j for no chemistry',
  (text) => {
    expect(isChemistry(text)).toBe(false);
  },
);
