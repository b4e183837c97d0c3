import { seedRandom } from '@engram/core/seeded-random.ts';
import { expect, it } from 'vitest';
import { analyseText } from '../analysis/analyse-text.ts';
import type { Maker } from './candidate.ts';
import { chooseUnchanged } from './changed-statements.ts';
import { chooseAnyStatements, choosePredicates, chooseStatements } from './choose-statements.ts';
import { chooseEnumerated, chooseMembers } from './multiple-answer.ts';
import { orderFacts } from './order-facts.ts';
import { choosePairings, chooseSparePairings } from './pairing-questions.ts';

function make(maker: Maker, text: string) {
  const analysis = analyseText(text);
  const random = seedRandom('seed');
  const workshop = { analysis, random, ordered: orderFacts(analysis.facts, random) };
  return [...maker(workshop).take(40)].flatMap(({ draft }) =>
    draft.type === 'multiple-answer' ? [draft] : [],
  );
}

const find = (maker: Maker, text: string, part: string) =>
  make(maker, text).find((draft) => draft.text.includes(part));

const votes = `## Systems
Ireland and Malta use the single transferable vote. With an open list, as in Finland and Brazil, voters express preferences for persons.
Israel, France and Britain invaded Egypt but were forced to withdraw.`;

it('asks which countries do something, with countries of other sentences as wrong answers', () => {
  const draft = find(chooseEnumerated, votes, 'single transferable');
  expect(draft?.text).toBe('Which of these countries use the single transferable vote?');
  expect(draft?.keys.toSorted()).toEqual(['Ireland', 'Malta']);
  const others = ['Finland', 'Brazil', 'Israel', 'France', 'Britain', 'Egypt'];
  expect(draft?.distractors.every((name) => others.includes(name))).toBe(true);
  expect(draft?.explanation).toBe(
    'The text says: “Ireland and Malta use the single transferable vote.”',
  );
  expect(draft?.hint).toBe('2 answers are right.');
});

it('leaves a gap where the sentence cannot be turned into a question', () => {
  expect(find(chooseEnumerated, votes, 'open list')?.text).toBe(
    'Which of these belong in the gap? “With an open list, as in _____, voters express preferences for persons.”',
  );
});

it('asks for what follows a colon or such as, and for the object of a verb', () => {
  const text = `## Rome
Roman towns offered three public comforts: baths, fountains and theatres. The aediles looked after streets, markets and games.
Traders sold precious goods such as spices, silks and pearls.`;
  const stems = make(chooseEnumerated, text).map((draft) => draft.text);
  expect(stems.toSorted()).toEqual([
    'Roman towns offered three public comforts. Which of the following are among them?',
    'Which of these are examples of precious goods?',
    'Which of these did the aediles look after?',
  ]);
});

it('keeps the no of a member, without which it would be wrong', () => {
  const text = `## Health
Three habits lower the risk of disease: no smoking, little salt and regular movement. Three nutrients supply energy: fat, protein and starch.`;
  expect(find(chooseEnumerated, text, 'habits')?.keys).toContain('No smoking');
});

it('asks nothing about a list whose sentence leans on another one', () => {
  const text = `${votes} It is used in Canada and India.`;
  expect(find(chooseEnumerated, text, 'is used in')).toBeUndefined();
});

it('asks for the members of a kind', () => {
  const text =
    '## Kinds of life\nBacteria and archaea are prokaryotes. Animals, plants, fungi and protists are eukaryotes.';
  const draft = find(chooseMembers, text, 'prokaryotes');
  expect(draft?.text).toBe('Which of the following are prokaryotes?');
  expect(draft?.keys.toSorted()).toEqual(['Archaea', 'Bacteria']);
});

it('asks what stands under a label, with what stands under the next one', () => {
  const text = `## Describing consonants

Every consonant gets a label.

**Place of articulation** (from front to back)

- **Bilabial**: both lips – [p b m]
- **Velar**: back of the tongue against the palate
- **Glottal**: at the vocal folds

**Manner of articulation**

- **Plosives** (stops): the airstream is blocked and released
- **Fricatives**: the air is forced through a narrow gap
- **Affricates**: begin as a plosive and end as a fricative`;
  const draft = find(chooseMembers, text, 'Place');
  expect(draft?.text).toBe('Which of these belong to “Place of articulation”?');
  expect(draft?.distractors.every((name) => /^(?:Plo|Fri|Aff)/.test(name))).toBe(true);
  expect(draft?.explanation).toBe(
    'Listed under “Place of articulation”: Bilabial, Velar, Glottal.',
  );
});

it('asks which pairs are right, with the other halves exchanged', () => {
  const text = `## Money
Barter: the direct exchange of goods without money
Tariff: a tax on goods from abroad
Quota: a limit on the amount of imports
Subsidy: a payment by the state to producers
Recession: a fall in output for two quarters`;
  const [draft] = make(choosePairings, text);
  expect(draft?.text).toBe('Which of these terms are described correctly?');
  const lines = text.split('\n').map((line) => line.toLowerCase());
  expect(draft?.keys.every((key) => lines.includes(key.toLowerCase()))).toBe(true);
  expect(draft?.distractors.some((key) => lines.includes(key.toLowerCase()))).toBe(false);
});

it('says what is in a table in the words of its titles', () => {
  const text = `## Fluids

| Fluid | Commonly used for |
|---|---|
| Saline | Replacement of losses |
| Glucose | Lack of water |
| Albumin | Severe burns |
| Dextran | Clots after surgery |`;
  const [draft] = make(choosePairings, text);
  expect(draft?.text).toBe(
    'Which of these fluids are matched with what they are commonly used for?',
  );
  expect([...(draft?.keys ?? []), ...(draft?.distractors ?? [])]).toHaveLength(4);
});

it('lets things of one kind change their sentences', () => {
  const text = `## Antibodies
IgM is the first to appear in an infection. IgG crosses the placenta and protects the newborn child.
IgA is secreted into tears, saliva and breast milk. IgE binds to mast cells and is responsible for allergies.`;
  const [draft] = make(choosePairings, text);
  expect(draft?.text).toBe('Which of these statements are true?');
  expect(draft?.keys.every((key) => text.includes(key))).toBe(true);
  expect(draft?.distractors.every((told) => /^Ig[AEGM] /.test(told) && !text.includes(told))).toBe(
    true,
  );
});

it('asks twice with pairs of which no two questions have more than one in common', () => {
  const text = `## Money
${'Barter Tariff Quota Subsidy Recession Cartel Budget Interest Dividend Mortgage Pension Levy'
  .split(' ')
  .map(
    (term, no) => `${term}: the ${'abcdefghijkl'[no]}alor of the ${'mnopqrstuvwx'[no]}elin trade`,
  )
  .join('\n')}`;
  const sets = make(choosePairings, text).map(
    ({ keys, distractors }) => new Set([...keys, ...distractors].map((row) => row.split(':')[0])),
  );
  expect(sets).toHaveLength(2);
  expect(sets[0]?.intersection(sets[1] ?? new Set()).size).toBe(0);
});

it('dates events, and leaves names their capitals behind the colon', () => {
  const text = `## Italy
Giuseppe Mazzini founded a secret league in 1831. In 1848 revolutions broke out all over Europe.
A Roman Republic was proclaimed in February 1849. In 1855 Piedmont joined the Crimean War.`;
  const [draft] = make(choosePairings, text);
  expect(draft?.text).toBe('Which of these events are given their right year?');
  const events = [...(draft?.keys ?? []), ...(draft?.distractors ?? [])].map((row) => row.slice(6));
  expect(events.toSorted()).toEqual([
    'Giuseppe Mazzini founded a secret league',
    'Piedmont joined the Crimean War',
    'a Roman Republic was proclaimed',
    'revolutions broke out all over Europe',
  ]);
});

it('exchanges the numbers of sentences where a text gives nothing better', () => {
  const text = `## Figures
The Suez Canal has a length of 193 kilometres in all. The Suez Company was formed with 400,000 shares for everybody.
The lease of Hong Kong was given for 99 years by China. The Corinth Canal is 24 metres wide at every point.`;
  const draft = make(chooseSparePairings, text).find(({ keys }) => keys[0]?.includes('_____'));
  expect(draft?.keys.every((key) => text.includes(key.replace(/^(\S+): (.*)_____/, '$2$1')))).toBe(
    true,
  );
});

const organelles = `## Parts of the cell
The nucleus stores the genetic information of the cell. The Golgi apparatus packages proteins for export.
The vacuole stores water and keeps the plant firm. The membrane controls which substances enter the cell.
Cholesterol stabilises the outer layer of animal cells.`;

it('asks what is true of a subject', () => {
  const text = `${organelles} The nucleus controls the activities of all other parts.`;
  expect(find(choosePredicates, text, 'the nucleus')?.keys).toEqual([
    'Stores the genetic information of the cell',
    'Controls the activities of all other parts',
  ]);
});

it('asks for the true ones among statements of a page where no part gives enough sure ones', () => {
  expect(make(chooseStatements, organelles)).toEqual([]);
  const [draft] = make(chooseAnyStatements, organelles);
  expect(draft?.text).toBe('Which of these statements are true?');
  expect(draft?.keys.every((key) => organelles.includes(key))).toBe(true);
  expect(draft?.distractors.every((text) => !organelles.includes(text))).toBe(true);
});

const antibodies = `# Immunity
The body defends itself in layers.

## Antibodies
IgM is the first to appear in an infection of the body. IgG is the most abundant class in the blood.
IgA is secreted into tears, saliva and breast milk. IgE binds to mast cells and is responsible for allergies.`;

it('asks for the true ones among statements of a part, the false ones told of a sibling', () => {
  const [draft] = make(chooseStatements, antibodies);
  expect(draft?.text).toBe('Which of these statements about “Antibodies” are true?');
  expect(draft?.keys.every((key) => antibodies.includes(key))).toBe(true);
  expect(draft?.distractors).toHaveLength(2);
  expect(draft?.distractors.every((text) => /^Ig[MGAE] /.test(text))).toBe(true);
  expect(draft?.distractors.some((text) => antibodies.includes(text))).toBe(false);
});

it('names no part whose heading is a question or an order', () => {
  const text = antibodies.replace('Antibodies', 'Which antibodies are there?');
  expect(make(chooseStatements, text)[0]?.text).toBe('Which of these statements are true?');
});

it('gives a statement the year of another one, but none behind by', () => {
  const text = `## Printing
Gutenberg printed a Latin Bible in Mainz in 1455. Luther published three famous tracts in 1520.
The complete Bible of Luther appeared in Wittenberg in 1534. Presses were at work in many towns by 1500.`;
  const drafts = make(chooseUnchanged, text);
  const wrong = drafts.flatMap(({ distractors }) => distractors);
  expect(drafts[0]?.keys.every((key) => text.includes(key))).toBe(true);
  expect(wrong.length).toBeGreaterThan(0);
  expect(wrong.some((said) => text.includes(said) || said.includes('Presses'))).toBe(false);
});
