import { pickIndex, seedRandom } from '@engram/core/seeded-random.ts';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { groundQuote } from './ground-quote.ts';
import { indexText } from './index-text.ts';

const text = `# Cells

Mitochondria are **organelles** that release energy from food. They are not found in red blood cells.

- Chlorophyll absorbs red and blue light.
- Photo-
synthesis needs water, carbon dioxide and well-known “light” reactions – about 3.5 % of the energy is kept.

Osmosis

The First World War began in 1914 and ended in 1918. The dog chased the cat through the old garden gate.
Water freezes at −5 degrees in this brine.

# Later

The treaty was signed in Versailles by the new German government.`;

const index = indexText(text);
const find = (quote: string) => {
  const found = groundQuote(index, quote);
  return found.ok ? found.source.quote : undefined;
};

describe('groundQuote finds', () => {
  it.each([
    ['the same words', 'They are not found in red blood cells.'],
    ['other letter case', 'they ARE not found in red blood cells.'],
    ['marks of quotation around it', '"They are not found in red blood cells."'],
    ['a lost full stop', 'They are not found in red blood cells'],
  ])('%s', (_, quote) => {
    expect(find(quote)).toMatch(/^They are not found in red blood cells\.?$/);
  });

  it.each([
    [
      'lost emphasis',
      'Mitochondria are organelles that release energy',
      'Mitochondria are **organelles** that release energy',
    ],
    [
      'a word broken at a line end',
      'Photosynthesis needs water, carbon dioxide',
      'Photo-\nsynthesis needs water, carbon dioxide',
    ],
    [
      'other quotes and dashes',
      'well-known "light" reactions - about 3.5 %',
      'well-known “light” reactions – about 3.5 %',
    ],
    [
      'white space for a line end',
      'old garden gate. Water freezes at -5 degrees',
      'old garden gate.\nWater freezes at −5 degrees',
    ],
    [
      'a lost list mark',
      'blue light. Photosynthesis needs water',
      'blue light.\n- Photo-\nsynthesis needs water',
    ],
    [
      'other punctuation',
      'Photosynthesis needs water carbon dioxide and well-known',
      'Photo-\nsynthesis needs water, carbon dioxide and well-known',
    ],
    [
      'a lost article in a long quote',
      'The dog chased the cat through old garden gate',
      'The dog chased the cat through the old garden gate',
    ],
    ['a whole line of one word', 'Osmosis', 'Osmosis'],
    [
      'three dots between two passages',
      'The dog chased the cat ... old garden gate',
      'The dog chased the cat through the old garden gate',
    ],
  ])('%s', (_, quote, passage) => {
    expect(find(quote)).toBe(passage);
  });
});

describe('groundQuote rejects', () => {
  it.each([
    ['a swapped subject', 'The cat chased the dog through the old garden gate.'],
    ['a negation taken out', 'They are found in red blood cells.'],
    ['a negation put in', 'Mitochondria are not organelles that release energy from food.'],
    ['another number', 'The First World War began in 1915 and ended in 1918.'],
    ['part of a number', '5 % of the energy is kept'],
    ['a number without its sign', '5 degrees in this brine'],
    ['a missing content word', 'The dog chased the cat through the garden gate.'],
    ['an added content word', 'The big dog chased the cat through the old garden gate.'],
    ['a changed preposition', 'The treaty was signed in Versailles for the new German government.'],
    ['a word cut in two', 'itochondria are organelles that release energy'],
    ['two words', 'blood cells'],
    ['less than twelve characters', 'in red bl'],
    [
      'passages of two sections joined by dots',
      'Water freezes at -5 degrees ... signed in Versailles by the',
    ],
    ['passages in another order', 'and ended in 1918 ... The First World War'],
    ['nothing', ' '],
    ['only marks', '... ** -'],
  ])('%s', (_, quote) => {
    expect(groundQuote(index, quote)).toEqual({ ok: false });
  });

  it('a passage longer than a source may be', () => {
    const long = indexText(
      'All of this is said in one very long sentence without an end, '.repeat(30),
    );
    expect(groundQuote(long, long.text)).toEqual({ ok: false });
  });
});

it('finds letters whose accents were written apart', () => {
  const index = indexText('La cellule végétale possède une paroi rigide.');
  const quote = 'cellule ve\u0301ge\u0301tale posse\u0300de une paroi';
  expect(groundQuote(index, quote)).toMatchObject({
    source: { quote: 'cellule végétale possède une paroi' },
  });
});

it('does not cut a source between its marks', () => {
  const notes = indexText('- **Working memory**: holds a few items in mind.');
  const quote = 'Working memory: holds a few items';
  expect(groundQuote(notes, quote)).toMatchObject({
    source: { quote: '**Working memory**: holds a few items' },
  });
});

describe('groundQuote in a numbered list', () => {
  const list = indexText(`Mitosis has these steps\n
1. Prophase: chromosomes condense
2. Metaphase: chromosomes line up
3. Anaphase: chromatids part

The first war ended in
12. The second one came later.`);
  const steps = 'Prophase: chromosomes condense\n2. Metaphase: chromosomes line up';

  it.each([
    [
      'with its numbers',
      '1. Prophase: chromosomes condense 2. Metaphase: chromosomes line up',
      `1. ${steps}`,
    ],
    ['without them', 'Prophase: chromosomes condense Metaphase: chromosomes line up', steps],
    [
      'a number that a line begins with by chance',
      'The first war ended in 12.',
      'The first war ended in\n12.',
    ],
  ])('finds a quote %s', (_, quote, passage) => {
    expect(groundQuote(list, quote)).toMatchObject({ ok: true, source: { quote: passage } });
  });

  it.each([
    '2. Prophase: chromosomes condense',
    'The first war ended in 13.',
    'The first war ended in the second one',
  ])('rejects another number, or none where it is a fact: %s', (quote) => {
    expect(groundQuote(list, quote)).toEqual({ ok: false });
  });
});

describe('groundQuote reads', () => {
  it.each([
    [
      'Chinese',
      '光合作用是植物利用光能的过程。细胞不含叶绿体。',
      '细胞不含叶绿体',
      '细胞含有叶绿体',
    ],
    [
      'German',
      'Der Hund beißt den alten Mann im Garten.',
      'Der Hund beißt den alten Mann',
      'Den Hund beißt der alten Mann',
    ],
    [
      'Arabic',
      'البناء الضوئي هو عملية تحدث في النبات.',
      'هو عملية تحدث في النبات',
      'ليس عملية تحدث في النبات',
    ],
    [
      'Russian',
      'Митохондрия производит энергию для клетки.',
      'производит энергию для клетки',
      'производит энергии для клетки',
    ],
    ['Japanese', '光合成は植物が光を使う反応である。', '植物が光を使う反応', '植物が水を使う反応'],
  ])('%s', (_, material, there, notThere) => {
    const other = indexText(material);
    expect(groundQuote(other, there)).toMatchObject({ ok: true, source: { quote: there } });
    expect(groundQuote(other, notThere)).toEqual({ ok: false });
  });
});

describe('for any passage of a text', () => {
  const nouns =
    'enzyme membrane ribosome nucleus protein lipid sugar vessel glacier treaty empire market court statute river delta comet orbit neuron synapse'.split(
      ' ',
    );
  const verbs =
    'contains moves divides stores replaces reflects dissolves carries weakens precedes'.split(' ');
  const random = seedRandom('passages');
  const pick = (words: string[]) => words[pickIndex(random, words.length)] ?? '';
  const sentences = Array.from({ length: 300 }, (_, no) => {
    const [one, other, third] = [pick(nouns), pick(nouns), pick(nouns)];
    return `The ${one} ${pick(verbs)} the **${other}** of ${third} ${no}, which ${pick(verbs)} about ${1000 + no} units.`;
  });
  const material = sentences.join(' ');
  const many = indexText(material);

  it('finds every sentence at its place, and the same text folded', () => {
    const places = sentences.map((sentence) => groundQuote(many, sentence));
    expect(places).toEqual(
      sentences.map((quote) => {
        const start = material.indexOf(quote);
        return { ok: true, source: { quote, start, end: start + quote.length, page: null } };
      }),
    );
  });

  it('finds any run of words, and what it finds folds to the quote', () => {
    const words = Array.from(material.matchAll(/\S+/g));
    const runs = Array.from({ length: 500 }, () => {
      const first = pickIndex(random, words.length - 20);
      return words
        .slice(first, first + 4 + pickIndex(random, 12))
        .map(([word]) => word)
        .join(' ');
    });
    const folded = runs.map((quote) => {
      const found = groundQuote(many, quote);
      return found.ok ? foldText(found.source.quote).folded : undefined;
    });
    expect(folded).toEqual(runs.map((quote) => foldText(quote).folded));
  });

  it('rejects one changed letter or digit of a content word', () => {
    const changed = sentences.map((sentence) => {
      const places = Array.from(sentence.matchAll(/(?<=[a-z]{2})[a-z](?=[a-z]{2})|\d/g));
      const at = places[pickIndex(random, places.length)]?.index ?? 0;
      const sign = sentence.charAt(at);
      const other = /\d/.test(sign) ? String((Number(sign) + 1) % 10) : sign === 'q' ? 'z' : 'q';
      return sentence.slice(0, at) + other + sentence.slice(at + 1);
    });
    expect(changed.filter((quote) => groundQuote(many, quote).ok)).toEqual([]);
  });

  it('rejects an added negation', () => {
    const changed = sentences.map((sentence) => sentence.replace(' about ', ' not about '));
    expect(changed.filter((quote) => groundQuote(many, quote).ok)).toEqual([]);
  });
});

const notes = indexText(`Acids

The acid constant $K_a$ says how far an acid gives its protons away.
At pH 7 the concentration is 10-7 mol per litre, and $E_k = \\frac{1}{2} m v^2$ is the energy.
The angle $\\beta$ is 30 degrees, and a ticket costs $5 or $6 at the door.
Ein Stoff, der Protonen abgibt, heißt Säure.`);

it.each([
  ['a formula without its marks', 'The acid constant Ka says how far an acid gives'],
  ['a small number above the line', 'At pH 7 the concentration is 10⁻⁷ mol per litre'],
  ['a power with its sign', 'At pH 7 the concentration is 10^-7 mol per litre'],
  ['a fraction', 'and $E_k = 1/2 m v²$ is the energy'],
  ['a letter for its name', 'The angle β is 30 degrees'],
  ['ss for ß', 'Ein Stoff, der Protonen abgibt, heisst Säure.'],
])('groundQuote finds %s', (_, quote) => {
  expect(groundQuote(notes, quote)).toMatchObject({ ok: true });
});

it.each([
  ['another index', 'The acid constant $K_b$ says how far an acid gives'],
  ['another power', 'At pH 7 the concentration is 10⁻⁸ mol per litre'],
  ['a number of a fraction', 'and $E_k = 12 m v^2$ is the energy'],
  ['another letter', 'The angle $\\gamma$ is 30 degrees'],
  ['another price', 'and a ticket costs $5 or $7 at the door'],
])('groundQuote refuses %s', (_, quote) => {
  expect(groundQuote(notes, quote)).toEqual({ ok: false });
});

it('groundQuote does not cut a formula', () => {
  const found = groundQuote(notes, 'The angle β is 30 degrees');
  expect(found).toMatchObject({ ok: true, source: { quote: 'The angle $\\beta$ is 30 degrees' } });
  const ended = groundQuote(notes, '10-7 mol per litre, and $E_k = \\frac{1}{2} m v^2$');
  expect(ended.ok && ended.source.quote).toMatch(/m v\^2\$$/);
});

const formulas: readonly (readonly [formula: string, broken: string])[] = [
  ['\\left(\\frac{-b}{2a}\\right)\\cdot y^2', '\\frac{-b}{2a\\cdot y^2}'],
  ['(a+b)\\cdot c', '(a+b\\cdot c)'],
  ['\\sqrt{x+1}-y', '\\sqrt{x+1-y}'],
  ['\\sum_{i=1}^{n} (i+1)', '\\sum_{i=1}^{n} i+(1)'],
  ['x^{n+1}', 'x^{n}+1'],
  ['x_{n+1}', 'x_{n}+1'],
  ['\\int_0^1 f(x)\\,dx', '\\int_0^1 (fx)\\,dx'],
  ['\\begin{pmatrix}a & b\\\\c & d\\end{pmatrix}', '\\begin{pmatrix}a & b & c\\\\ d\\end{pmatrix}'],
  ['\\hat{xy}', '\\hat{x}y'],
  ['\\sin(x)^2', '\\sin(x^2)'],
  ['\\ce{Ca(OH)2}', '\\ce{Ca(OH2)}'],
  ['\\frac{x}{y+1}', '\\frac{x}{y}+1'],
];

it.each(formulas)('groundQuote takes %s for one token, whose brackets stay', (formula, broken) => {
  const text = `Some words. For every case the value $${formula}$ is what has to be found. More words.`;
  const index = indexText(text);
  const quoteOf = (latex: string) => `For every case the value $${latex}$ is what has to be found.`;
  expect(groundQuote(index, quoteOf(formula))).toMatchObject({ ok: true });
  expect(
    groundQuote(index, quoteOf(` ${formula} `.replace('\\left', '').replace('\\right', '').trim())),
  ).toMatchObject({ ok: true });
  expect(groundQuote(index, quoteOf(broken))).toEqual({ ok: false });
});

it.each([
  ['$x^2/2$', '$\\dfrac{x^{2}}{2}$'],
  ['\\(x²/2\\)', '$\\frac{x^2}{2}$'],
  ['H₂SO₄', '$\\ce{H2SO4}$'],
  ['$\\ce{H2SO4}$', 'H₂SO₄'],
  ['x²/2', '$\\frac{x^2}{2}$'],
])('groundQuote finds %s where the text has %s', (quoted, written) => {
  const index = indexText(`The energy that we look for is ${written} in every case of it.`);
  const quote = `The energy that we look for is ${quoted} in every case of it.`;
  expect(groundQuote(index, quote)).toMatchObject({ ok: true });
});
