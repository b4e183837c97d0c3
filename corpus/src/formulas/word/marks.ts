import {
  above,
  accent,
  bar,
  below,
  bold,
  boxed,
  doubleStruck,
  fenced,
  frac,
  grouped,
  r,
  sup,
  words,
} from '../omml.ts';
import { formula } from './formula.ts';

const [x, n] = [r('x'), r('n')];

export const marks = [
  formula(
    'hat and bar',
    accent(r('p')) + r('=') + bar(r('x+y'), 'top'),
    String.raw`\hat{p}=\overline{x+y}`,
    String.raw`\hat{p}=\overline{x}+y`,
  ),
  formula(
    'arrows above letters',
    accent(r('AB'), '\u20d7') + r('+') + accent(r('v'), '\u20d7'),
    String.raw`\overrightarrow{AB}+\vec{v}`,
    String.raw`\overrightarrow{A}B+\vec{v}`,
  ),
  formula(
    'dots and a tilde',
    accent(x, '\u0308') + r('+ω') + accent(x, '\u0307') + r('=') + accent(r('F'), '\u0303'),
    String.raw`\ddot{x}+\omega\dot{x}=\tilde{F}`,
    String.raw`\ddot{x+\omega}\dot{x}=\tilde{F}`,
  ),
  formula(
    'line below',
    bar(r('a+b'), 'bot') + r('c'),
    String.raw`\underline{a+b}c`,
    String.raw`\underline{a}+bc`,
  ),
  formula(
    'brace below with words',
    below(grouped(r('1+1+⋯+1')), r('n times', words)) + r('=n'),
    String.raw`\underbrace{1+1+\cdots+1}_{\text{n times}}=n`,
    String.raw`\underbrace{1+1+\cdots}+1_{\text{n times}}=n`,
  ),
  formula(
    'brace above',
    above(grouped(r('a+b'), { chr: '⏞', pos: 'top', vertJc: 'bot' }), r('s')) + r('+c'),
    String.raw`\overbrace{a+b}^s+c`,
    String.raw`\overbrace{a}+b^s+c`,
  ),
  formula(
    'box around a result',
    boxed(r('E=m') + sup(r('c'), r('2'))),
    String.raw`\boxed{E=mc^2}`,
    String.raw`\boxed{E=mc}^2`,
  ),
  formula(
    'absolute value and norm',
    fenced([r('x−y')], { begChr: '|', endChr: '|' }) +
      r('≤') +
      fenced([r('x−z')], { begChr: '‖', endChr: '‖' }),
    String.raw`|x-y|\le\Vert x-z\Vert`,
    String.raw`|x|-y\le\Vert x-z\Vert`,
  ),
  formula(
    'rounded down',
    fenced([frac(n, r('2'))], { begChr: '⌊', endChr: '⌋' }) + r('+1'),
    String.raw`\left\lfloor\frac{n}{2}\right\rfloor+1`,
    String.raw`\left\lfloor\frac{n}{2}+1\right\rfloor`,
  ),
  formula(
    'scalar product of states',
    fenced([r('ψ'), r('φ')], { begChr: '⟨', endChr: '⟩', sepChr: '|' }) + r('=0'),
    String.raw`\langle\psi\mid \varphi\rangle=0`,
    String.raw`\langle\psi\mid \varphi=0\rangle`,
  ),
  formula(
    'set of numbers',
    fenced([r('x∈') + r('R', doubleStruck), r('x>0')], { begChr: '{', endChr: '}' }),
    String.raw`\{x\in\mathbb{R}\mid x>0\}`,
    String.raw`\{x\in\mathbb{R}\}\mid x>0`,
  ),
  formula(
    'field equation',
    r('∇×') + accent(r('E', bold), '\u20d7') + r('=−') + frac(r('∂') + r('B', bold), r('∂t')),
    String.raw`\nabla\times\vec{\mathbf{E}}=-\frac{\partial\mathbf{B}}{\partial t}`,
    String.raw`\nabla\times\vec{\mathbf{E}=-}\frac{\partial\mathbf{B}}{\partial t}`,
  ),
  formula(
    'words in a fraction',
    r('speed', words) + r('=') + frac(r('distance', words), r('time', words) + r('+1')),
    String.raw`\text{speed}=\frac{\text{distance}}{\text{time}+1}`,
    String.raw`\text{speed}=\frac{\text{distance}}{\text{time}}+1`,
  ),
  formula(
    'letters of the mathematical alphabets',
    r('\u{1D453}') + fenced([r('\u{1D465}')]) + r('∈') + sup(r('ℝ'), r('\u{1D45B}+1')),
    String.raw`f(x)\in\mathbb{R}^{n+1}`,
    String.raw`f(x)\in\mathbb{R}^n+1`,
  ),
];
