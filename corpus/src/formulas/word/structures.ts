import { fenced, frac, r, root, sub, subSup, sup } from '../omml.ts';
import { formula } from './formula.ts';

const [x, y, n, a, b] = [r('x'), r('y'), r('n'), r('a'), r('b')];

export const structures = [
  formula(
    'roots of a square',
    r('x=') + frac(r('−b±') + root(sup(b, r('2')) + r('−4ac')), r('2a')),
    String.raw`x=\frac{-b\pm\sqrt{b^2-4ac}}{2a}`,
    String.raw`x=\frac{-b\pm\sqrt{b^2}-4ac}{2a}`,
  ),
  formula(
    'fraction in brackets',
    fenced([r('−') + frac(b, r('2a'))]) + r('·') + sup(y, r('2')),
    String.raw`\left(-\frac{b}{2a}\right)\cdot y^2`,
    String.raw`\left(-\frac{b}{2a}\cdot y\right)^2`,
  ),
  formula(
    'fraction in a line',
    frac(r('−b'), r('2a'), 'lin') + r('·') + sup(y, r('2')),
    String.raw`\frac{-b}{2a}\cdot y^2`,
    String.raw`\frac{-b}{2a\cdot y^2}`,
  ),
  formula(
    'slanted fraction',
    r('p=') + frac(r('1'), r('n+1'), 'skw'),
    String.raw`p=\frac{1}{n+1}`,
    String.raw`p=\frac{1}{n}+1`,
  ),
  formula(
    'fraction in a fraction',
    r('φ=1+') + frac(r('1'), r('1+') + frac(r('1'), r('1+⋯'))),
    String.raw`\varphi=1+\frac{1}{1+\frac{1}{1+\cdots}}`,
    String.raw`\varphi=1+\frac{1}{1}+\frac{1}{1+\cdots}`,
  ),
  formula(
    'root of third degree',
    root(r('x+1'), r('3')),
    String.raw`\sqrt[3]{x+1}`,
    String.raw`\sqrt[3]{x}+1`,
  ),
  formula(
    'root of a sum of squares',
    r('c=') + root(sup(a, r('2')) + r('+') + sup(b, r('2'))),
    String.raw`c=\sqrt{a^2+b^2}`,
    String.raw`c=\sqrt{a^2}+b^2`,
  ),
  formula(
    'power in a power',
    r('f') + fenced([x]) + r('=') + sup(r('e'), r('−') + sup(x, r('2'))),
    String.raw`f(x)=e^{-x^2}`,
    String.raw`f(x)=e^{-x}^2`,
  ),
  formula(
    'power of a sum',
    sup(fenced([r('a+b')]), r('n+1')),
    String.raw`(a+b)^{n+1}`,
    String.raw`(a+b)^n+1`,
  ),
  formula(
    'both scripts',
    subSup(x, r('i+1'), r('2')) + r('=') + subSup(x, r('i'), r('2')) + r('+h'),
    String.raw`x_{i+1}^2=x_i^2+h`,
    String.raw`x_i+1^2=x_i^2+h`,
  ),
  formula(
    'script of a script',
    sub(a, sub(n, r('k+1'))),
    String.raw`a_{n_{k+1}}`,
    String.raw`a_{n_k+1}`,
  ),
  formula(
    'derivative',
    sup(r('f'), r('′')) + fenced([x]) + r('=') + frac(r('dy'), r('dx')),
    String.raw`f'(x)=\frac{dy}{dx}`,
    String.raw`f'(x=\frac{dy}{dx})`,
  ),
];
