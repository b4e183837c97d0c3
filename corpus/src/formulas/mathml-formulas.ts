/** Formulas as pages, e-books and open documents keep them, with keys written by hand. */
export const mathmlFormulas: readonly { name: string; mathml: string; latex: string }[] = [
  formula(
    'roots of a square',
    '<mi>x</mi><mo>=</mo><mfrac><mrow><mo>−</mo><mi>b</mi><mo>±</mo><msqrt><msup><mi>b</mi><mn>2</mn></msup><mo>−</mo><mn>4</mn><mi>a</mi><mi>c</mi></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac>',
    String.raw`x=\frac{-b\pm\sqrt{b^2-4ac}}{2a}`,
  ),
  formula(
    'fraction in brackets',
    '<mo>(</mo><mfrac><mi>n</mi><mn>2</mn></mfrac><mo>)</mo><mo>⋅</mo><msup><mi>y</mi><mn>2</mn></msup>',
    String.raw`\left(\frac{n}{2}\right)\cdot y^2`,
  ),
  formula('third root', '<mroot><mi>x</mi><mn>3</mn></mroot>', String.raw`\sqrt[3]{x}`),
  formula(
    'sum of squares',
    '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msup><mi>i</mi><mn>2</mn></msup>',
    String.raw`\sum_{i=1}^n i^2`,
  ),
  formula(
    'integral',
    '<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup><msup><mi>x</mi><mn>2</mn></msup><mi>d</mi><mi>x</mi>',
    String.raw`\int_0^1 x^2 dx`,
  ),
  formula(
    'member of a row',
    '<msub><mi>x</mi><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow></msub><mo>=</mo><msub><mi>x</mi><mi>n</mi></msub><mo>+</mo><mn>1</mn>',
    String.raw`x_{n+1}=x_n+1`,
  ),
  formula(
    'matrix',
    '<mo>(</mo><mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable><mo>)</mo>',
    String.raw`\begin{pmatrix}a & b \\ c & d\end{pmatrix}`,
  ),
  formula(
    'function of two cases',
    '<mi>f</mi><mo>=</mo><mo>{</mo><mtable><mtr><mtd><mn>0</mn></mtd><mtd><mi>x</mi><mo>&lt;</mo><mn>0</mn></mtd></mtr><mtr><mtd><mn>1</mn></mtd><mtd><mi>x</mi><mo>≥</mo><mn>0</mn></mtd></mtr></mtable>',
    String.raw`f=\begin{cases}0 & x<0 \\ 1 & x\ge 0\end{cases}`,
  ),
  formula(
    'arrow above a letter',
    '<mover><mi>v</mi><mo>→</mo></mover><mo>+</mo><mover><mi>p</mi><mo>^</mo></mover>',
    String.raw`\vec{v}+\hat{p}`,
  ),
  formula(
    'sulfuric acid',
    '<msub><mi mathvariant="normal">H</mi><mn>2</mn></msub><mi mathvariant="normal">S</mi><msub><mi mathvariant="normal">O</mi><mn>4</mn></msub>',
    String.raw`\mathrm{H}_2\mathrm{S}\mathrm{O}_4`,
  ),
  formula(
    'angle',
    '<mi>sin</mi><mo>&#x2061;</mo><mi>α</mi><mo>=</mo><mfrac><mi>a</mi><mi>c</mi></mfrac>',
    String.raw`\sin\alpha=\frac{a}{c}`,
  ),
  formula(
    'limit',
    '<munder><mi>lim</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder><mi>f</mi>',
    String.raw`\lim_{x\to 0} f`,
  ),
  formula(
    'power of a power',
    '<msup><mi>e</mi><mrow><mo>−</mo><msup><mi>x</mi><mn>2</mn></msup></mrow></msup>',
    String.raw`e^{-x^2}`,
  ),
  formula('bounds', '<mn>0</mn><mo>≤</mo><mi>p</mi><mo>≤</mo><mn>1</mn>', String.raw`0\le p\le 1`),
  formula(
    'derivative',
    '<mfrac><mrow><mi>d</mi><mi>y</mi></mrow><mrow><mi>d</mi><mi>x</mi></mrow></mfrac>',
    String.raw`\frac{dy}{dx}`,
  ),
  formula(
    'amount of a number',
    '<mo>|</mo><mi>x</mi><mo>|</mo><mo>=</mo><mn>3</mn>',
    String.raw`|x|=3`,
  ),
  formula('energy', '<mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup>', 'E=mc^2'),
  formula(
    'infinite sum',
    '<munderover><mo>∑</mo><mrow><mi>k</mi><mo>=</mo><mn>0</mn></mrow><mi>∞</mi></munderover><mfrac><mn>1</mn><msup><mn>2</mn><mi>k</mi></msup></mfrac>',
    String.raw`\sum_{k=0}^{\infty} \frac{1}{2^k}`,
  ),
  formula(
    'member of a set',
    '<mi>x</mi><mo>∈</mo><mi>A</mi><mo>∪</mo><mi>B</mi>',
    String.raw`x\in A\cup B`,
  ),
  formula(
    'resistance',
    '<mi>R</mi><mo>=</mo><mfrac><mi>U</mi><mi>I</mi></mfrac>',
    String.raw`R=\frac{U}{I}`,
  ),
];

function formula(name: string, mathml: string, latex: string) {
  return { name, mathml, latex };
}
