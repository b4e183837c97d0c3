import { expect, it } from 'vitest';
import { readWebPage } from './read-web-page.ts';

const sentences =
  'A large oak can move 400 litres of water on a summer day, without a pump. The pull comes from the top: each leaf loses water to the air, and the next drop follows. ';

/** What sites put around the words of their authors. */
function siteWith(
  article: string,
  head = '<title>How plants drink | Kew Learning</title>',
): string {
  return `<!doctype html><html><head>${head}</head><body>
    <header><nav><a href="/">Home</a> <a href="/shop">Shop</a></nav></header>
    <div class="cookie-banner"><p>We use cookies. <button>Accept</button></p></div>
    <aside class="sidebar"><h3>Related</h3><ul><li><a href="/a">Ten facts about moss</a></li></ul></aside>
    <main><article>${article}</article></main>
    <section id="comments" class="comments"><h3>14 comments</h3><p>First! Nice page, buy my shoes.</p></section>
    <footer><p>Imprint and privacy</p></footer></body></html>`;
}

const longText = Array.from({ length: 4 }, () => `<p>${sentences}</p>`).join('');

it('reads the main text of a page below its title, without menus, adverts and comments', async () => {
  const reading = await read(siteWith(`<h1>How plants drink</h1><h2>The pull</h2>${longText}`));

  expect(reading.title).toBe('How plants drink');
  expect(reading.text).toContain('## The pull');
  expect(reading.text.match(/A large oak/g)).toHaveLength(4);
  expect(reading.text).not.toMatch(/Home|Shop|cookies|moss|comments|shoes|Imprint/);
});

it('keeps formulas that scripts and hidden elements hold, and tables', async () => {
  const formulas =
    '<p>Speed is <script type="math/tex">\\frac{s}{t}</script> always.</p>' +
    '<p>Energy is <span class="mwe-math-element"><span class="mwe-math-mathml-inline" style="display: none;"><math><mi>E</mi></math></span></span> here.</p>' +
    '<table><tr><th>Part</th><th>Task</th></tr><tr><td>Leaf</td><td>loses water</td></tr></table>';
  const { text } = await read(siteWith(longText + formulas + longText));

  expect(text).toContain('Speed is $\\frac{s}{t}$ always.');
  expect(text).toContain('Energy is $E$ here.');
  expect(text).toContain('| Leaf | loses water |');
});

it('reads a page of short pieces as a whole', async () => {
  const { text } = await read('<title>Terms</title><ul><li>Osmosis<li>Diffusion</ul>');

  expect(text).toBe('- Osmosis\n- Diffusion');
});

it('finds the main text of a page that leaves out html, head and body', async () => {
  const { text, title } = await read(
    `<title>How plants drink</title><nav>Home</nav><main>${longText}</main><footer>Imprint</footer>`,
  );

  expect(title).toBe('How plants drink');
  expect(text.startsWith('# How plants drink\n\nA large oak')).toBe(true);
});

it('makes one line of a title, and no more of it than is kept', async () => {
  const head = `<title>How\n plants\u0000 ${'drink '.repeat(200)}</title>`;
  const { title = '' } = await read(siteWith(longText, head));

  expect(title.startsWith('How plants drink')).toBe(true);
  expect(title.length).toBeLessThanOrEqual(300);
});

it('reads a page as deep as no author writes without falling over', async () => {
  const deep = `${'<div>'.repeat(500)}<p>Osmosis is slow.</p>`;

  expect((await read(deep)).text).toBe('Osmosis is slow.');
});

it.each([
  ['whose name has header in it', '<h2 class="header-anchor">The pull</h2>'],
  ['in a frame of its own', '<div class="frame-header"><h2><span>The pull</span></h2></div>'],
  [
    'that can be edited',
    '<div class="x-header"><h2>The pull</h2><span class="mw-editsection">[edit]</span></div>',
  ],
])('keeps a heading %s', async (_, heading) => {
  const { text } = await read(siteWith(`${longText}${heading}${longText}`));

  expect(text).toContain('\n\n## The pull\n\n');
});

it('keeps words whose frame has a name like "immediate", in which only looks like media', async () => {
  const card = '<div class="care-card care-card--immediate"><ul><li>Go to hospital</li></ul></div>';
  const { text } = await read(siteWith(`${longText}${card}${longText}`));

  expect(text).toContain('- Go to hospital');
});

it('takes single dollars for formulas only where the page says that they are', async () => {
  const words = '<p>Each slot is $1/5$ wide, and costs $5.</p>';
  const script = '<script src="/MathJax.js"></script>';
  const config = '<script>MathJax.Hub.Config({tex2jax: {inlineMath: [["$", "$"]]}})</script>';
  const said = await read(siteWith(longText + words, config + script));
  expect(said.text).toContain('Each slot is $1/5$ wide, and costs \\$5.');
  const unsaid = await read(siteWith(longText + words, script));
  expect(unsaid.text).toContain(String.raw`Each slot is \$1/5\$ wide`);
});

it('names a page by its heading where its title only adds to that', async () => {
  const { title } = await read(
    siteWith(
      `<h1>How plants drink</h1>${longText}`,
      '<title>How plants drink - Botany for All</title>',
    ),
  );

  expect(title).toBe('How plants drink');
});

async function read(page: string) {
  return readWebPage(new TextEncoder().encode(page));
}
