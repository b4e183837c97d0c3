import { expect, it } from 'vitest';
import { sumFormula } from './sum-formula.ts';

it.each([
  ['CH3CH2OH', 'C2H6O1'],
  ['C2H5OH', 'C2H6O1'],
  ['Ca(OH)2', 'Ca1H2O2'],
  ['[Fe(CN)6]^4-', 'C6Fe1N6^4-'],
  ['CuSO4·5H2O', 'Cu1H10O9S1'],
  ['2H2O', 'H4O2'],
  ['HCl(aq)', 'Cl1H1'],
  ['2H2 + O2->2H2O', undefined],
])('counts the atoms of %s', (even, counted) => {
  expect(sumFormula(even)).toBe(counted);
});
