import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalForm } from './normal-form.ts';

it.each([
  ['\\frac{x^{2}}{2}', ['x^2/2', 'x²/2', '\\dfrac{x^2}{2}', '\\tfrac {x^{2}} 2', '{x}^2 / 2']],
  ['\\frac{a+b}{c}', ['(a+b)/c', '\\frac{(a+b)}{c}', '\\left(a+b\\right)∕c']],
  ['(-\\frac{b}{2}a)·y^{2}', ['(−b/2a)·y²', '(-b/2 a) \\cdot y^2', '(-b/2a)*y^{2}']],
  ['\\frac{1}{2}x', ['1/2x', '\\frac12x', '\\tfrac12 x']],
  ['\\frac{(a+b)^{2}}{c}', ['(a+b)^2/c', '\\frac{(a+b)^2}{c}', '\\left(a+b\\right)^2/c']],
  ['\\frac{c}{(a+b)^{2}}', ['c/(a+b)^2', '\\frac{c}{(a+b)²}']],
  [
    '(\\frac{a}{b})^{2}f(\\frac{c}{d})',
    ['(a/b)^2f(c/d)', '\\left(\\frac{a}{b}\\right)^2f(\\frac{c}{d})'],
  ],
  ['\\frac{1}{10^{6}}', ['1/10^6', '\\frac{1}{10⁶}']],
  ['α≤β→∞', ['\\alpha \\leq \\beta \\to \\infty', 'α\\le β \\rightarrow ∞']],
  ['\\sqrt{x+1}', ['\\sqrt{x+1}', '√(x+1)', '\\sqrt{ x + 1 }']],
  ['\\sqrt{12}', ['√12', '\\sqrt{12}']],
  ['∫_{0}^{1}f(x)dx', ['\\int_0^1 f(x)\\,\\mathrm{d}x', '\\int\\limits^1_0 f(x)dx']],
  ['(\\matrix{a&b\\\\c&d})', ['\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}']],
  [
    '\\cases{x&{if}x>0\\\\0&else}',
    ['\\begin{cases}x&\\text{if }x>0\\\\0&\\text{else}\\end{cases}'],
  ],
  ['a=b', ['\\begin{equation*}a = b\\end{equation*}', '\\begin{aligned}a&=b\\end{aligned}']],
  ['sin^{2}x', ['\\sin^2 x', '\\operatorname{sin}^{2}x']],
  ['90°', ['90^\\circ', '90^{\\circ}', '90°']],
  ['f′(x)', ["f'(x)", 'f^{\\prime}(x)', 'f’(x)']],
  ['x+y', ['𝑥+𝑦', '{x}+{y}', 'x + y']],
  ['H2SO4', ['\\ce{H2SO4}', 'H_2SO_4', '\\mathrm{H_{2}SO_{4}}', 'H₂SO₄']],
])('is %s however it is written', (form, ways) => {
  expect(ways.map(normalForm)).toEqual(ways.map(() => form));
});

it.each([
  ['\\frac{-b}{2a}\\cdot y^2', '-\\frac{b}{2a\\cdot y^2}'],
  ['(a+b)c', '(a+bc)'],
  ['x^{n+1}', 'x^{n}+1'],
  ['x_{n}^{2}', 'x_{n^2}'],
  ['\\sqrt{a+b}', '\\sqrt{a}+b'],
  ['\\sin(x)^2', '\\sin(x^2)'],
  ['{a+b}^2', 'a+b^2'],
  ['\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}', '\\begin{pmatrix}a&b&c\\\\d\\end{pmatrix}'],
  ['2/(3x)', '(2/3)x'],
  ['\\frac{(a+b)^2}{c}', '\\frac{a+b}{c}'],
  ['c/(a+b)^2', 'c/(a+b)'],
  ['a+b', 'b+a'],
  ['2x', '3x'],
  ['a\\times b', 'a\\cdot b'],
  ['\\vec{v}', 'v'],
  ['x\\{y\\}', 'x{y}'],
  ['\\text{if }n=0', '\\text{if n}=0'],
  ['\\mathrm{SO}_4^{2-}', '\\mathrm{SO}_{4^{2-}}'],
])('tells %s from %s', (one, other) => {
  expect(normalForm(one)).not.toBe(normalForm(other));
});

it('is another one as soon as a bracket of a formula is moved', () => {
  const formulas = [
    '(a+b)c',
    '\\frac{(x+1)y}{2z}',
    'f(x,y)=(x+y)^2',
    '2(n+1)/(3m)+k',
    '(−b/2a)·y²',
  ];
  const moved = formulas.flatMap((formula) =>
    moveBrackets(formula).map((other) => [formula, other]),
  );
  const same = moved.filter(([one = '', other = '']) => normalForm(one) === normalForm(other));
  expect(moved.length).toBeGreaterThan(50);
  expect(same).toEqual([]);
});

it('has bounds, and never fails', () => {
  expect(normalForm('\\sqrt'.repeat(300))).toBe('\\sqrt'.repeat(300));
  expect(normalForm('x^{'.repeat(600))).toBe('x^{'.repeat(600));
  expect(normalForm('{'.repeat(40) + '}'.repeat(40))).toBe('{'.repeat(40) + '}'.repeat(40));
  const piece = fc.constantFrom(
    ...'x 2 + / ( ) { } _ ^ & \\\\ \\frac \\sqrt [ ] \\left \\begin{cases} \\end{cases} ² √ \\ce{'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(normalForm(pieces.join(' ')).length).toBeLessThan(2_000);
    }),
    { numRuns: 2_000 },
  );
});

/** Every way to set one visible bracket elsewhere among letters and digits. */
function moveBrackets(formula: string): string[] {
  return [...formula.matchAll(/[()]/g)].flatMap(({ 0: bracket, index }) => {
    const without = formula.slice(0, index) + formula.slice(index + 1);
    return [...without.matchAll(/(?<![\\a-z])(?=[a-z\d+])/g)]
      .filter((place) => place.index < index - 1 || place.index > index + 1)
      .map((place) => without.slice(0, place.index) + bracket + without.slice(place.index));
  });
}
