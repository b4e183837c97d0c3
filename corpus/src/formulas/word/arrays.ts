import { fenced, frac, lines, matrix, r, sub, words } from '../omml.ts';
import { formula } from './formula.ts';

const [x, n, a, b] = [r('x'), r('n'), r('a'), r('b')];

export const arrays = [
  formula(
    'matrix',
    fenced([
      matrix([
        [a, b],
        [r('c'), r('d+1')],
      ]),
    ]),
    String.raw`\begin{pmatrix}a & b \\ c & d+1\end{pmatrix}`,
    String.raw`\begin{pmatrix}a & b \\ c & d\end{pmatrix}+1`,
  ),
  formula(
    'determinant',
    fenced(
      [
        matrix([
          [a, b],
          [r('c'), r('d')],
        ]),
      ],
      { begChr: '|', endChr: '|' },
    ) + r('=ad−bc'),
    String.raw`\begin{vmatrix}a & b \\ c & d\end{vmatrix}=ad-bc`,
    String.raw`\begin{vmatrix}a & b \\ c & d=ad-bc\end{vmatrix}`,
  ),
  formula(
    'vector of three',
    fenced([matrix([[sub(x, r('1'))], [r('⋮')], [sub(x, r('n+1'))]])], {
      begChr: '[',
      endChr: ']',
    }),
    String.raw`\begin{bmatrix}x_1 \\ \vdots \\ x_{n+1}\end{bmatrix}`,
    String.raw`\begin{bmatrix}x_1 \\ \vdots \\ x_n+1\end{bmatrix}`,
  ),
  formula(
    'cases',
    r('g') +
      fenced([x]) +
      r('=') +
      fenced([lines(r('x, &x≥0'), r('−x, &x<0'))], { begChr: '{', endChr: '' }),
    String.raw`g(x)=\begin{cases}x, & x\ge 0 \\ -x, & x<0\end{cases}`,
    String.raw`g(x)=\begin{cases}x, & x\ge 0\end{cases} \\ -x, & x<0`,
  ),
  formula(
    'cases in a matrix',
    r('h=') +
      fenced(
        [
          matrix([
            [r('1'), r('if ', words) + r('n=0')],
            [r('2n'), r('otherwise', words)],
          ]),
        ],
        {
          begChr: '{',
          endChr: '',
        },
      ),
    String.raw`h=\begin{cases}1 & \text{if }n=0 \\ 2n & \text{otherwise}\end{cases}`,
    String.raw`h=\begin{cases}1 & \text{if n}=0 \\ 2n & \text{otherwise}\end{cases}`,
  ),
  formula(
    'equations below each other',
    lines(r('2x+y&=7'), r('x−y&=') + fenced([r('2')])),
    String.raw`\begin{aligned}2x+y & =7 \\ x-y & =(2)\end{aligned}`,
    String.raw`\begin{aligned}2x+y & =7 \\ (x-y & =2)\end{aligned}`,
  ),
  formula(
    'binomial',
    fenced([frac(n, r('k'), 'noBar')]) +
      r('=') +
      frac(r('n!'), r('k!') + fenced([r('n−k')]) + r('!')),
    String.raw`\binom{n}{k}=\frac{n!}{k!(n-k)!}`,
    String.raw`\binom{n}{k}=\frac{n!}{k!(n)-k!}`,
  ),
];
