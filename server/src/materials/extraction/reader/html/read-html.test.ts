import { expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

it('keeps headings, lists at their depth, and what comes after a list in the same item', async () => {
  const page =
    '<h1>Cells</h1><ul><li>One<ul><li>inner<li>two</ul><li><p>Three</p><p>more</p></ul><ol start=3><li>c<li value=7>d</ol>';

  expect(await read(page)).toBe(
    '# Cells\n\n- One\n  - inner\n  - two\n- Three\n\nmore\n\n3. c\n7. d',
  );
});

it('leaves out what runs, leads elsewhere or cannot be seen', async () => {
  const page =
    '<head><title>T</title><style>p{}</style></head><nav>Home</nav><p>Seen<script>no()</script></p>' +
    '<div hidden>a</div><div style="visibility: hidden">b</div><svg><text>c</text></svg>' +
    '<button>Go</button><footer>Imprint</footer><span aria-hidden="true">d</span><div role="navigation">e</div>';

  expect(await read(page)).toBe('Seen');
});

it('keeps raised, lowered and typewritten words, and no numbers of notes', async () => {
  const page =
    '<p>H<sub>2</sub>SO<sub>4</sub> and 10<sup>6</sup>, by <code>f(x)</code>.<sup><a href="#n1">1</a></sup></p>';

  expect(await read(page)).toBe('H_{2}SO_{4} and 10^{6}, by `f(x)`.');
});

it('keeps code as it is, with its language and without numbers of lines', async () => {
  const page =
    '<div class="highlight"><pre><code class="language-python"><span class="lineno">1</span>def f(x):\n<span class="lineno">2</span>    return `x`\n</code></pre></div><pre>next</pre>';

  expect(await read(page)).toBe('```python\ndef f(x):\n    return `x`\n```\n\n```\nnext\n```');
});

it('writes tables with their header, and says a cell over several rows in each', async () => {
  const page =
    '<table><caption>Bonds</caption><thead><tr><th>Kind<th>Sign<tbody><tr><td rowspan=2>double<td>a|b<tr><td>=</table>' +
    '<table><tr><td colspan=2>Wide<td>c<tr><td>d<td>e<td>f</table>';

  expect(await read(page)).toBe(
    'Bonds\n\n| Kind | Sign |\n| --- | --- |\n| double | a\\|b |\n| double | = |\n| Wide |  | c |\n| d | e | f |',
  );
});

it('takes a table that only arranges the page for what is in it', async () => {
  const page =
    '<table><tr><td><nav>Menu</nav></td><td><h2>Cells</h2><p>All divide.</p></td></tr></table>';

  expect(await read(page)).toBe('## Cells\n\nAll divide.');
});

it('makes a label of a term and what it means', async () => {
  const page =
    '<dl><dt>Osmosis<dd>water moves<dt>Atom</dt><dd><p>a unit</p></dd><dt>Alone</dl><p>On</p>';

  expect(await read(page)).toBe('**Osmosis**: water moves\n\n**Atom**: a unit\n\n**Alone**:\n\nOn');
});

it.each([
  ['KaTeX', katex(String.raw`\frac{a}{b+1}`)],
  ['MathJax 2', '<script type="math/tex">\\frac{a}{b+1}</script><span class="MathJax">ab+1</span>'],
  ['Pandoc', '<span class="math inline">\\(\\frac{a}{b+1}\\)</span>'],
  ['a script that will draw it', '\\(\\frac{a}{b+1}\\)<script src="/js/mathjax.js"></script>'],
  [
    'Wikipedia',
    '<span class="mwe-math-mathml-inline" style="display: none;"><math><semantics><mrow></mrow><annotation encoding="application/x-tex">{\\displaystyle {\\frac{a}{b+1}}}</annotation></semantics></math></span><img class="mwe-math-fallback-image-inline" alt="x" src="x.svg">',
  ],
  ['a picture with its source', '<img class="latex" alt="\\frac{a}{b+1}" src="x.png">'],
])('reads a formula of %s as its author wrote it', async (_, formula) => {
  const text = await read(`<p>So ${formula} it is.</p>`);

  expect(text.replace('{\\frac{a}{b+1}}', '\\frac{a}{b+1}')).toBe('So $\\frac{a}{b+1}$ it is.');
});

it('reads a source of a formula that is not sound from the formula itself', async () => {
  const page =
    '<p>So <math><semantics><mfrac><mi>a</mi><mi>b</mi></mfrac><annotation encoding="application/x-tex">\\frac{a}{b</annotation></semantics></math>.</p>';

  expect(await read(page)).toBe('So $\\frac{a}{b}$.');
});

it('leaves marks of formulas alone where no script makes formulas of them', async () => {
  expect(await read('<p>Write \\(x\\) or $x$ for $5.</p>')).toBe(
    'Write \\\\(x\\\\) or \\$x\\$ for \\$5.',
  );
});

it('reads letters as the page says that they are written', async () => {
  const page = Buffer.from('<meta charset="iso-8859-1"><p>El año de la revolución</p>', 'latin1');

  expect((await readHtml(page)).text).toBe('El año de la revolución');
});

it('refuses a page that nests without end', async () => {
  await expect(read('<div>'.repeat(10_000))).rejects.toThrow('too-complex');
});

it('stops when it has as much as we keep', async () => {
  const reading = await readHtml(Buffer.from('<p>All cells divide.</p>'.repeat(100_000)));

  expect(reading.isCut).toBe(true);
  expect(reading.text.length).toBeLessThan(502_000);
});

function katex(tex: string): string {
  return `<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>a</mi></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">ab1</span></span>`;
}

async function read(page: string): Promise<string> {
  return (await readHtml(Buffer.from(page))).text;
}
