import { expect, it } from 'vitest';
import { mendEscapes } from './mend-escapes.ts';

function read(json: string): unknown {
  return JSON.parse(mendEscapes(json));
}

it.each([
  [String.raw`"$\frac{1}{2}$ of $\beta$"`, String.raw`$\frac{1}{2}$ of $\beta$`],
  [String.raw`"$\alpha + \sqrt{2} \cdot \theta$"`, String.raw`$\alpha + \sqrt{2} \cdot \theta$`],
  [String.raw`"$E = h\nu$, $a \ne b$"`, String.raw`$E = h\nu$, $a \ne b$`],
  [String.raw`"\(x^2\) and \[y\]"`, String.raw`\(x^2\) and \[y\]`],
  [String.raw`"$\upsilon$ and $\underline{x}$"`, String.raw`$\upsilon$ and $\underline{x}$`],
  [String.raw`"$5\,\text{kg}$, $\rho = 1$, 50\%"`, String.raw`$5\,\text{kg}$, $\rho = 1$, 50\%`],
  [
    String.raw`"$\bigcup_i A_i$, $\flat$, $\boxed{x}$"`,
    String.raw`$\bigcup_i A_i$, $\flat$, $\boxed{x}$`,
  ],
  [
    String.raw`"$\rightharpoonup$ and $\therefore$"`,
    String.raw`$\rightharpoonup$ and $\therefore$`,
  ],
  [String.raw`"$\ce{H2O}$ and $x \\ y$"`, String.raw`$\ce{H2O}$ and $x \ y$`],
])('reads a formula with single backslashes: %s', (json, text) => {
  expect(read(json)).toBe(text);
});

it.each([
  [
    String.raw`"a\nThe next\tcell \"so\" a\/b \u00e4 c:\\new"`,
    'a\nThe next\tcell "so" a/b ä c:\\new',
  ],
  [String.raw`"costs $5\nto all, $6"`, 'costs $5\nto all, $6'],
  [String.raw`"um\ne dois"`, 'um\ne dois'],
  [String.raw`"$\\frac{1}{2}$ and $\\nu$"`, String.raw`$\frac{1}{2}$ and $\nu$`],
  [String.raw`"a line\nnuclear"`, 'a line\nnuclear'],
])('leaves what is good JSON as it is: %s', (json, text) => {
  expect(read(json)).toBe(text);
});

it.each([
  [String.raw`"$\\\\frac{1}{2} \\\\cdot \\\\alpha$"`, String.raw`$\frac{1}{2} \cdot \alpha$`],
  [String.raw`"$\\\\ce{H2SO4}$"`, String.raw`$\ce{H2SO4}$`],
])('reads a formula whose backslashes are doubled twice: %s', (json, text) => {
  expect(read(json)).toBe(text);
});

it.each([
  [String.raw`"$a \\\\ \\frac{1}{2}$"`, String.raw`$a \\ \frac{1}{2}$`],
  [String.raw`"$a\\\\b$ and \\\\text\\x"`, String.raw`$a\\b$ and \\text\x`],
  [String.raw`"$a\\\\\\frac{1}{2}$"`, String.raw`$a\\\frac{1}{2}$`],
])('keeps the end of a line in a formula, and a path: %s', (json, text) => {
  expect(read(json)).toBe(text);
});

it('leaves what no backslash can mend', () => {
  expect(mendEscapes('{"type": }')).toBe('{"type": }');
  expect(mendEscapes('"cut \\')).toBe('"cut \\');
});
