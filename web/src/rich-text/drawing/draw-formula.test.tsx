import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawFormula } from './draw-formula.tsx';

function draw(latex: string, isBlock = true): Element | null {
  const { container } = render(<div>{drawFormula(latex, isBlock)}</div>);
  return container.querySelector('math');
}

it('draws a formula as MathML, not as text', () => {
  const math = draw(String.raw`\frac{x^2}{2}`, false);
  expect(math?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  expect(math?.querySelector('mfrac > msup > mi')?.textContent).toBe('x');
  expect(math?.getAttribute('display')).toBeNull();
});

it.each([
  [String.raw`T = 2\pi\sqrt{\frac{L}{g}}`, 'T equals 2 pi the square root of L over g, end root'],
  [String.raw`\int_0^1 x^2\,dx`, 'the integral from 0 to 1 of x squared d x'],
  [String.raw`\sum_{i=1}^{n} i^3`, 'the sum from i equals 1 to n of i cubed'],
  [String.raw`x_{n+1}`, 'x sub n plus 1'],
  [String.raw`\ce{2H2 + O2 -> 2H2O}`, '2 H 2 plus O 2 gives 2 H 2 O'],
  [String.raw`\ce{SO4^2-}`, 'SO 4 2 minus'],
  [String.raw`\vec{v}\cdot\hat{n}`, 'v vector times n hat'],
  [String.raw`\overline{AB}`, 'A B bar'],
  [String.raw`\sin 90^\circ`, 'sin 90 degrees'],
  [
    String.raw`\lim_{x\to 0}\frac{\sin x}{x}`,
    'the limit from x to 0 of the quantity sin x, end quantity, over x',
  ],
  [
    String.raw`\begin{pmatrix}a&b\\c&d\end{pmatrix}`,
    'open bracket row 1: a, b; row 2: c, d close bracket',
  ],
])('says %s as one would read it out', (latex, words) => {
  expect(draw(latex)?.getAttribute('aria-label')).toBe(words);
});

it.each([
  String.raw`\def\a{\a\a}\a`,
  String.raw`\newcommand{\a}{\a\a}\a`,
  String.raw`\href{https://evil.example}{x}`,
  String.raw`\url{https://evil.example}`,
  String.raw`\includegraphics{https://evil.example/x.png}`,
  String.raw`\htmlStyle{position:fixed}{x}`,
  String.raw`\class{x}{y}`,
  String.raw`\label{a}x`,
  String.raw`\kern-999em x`,
  String.raw`\unknowncommand{x}`,
  String.raw`\frac{a}{`,
  '}',
  '{'.repeat(1_900),
  String.raw`\frac{1}{`.repeat(190) + '}'.repeat(190),
  `${'x'.repeat(2_001)}`,
])('draws nothing of %s', (latex) => {
  expect(drawFormula(latex, true)).toBeUndefined();
});

it.each([
  [String.raw`\rule{9999em}{9999em}`, 12],
  [String.raw`\hspace{9999em}x`, 12],
  [String.raw`\raisebox{9999em}{x}`, 12],
])('lets no command of %s make the page larger than 12 em', (latex, most) => {
  const markup = draw(latex)?.outerHTML ?? '';
  const lengths = [...markup.matchAll(/"(-?[\d.]+)em"/g)].map(([, length]) => Number(length));
  expect(Math.max(...lengths)).toBe(most);
});

it('never colours a formula: red means wrong', () => {
  const markup = draw(
    String.raw`\color{red}x + \textcolor{#ff0000}{y} + \colorbox{red}{z}`,
  )?.outerHTML;
  expect(markup).toContain('<mi>x</mi>');
  expect(markup).not.toMatch(/ff0000|red|mathcolor|mathbackground/);
});

it('forgets a name with the formula that gave it', () => {
  expect(drawFormula(String.raw`\gdef\a{x}\a`, true)).toBeUndefined();
  expect(drawFormula(String.raw`\a`, true)).toBeUndefined();
});
