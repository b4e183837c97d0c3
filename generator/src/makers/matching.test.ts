import { seedRandom } from '@engram/core/seeded-random.ts';
import { expect, it } from 'vitest';
import { analyseText } from '../analysis/analyse-text.ts';
import { matchAgain, matchPairs, matchParts } from './matching.ts';
import { orderFacts } from './order-facts.ts';
import type { Maker } from './candidate.ts';

function make(maker: Maker, text: string) {
  const analysis = analyseText(text);
  const random = seedRandom('seed');
  const workshop = { analysis, random, ordered: orderFacts(analysis.facts, random) };
  return [...maker(workshop).take(40)].flatMap(({ draft, quality }) =>
    draft.type === 'matching' ? [{ ...draft, quality }] : [],
  );
}

const byLeft = (one: { left: string }, other: { left: string }) => (one.left < other.left ? -1 : 1);

const sounds = `## Place of articulation

- **Bilabial**: both lips – [p b m]
- **Velar**: back of the tongue against the soft palate – [k g]
- **Lateral**: air flows along the sides of the tongue – [l]
- **Schwa** [ə] = mid central vowel; found only in unstressed syllables
- NB: letters are not sounds, as everybody knows
- **Rounding**: whether the lips are rounded`;

it('quotes what stands beside a term, without examples, labels and words that tell it', () => {
  const [draft] = make(matchPairs, sounds);
  expect(draft?.text).toBe('Match each term with its description.');
  expect(draft?.pairs.toSorted(byLeft)).toEqual([
    { left: 'Bilabial', right: 'Both lips' },
    { left: 'Lateral', right: 'Air flows along the sides of the tongue' },
    { left: 'Schwa', right: 'Mid central vowel' },
    { left: 'Velar', right: 'Back of the tongue against the soft palate' },
  ]);
});

it('finds terms that a sentence explains by the way', () => {
  const text = `The rest was printed on vellum, a fine parchment made from calfskin. Books printed before 1501 are called incunabula.
Irredentism, the demand for lands abroad, poisoned the peace. The second is the electoral formula, which is the rule for calculating who has won. An indulgence was a remission of the temporal punishment due for sins.`;
  expect(make(matchPairs, text)[0]?.pairs.toSorted(byLeft)).toEqual([
    { left: 'Electoral formula', right: 'The rule for calculating who has won' },
    { left: 'Incunabula', right: 'Books printed before 1501' },
    { left: 'Indulgence', right: 'A remission of the temporal punishment due for sins' },
    { left: 'Irredentism', right: 'The demand for lands abroad' },
    { left: 'Vellum', right: 'A fine parchment made from calfskin' },
  ]);
});

it('tells what happened in a year without the year, and leaves out what leans on other sentences', () => {
  const text = `In 1854 a French consul obtained the right to build the waterway. The Suez Company was formed in December 1858 with much capital.
A small canal, completed in 1863, brought water to the workers. It was closed again in 1967.
Heavily in debt, Ismail Pasha sold the shares in November 1875 for 4 million pounds. British troops occupied Egypt in 1882, although the canal was declared neutral in 1888.
An expansion completed in 2015 added a parallel channel.`;
  const draft = make(matchPairs, text).find(({ text: stem }) => stem.includes('year'));
  expect(draft?.text).toBe('Match each year with what happened in it.');
  expect(draft?.pairs).toEqual([
    { left: '1854', right: 'A French consul obtained the right to build the waterway' },
    { left: '1858', right: 'The Suez Company was formed with much capital' },
    { left: '1863', right: 'A small canal was completed' },
    { left: '1875', right: 'Ismail Pasha sold the shares for 4 million pounds' },
    { left: '1882', right: 'British troops occupied Egypt' },
  ]);
});

it('knows people by what stands around their names', () => {
  const text = `Johannes Gutenberg, a goldsmith by training, developed a method of printing in Mainz. Johann Fust, who had lent the capital, sued for repayment.
The prime minister, Benjamin Disraeli, borrowed the money from a bank. The magic number seven was proposed by George Miller.
New Zealand adopted a new model of elections.`;
  const draft = make(matchPairs, text).find(({ text: stem }) => stem.includes('people'));
  expect(draft?.text).toBe('Match the people with what they did.');
  expect(draft?.pairs.toSorted(byLeft)).toEqual([
    { left: 'Benjamin Disraeli', right: 'Borrowed the money from a bank' },
    { left: 'George Miller', right: 'Proposed the magic number seven' },
    { left: 'Johann Fust', right: 'Sued for repayment' },
    { left: 'Johannes Gutenberg', right: 'Developed a method of printing in Mainz' },
  ]);
});

it('matches the columns of a table under their titles', () => {
  const text = `## Minerals

| Mineral | Good source | Found in |
|---|---|---|
| Calcium | milk, kale | bones |
| Iron | meat, lentils | blood |
| Iodine | sea fish | the thyroid |
| Zinc | cheese | skin |`;
  const drafts = make(matchPairs, text);
  expect(drafts.map(({ text: stem }) => stem).toSorted()).toEqual([
    'Match each mineral with its good source.',
    'Match each mineral with what it is found in.',
  ]);
  expect(drafts.flatMap(({ pairs }) => pairs)).toContainEqual({
    left: 'Iron',
    right: 'Meat, lentils',
  });
});

it('names the rows of a table that have only numbers, in their order, and no line that adds up', () => {
  const text = `## Stages

| Stage | What you see |
|---|---|
| 2 | A shallow pink wound |
| 1 | Intact skin with redness |
| 3 | Visible fat under the skin |
| 4 | Exposed bone or muscle |
| Total | Four in all |`;
  const [draft] = make(matchPairs, text);
  expect(draft?.text).toBe('Match each stage with what you see.');
  expect(draft?.pairs.map(({ left }) => left)).toEqual([
    'Stage 1',
    'Stage 2',
    'Stage 3',
    'Stage 4',
  ]);
});

it('tells words apart of which one is a part of the other', () => {
  const text = `## Cadences

| Cadence | Effect |
|---|---|
| Perfect | Sounds finished |
| Imperfect | Sounds open |
| Plagal | Sounds like Amen |
| Interrupted | Surprises the listener |`;
  expect(make(matchPairs, text)[0]?.pairs).toHaveLength(4);
});

it('takes the entries of one part together, without what leans on something else', () => {
  const text = `## Editing

**Eyeline match** – A cut from a person to what that person sees.

**Montage** – In French simply the word for editing.

**Jump cut** – A leap between two shots from almost the same position.

**Dissolve** – The slow replacement of one image by the next.

**Fade** – The image turns slowly into black.

**Wipe** – This is a line that pushes the image away.`;
  expect(
    make(matchPairs, text)[0]
      ?.pairs.map(({ left }) => left)
      .toSorted(),
  ).toEqual(['Dissolve', 'Eyeline match', 'Fade', 'Jump cut']);
});

it('finds what a sentence says outright that a word means', () => {
  const text = `By inflation economists mean a sustained rise in the general level of prices. Deflation, by contrast, refers to an actual fall of what goods cost, such as Japan experienced.
Oliguria is the term for an output below 400 ml a day, while polyuria describes an output of more than 3 litres a day.`;
  expect(make(matchPairs, text)[0]?.pairs.toSorted(byLeft)).toEqual([
    { left: 'Deflation', right: 'An actual fall of what goods cost' },
    { left: 'Inflation', right: 'A sustained rise in the general level of prices' },
    { left: 'Oliguria', right: 'An output below 400 ml a day' },
    { left: 'Polyuria', right: 'An output of more than 3 litres a day' },
  ]);
});

const classes = `## Antibodies
There are five classes. IgM is the first to appear in an infection. IgG crosses the placenta and protects the newborn child.
IgA is secreted into tears, saliva and breast milk. IgE binds to mast cells and is responsible for allergies.`;

it('gives things of one kind the sentences that they complete', () => {
  const [draft] = make(matchPairs, classes);
  expect(draft?.text).toBe('Match each term with the sentence that it completes.');
  expect(draft?.pairs).toContainEqual({
    left: 'IgA',
    right: '_____ is secreted into tears, saliva and breast milk.',
  });
});

const parts = `## Working memory
The model has four components:

1. The **central executive** directs attention and coordinates the work. It has no store.
2. The **phonological loop** deals with speech-based information.
3. The **visuospatial sketchpad** handles images and locations.
4. The **episodic buffer** links the store with long-term memory.`;

it('asks what the points of a list do, under the noun of its lead-in', () => {
  const [draft] = make(matchPairs, parts);
  expect(draft?.text).toBe('Match each component with what it does.');
  expect(draft?.pairs.toSorted(byLeft)).toEqual([
    { left: 'Central executive', right: 'Directs attention and coordinates the work' },
    { left: 'Episodic buffer', right: 'Links the store with long-term memory' },
    { left: 'Phonological loop', right: 'Deals with speech-based information' },
    { left: 'Visuospatial sketchpad', right: 'Handles images and locations' },
  ]);
});

it('leaves code as it is written, in lists and in tables', () => {
  const text = `## Commands

- \`git fetch\` downloads new commits without touching your files.
- \`git merge\` joins two histories of the project.
- \`git rebase\` moves your commits onto another base.
- \`git stash\` puts unfinished changes aside for later.

| You want to … | Command | Rewrites history? |
|---|---|---|
| Undo the last commit | \`git reset HEAD~1\` | Yes |
| See what changed | \`git diff\` | No |
| Throw away a change | \`git restore\` | No |
| Take one from another branch | \`git cherry-pick\` | No |`;
  const drafts = make(matchPairs, text);
  expect(drafts.map(({ text: stem }) => stem).toSorted()).toEqual([
    'Match each command with what it does.',
    'Match each task with its command.',
  ]);
  const pairs = drafts.flatMap((draft) => draft.pairs);
  expect(pairs).toContainEqual({
    left: 'git rebase',
    right: 'Moves your commits onto another base',
  });
  expect(pairs).toContainEqual({ left: 'See what changed', right: 'git diff' });
});

it('completes sentences that may be printed alone with things of one number', () => {
  const text = `## Defence
**Lysozyme** breaks down the cell walls of many bacteria. The **stomach** kills most germs in food with strong acid.
The **thymus** shrinks slowly after the years of puberty. **Plasma** carries the blood cells through all vessels of the body.
**Neutrophils** engulf bacteria within a few minutes after an injury.`;
  const [draft] = make(matchPairs, text);
  expect(draft?.text).toBe('Match each term with the sentence that it completes.');
  expect(draft?.pairs.map(({ left }) => left).toSorted()).toEqual([
    'Lysozyme',
    'Plasma',
    'Stomach',
    'Thymus',
  ]);
});

it('finds words that some prose lacks where it gives nothing else', () => {
  const text = `Few words are used as loosely as inflation by the papers of our day. A union may mean the cost of a yearly ticket.
If butter becomes dearer, shops may sell more of another spread. Students often confuse a slower growth with a real decline.
Many textbooks begin this chapter with one long example of a shopper.`;
  const drafts = make(matchParts, text);
  expect(drafts[0]?.text).toBe('Match each word with the sentence that it completes.');
  expect(drafts.every(({ quality }) => quality < 0.4)).toBe(true);
});

it('uses no pair twice, and the same ones again only as a lesser spare', () => {
  const text = `## Money
Barter: the direct exchange of goods without money
Tariff: a tax on goods from abroad
Quota: a limit on the amount of imports
Subsidy: a payment by the state to producers
Recession: a fall in output for two quarters
Cartel: a group of firms that fix their prices
Budget: a plan of what comes in and goes out
Interest: the price of borrowed capital`;
  const drafts = make(matchPairs, text);
  const lefts = drafts.flatMap(({ pairs }) => pairs.map(({ left }) => left));
  expect(lefts).toHaveLength(8);
  expect(new Set(lefts).size).toBe(8);
  const best = Math.max(...make(matchAgain, text).map(({ quality }) => quality));
  expect(best).toBeLessThan(Math.min(...drafts.map(({ quality }) => quality)));
});

it('splits sentences into beginning and end where nothing else is left', () => {
  const text = `The nucleus stores the genetic information of the cell. The vacuole stores water and salts for the plant.
The membrane controls the passage of most substances. The ribosome joins amino acids into long chains.`;
  const draft = make(matchParts, text).find(({ text: stem }) => stem.includes('beginning'));
  expect(draft?.pairs).toContainEqual({
    left: 'The nucleus …',
    right: '… stores the genetic information of the cell',
  });
});

it('explains with the proving sentences only', () => {
  const [draft] = make(matchPairs, sounds);
  expect(draft?.explanation).toMatch(/^The text says: “Bilabial: both lips – \[p b m\]” “Velar: /);
  expect(draft?.explanation).not.toMatch(/[*#]|NB/);
});
