import { expect, it } from 'vitest';
import { readHtml } from '../../html/read-html.ts';

const fraction = '<mfrac><mi>n</mi><mn>2</mn></mfrac>';
const table =
  '<mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable>';

it.each([
  [
    'roots of a square',
    '<mi>x</mi><mo>=</mo><mfrac><mrow><mo>−</mo><mi>b</mi><mo>±</mo><msqrt><msup><mi>b</mi><mn>2</mn></msup><mo>−</mo><mn>4</mn><mi>a</mi><mi>c</mi></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac>',
    String.raw`x=\frac{-b\pm\sqrt{b^2-4ac}}{2a}`,
  ],
  [
    'sum with limits',
    '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msup><mi>i</mi><mn>2</mn></msup>',
    String.raw`\sum_{i=1}^n i^2`,
  ],
  [
    'integral',
    '<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup><mi>x</mi><mi>dx</mi>',
    String.raw`\int_0^1 x\mathrm{dx}`,
  ],
  [
    'brackets around a fraction',
    `<mo>(</mo>${fraction}<mo>)</mo>`,
    String.raw`\left(\frac{n}{2}\right)`,
  ],
  [
    'matrix',
    `<mo>(</mo>${table}<mo>)</mo>`,
    String.raw`\begin{pmatrix}a & b \\ c & d\end{pmatrix}`,
  ],
  [
    'determinant',
    `<mo>|</mo>${table}<mo>|</mo>`,
    String.raw`\begin{vmatrix}a & b \\ c & d\end{vmatrix}`,
  ],
  [
    'cases',
    `<mi>f</mi><mo>=</mo><mo>{</mo>${table}`,
    String.raw`f=\begin{cases}a & b \\ c & d\end{cases}`,
  ],
  [
    'limit of a function',
    '<munder><mi>lim</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder><mi>sin</mi><mo>&#x2061;</mo><mi>x</mi>',
    String.raw`\lim_{x\to 0} \sin x`,
  ],
  [
    'accents',
    '<mover><mi>v</mi><mo>→</mo></mover><mo>+</mo><mover><mi>p</mi><mo>^</mo></mover><mo>+</mo><mover><mrow><mi>a</mi><mi>b</mi></mrow><mo>¯</mo></mover>',
    String.raw`\vec{v}+\hat{p}+\overline{ab}`,
  ],
  [
    'scripts before and after',
    '<mmultiscripts><mi mathvariant="normal">U</mi><mprescripts/><mn>92</mn><mn>238</mn></mmultiscripts>',
    String.raw`{}_{92}^{238}\mathrm{U}`,
  ],
  [
    'root of third degree',
    '<mroot><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow><mn>3</mn></mroot>',
    String.raw`\sqrt[3]{x+1}`,
  ],
  [
    'braces with words',
    '<munder><munder><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mo>⏟</mo></munder><mtext>sum</mtext></munder>',
    String.raw`\underbrace{a+b}_{\text{sum}}`,
  ],
  [
    'arrow with words',
    '<mi>A</mi><mover><mo>→</mo><mtext>heat</mtext></mover><mi>B</mi>',
    String.raw`A\xrightarrow{\text{heat}}B`,
  ],
  [
    'set of numbers',
    '<mi>x</mi><mo>∈</mo><mi mathvariant="double-struck">R</mi>',
    String.raw`x\in\mathbb{R}`,
  ],
  ['fenced', '<mfenced open="[" close=")"><mn>0</mn><mn>1</mn></mfenced>', String.raw`[0,1)`],
  [
    'binomial',
    '<mo>(</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo>)</mo>',
    String.raw`\binom{n}{k}`,
  ],
  ['box', '<menclose notation="box"><mi>x</mi></menclose>', String.raw`\boxed{x}`],
])('reads MathML as the key written by hand: %s', async (_, mathml, latex) => {
  const { text } = await readHtml(Buffer.from(`<p>So <math>${mathml}</math> it is.</p>`));

  expect(text).toBe(`So $${latex}$ it is.`);
});
