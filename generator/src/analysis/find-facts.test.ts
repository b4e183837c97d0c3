import { expect, it } from 'vitest';
import { analyseText } from './analyse-text.ts';

const facts = (text: string) =>
  analyseText(text).facts.map(({ name, shape, phrase, isPlural }) => [
    name,
    shape,
    phrase,
    isPlural,
  ]);

it('tells meanings from deeds', () => {
  expect(
    facts(
      'Osmosis is the diffusion of water through a membrane. Lysosomes contain enzymes that break down waste.',
    ),
  ).toEqual([
    ['osmosis', 'definition', 'the diffusion of water through a membrane', false],
    ['lysosomes', 'deed', 'contain enzymes that break down waste', true],
  ]);
});

it('reads both sides of a contrast', () => {
  expect(
    facts(
      'Prokaryotic cells lack a nucleus, whereas eukaryotic cells keep their DNA inside an envelope.',
    ),
  ).toEqual([
    ['prokaryotic cells', 'deed', 'lack a nucleus', true],
    ['eukaryotic cells', 'deed', 'keep their DNA inside an envelope', true],
  ]);
});

it('knows the word that a description leads to', () => {
  expect(
    facts('A tax on imported goods is a tariff. An atom that has lost charge is called an ion.'),
  ).toEqual([
    ['tariff', 'definition', 'a tax on imported goods', false],
    ['ion', 'definition', 'an atom that has lost charge', false],
  ]);
});

it('knows what is explained by the way', () => {
  expect(
    facts('Leaves hold a pigment (a molecule that absorbs light) in their cells.'),
  ).toContainEqual(['pigment', 'definition', 'a molecule that absorbs light', false]);
});

it('tells who did what a passive sentence says', () => {
  expect(facts('The power loom was designed by Edmund Cartwright in 1785.')).toContainEqual([
    'Edmund Cartwright',
    'deed',
    'designed the power loom in 1785',
    false,
  ]);
});

it('takes nothing from a sentence that leans on the one before', () => {
  expect(
    facts(
      'However, this process needs energy from outside. They form the second group of cells. The method was later improved by others.',
    ),
  ).toEqual([]);
});

it('reads tables and notes', () => {
  expect(
    facts(
      '## Ports\n| Protocol | Purpose |\n|---|---|\n| DNS | Translates names into addresses |\n\n- Latency: the delay before a message arrives',
    ),
  ).toEqual([
    ['latency', 'definition', 'the delay before a message arrives', false],
    ['DNS', 'deed', 'translates names into addresses', false],
  ]);
});

it('leaves out what is said of the one who did it', () => {
  const told = facts(
    'The paper filter was invented in 1908 by Melitta Bentz, a housewife in Dresden. Caffeine was isolated in 1819 by the chemist Ferdinand Runge, whom Goethe had given a box of beans.',
  );
  expect(told).toContainEqual([
    'Melitta Bentz',
    'deed',
    'invented the paper filter in 1908',
    false,
  ]);
  expect(told).toContainEqual(['Ferdinand Runge', 'deed', 'isolated caffeine in 1819', false]);
});

it('takes no person for what which goes on about', () => {
  const told = facts(
    'The coffee house of Edward Lloyd, which was frequented by ship owners and captains, gave rise to a market.',
  );
  expect(told.filter(([name]) => name === 'Edward Lloyd')).toEqual([]);
});

it('keeps the letter of a label and the word before a noun', () => {
  const labels = facts(
    '- **A horizon**: the layer of topsoil\n- **B horizon**: the layer of subsoil',
  );
  expect(labels.map(([name]) => name)).toEqual(['A horizon', 'B horizon']);
  expect(
    facts(
      'Hitch replaced the store with working memory, a system that holds and changes information. The model of working memory has four parts.',
    ),
  ).toContainEqual([
    'working memory',
    'definition',
    'a system that holds and changes information',
    false,
  ]);
});

it('takes neither a lead nor a remark for what is explained', () => {
  const told = facts(
    'According to decay theory, a trace that is not used simply fades. Molaison could no longer form new memories, a condition called amnesia of the second kind.',
  );
  expect(told.filter(([, shape]) => shape === 'definition')).toEqual([]);
});

it('takes an apposition that explains the whole sentence for no meaning of its last word', () => {
  const named = (text: string) =>
    analyseText(text)
      .facts.filter(({ origin }) => origin === 'naming')
      .map(({ name }) => name);
  expect(named('The cells engulf invaders, a process that a Russian zoologist described.')).toEqual(
    [],
  );
  expect(
    named('Tears contain lysozyme, an enzyme that breaks down the walls of bacteria.'),
  ).toEqual(['lysozyme']);
  expect(named('Some labs use titration, a method that measures the acid in a sample.')).toEqual([
    'titration',
  ]);
});

it('reads the lines of a glossary whatever their form', () => {
  const text = `## Film
**Backlight** – Light from behind the subject, used to separate a figure from the background.

**Cross-cutting** – Alternating between actions that take place at the same time in different places.

**Moisture** – wet skin softens (maceration) and tears more easily

**Tilt** – The camera turns up or down on a fixed axis.`;
  expect(analyseText(text).facts.map(({ statement }) => statement)).toEqual([
    'Backlight refers to light from behind the subject, used to separate a figure from the background.',
    'Cross-cutting refers to alternating between actions that take place at the same time in different places.',
    'The term moisture fits the description “wet skin softens and tears more easily”.',
    'The term tilt fits the description “The camera turns up or down on a fixed axis”.',
  ]);
});

it('takes no remark on a word for its meaning', () => {
  const text = `## Film
**Montage** – In French simply the word for editing.

**Last tip**: commit early and commit often

**Origin**: the word comes from Greek theatre`;
  expect(analyseText(text).facts).toEqual([]);
});
