import { expect, it } from 'vitest';
import { readFormula } from './read-formula.ts';

it.each([
  ['\\frac{x^2}{2}', 'x²/2'],
  ['\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}', '(−b ± √(b² − 4ac))/(2a)'],
  ['E = mc^2', 'E = mc²'],
  ['\\sum_{i=1}^{n} i', '∑ᵢ₌₁ⁿ i'],
  ['\\sin^2 x + \\cos x', 'sin² x + cos x'],
  ['e^{i\\pi}', 'e^(iπ)'],
  ['\\begin{pmatrix}a & b\\\\c & d\\end{pmatrix}', '(a, b; c, d)'],
  ['\\vec{v} \\in \\mathbb{R}^n', 'v⃗ ∈ ℝⁿ'],
  ['\\ce{SO4^2-}', 'SO₄²⁻'],
  ['\\ce{2 H2 + O2 -> 2 H2O}', '2 H₂ + O₂ → 2 H₂O'],
  ['10^{-7}\\,\\text{mol}', '10⁻⁷mol'],
  ['x, y', 'x, y'],
  ['{broken', '{broken'],
])('reads %s as %s', (latex, read) => {
  expect(readFormula(latex)).toBe(read);
});
