import {
  accent,
  below,
  doubleStruck,
  fenced,
  frac,
  func,
  large,
  r,
  sub,
  sup,
  upright,
} from '../omml.ts';
import { formula } from './formula.ts';

const [x, n, a, b] = [r('x'), r('n'), r('a'), r('b')];

export const operators = [
  formula(
    'sum',
    large({ sign: '∑', below: r('i=1'), above: n, place: 'undOvr' }, sup(r('i'), r('2'))) +
      r('=') +
      frac(r('n') + fenced([r('n+1')]) + fenced([r('2n+1')]), r('6')),
    String.raw`\sum_{i=1}^n i^2=\frac{n(n+1)(2n+1)}{6}`,
    String.raw`\sum_{i=1}^n i^2=\frac{n(n+1)(2n)+1}{6}`,
  ),
  formula(
    'integral',
    large({ below: r('0'), above: r('1'), place: 'subSup' }, sup(x, r('2')) + r('dx')) +
      r('=') +
      frac(r('1'), r('3')),
    String.raw`\int_0^1 x^2 dx=\frac{1}{3}`,
    String.raw`\int_0^1 x^{2 dx}=\frac{1}{3}`,
  ),
  formula(
    'integral with limits above and below',
    large({ below: a, above: b, place: 'undOvr' }, r('f') + fenced([x]) + r('dx')),
    String.raw`\int\limits_a^b f(x)dx`,
    String.raw`\int\limits_a^b f(xdx)`,
  ),
  formula(
    'integral over a region',
    large({ sign: '∬', below: r('D') }, r('f') + fenced([r('x,y')]) + r('dA')),
    String.raw`\iint_D f(x,y)dA`,
    String.raw`\iint_D f(x),ydA`,
  ),
  formula(
    'integral around a curve',
    large(
      { sign: '∮', below: r('C') },
      accent(r('F'), '\u20d7') + r('·d') + accent(r('s'), '\u20d7'),
    ),
    String.raw`\oint_C \vec{F}\cdot d\vec{s}`,
    String.raw`\oint_C \vec{F\cdot d}\vec{s}`,
  ),
  formula(
    'product',
    r('n!=') + large({ sign: '∏', below: r('k=1'), above: n, place: 'undOvr' }, r('k')),
    String.raw`n!=\prod_{k=1}^n k`,
    String.raw`n!=\prod_{k}=1^n k`,
  ),
  formula(
    'union of sets',
    large({ sign: '⋃', below: r('i∈I'), place: 'undOvr' }, sub(r('A'), r('i'))),
    String.raw`\bigcup_{i\in I} A_i`,
    String.raw`\bigcup_i\in I A_i`,
  ),
  formula(
    'limit',
    func(below(r('lim', upright), r('x→0')), frac(func(r('sin', upright), x), x)) + r('=1'),
    String.raw`\lim_{x\to 0} \frac{\sin x}{x}=1`,
    String.raw`\lim_{x\to 0} \frac{\sin x}{x=1}`,
  ),
  formula(
    'square of a sine',
    func(sup(r('sin', upright), r('2')), r('α')) +
      r('+') +
      func(sup(r('cos', upright), r('2')), r('α')) +
      r('=1'),
    String.raw`\sin^2 \alpha+\cos^2 \alpha=1`,
    String.raw`\sin^{2\alpha}+\cos^2 \alpha=1`,
  ),
  formula(
    'logarithm with its base',
    func(sub(r('log', upright), r('2')), r('8')) + r('=3'),
    String.raw`\log_2 8=3`,
    String.raw`\log_{2 8}=3`,
  ),
  formula(
    'function with a name of its own',
    func(r('arsinh', upright), fenced([r('x+1')])),
    String.raw`\operatorname{arsinh}(x+1)`,
    String.raw`\operatorname{arsinh}(x)+1`,
  ),
  formula(
    'smallest of all',
    func(below(r('min', upright), r('x∈') + r('R', doubleStruck)), r('f') + fenced([x])),
    String.raw`\min_{x\in\mathbb{R}} f(x)`,
    String.raw`\min_x\in\mathbb{R} f(x)`,
  ),
];
