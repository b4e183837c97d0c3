import { seedRandom } from '@engram/core/seeded-random.ts';
import { expect, it } from 'vitest';
import { analyseText } from '../analysis/analyse-text.ts';
import type { Maker } from './candidate.ts';
import { chooseSubject } from './multiple-choice.ts';
import { orderFacts } from './order-facts.ts';
import { answerGap, answerNumber, answerSubject } from './short-answer.ts';

function find(maker: Maker, text: string, part: string) {
  const analysis = analyseText(text);
  const random = seedRandom('seed');
  const workshop = { analysis, random, ordered: orderFacts(analysis.facts, random) };
  return maker(workshop)
    .map(({ draft }) => draft)
    .find((draft) => draft.text.includes(part));
}

const sounds = `## Places of articulation
- **Bilabial**: both lips – [p b m]
- **Velar**: back of the tongue against the soft palate – [k g]
- **Dental**: tongue tip at the upper teeth
- **Lateral**: air flows along the sides of the tongue
- **Rounding**: whether the lips are rounded`;

it('quotes a description that is no phrase of a sentence', () => {
  expect(find(chooseSubject, sounds, 'upper teeth')).toMatchObject({
    text: 'Which term fits the description “tongue tip at the upper teeth”?',
    key: 'Dental',
  });
  expect(find(answerSubject, sounds, 'air flows')).toMatchObject({
    text: 'Which term fits the description “air flows along the sides of the tongue”?',
    key: 'Lateral',
  });
});

it('does not ask what the question tells', () => {
  expect(find(answerSubject, sounds, 'lips are rounded')).toBeUndefined();
});

const canal = `## Canal
The prime minister, Benjamin Disraeli, borrowed four million pounds from the banking house of Rothschild.
The Gallagher index, proposed by Michael Gallagher in 1991, compares the votes of each party with its seats.
The peacekeeping force was proposed in 1956 by the Canadian minister Lester Pearson.
Daniel Jones, who taught at University College London, drew up a system of vowels in 1917.
An expansion completed in 2015, officially called the New Canal, added a parallel channel of 35 kilometres.`;

it('asks for the name behind a title', () => {
  expect(find(answerSubject, canal, 'Rothschild')).toMatchObject({ key: 'Benjamin Disraeli' });
  expect(find(answerSubject, canal, 'peacekeeping')).toMatchObject({
    text: 'Who proposed the peacekeeping force in 1956?',
    key: 'Lester Pearson',
  });
});

it('offers only names of the same sort', () => {
  const draft = find(chooseSubject, canal, 'Rothschild');
  expect(draft?.type === 'multiple-choice' && draft.distractors.toSorted()).toEqual([
    'Daniel Jones',
    'Lester Pearson',
    'Michael Gallagher',
  ]);
});

it('asks for years that are told by the way, and never turns a participle', () => {
  expect(find(answerNumber, canal, 'Gallagher')).toMatchObject({
    text: 'In which year was the Gallagher index proposed by Michael Gallagher?',
    key: '1991',
  });
  expect(find(answerNumber, canal, 'expansion')).toBeUndefined();
});

it('asks for a name in a long sentence', () => {
  const text =
    'Writing in 1951, the French scholar Maurice Duverger held that plurality elections tend to produce a two-party system.';
  expect(find(answerGap, text, 'scholar')).toMatchObject({
    text: 'Which name belongs in the gap? Writing in 1951, the French scholar _____ held that plurality elections tend to produce a two-party system.',
    key: 'Maurice Duverger',
  });
});

it('takes no remark for a term', () => {
  const text = `## Memory
- Criticism: patients with poor memory for sounds had a good one for pictures
- Godden & Baddeley (1975): divers who learnt words under water recalled more of them there
- Semantic memory: general knowledge about the world`;
  expect(find(answerSubject, text, 'poor memory')).toBeUndefined();
  expect(find(answerSubject, text, 'divers')).toBeUndefined();
  expect(find(answerSubject, text, 'knowledge')).toMatchObject({ key: 'Semantic memory' });
});

it('offers countries beside a country', () => {
  const text = `# Trade
Brazil abolished slavery only in 1888. The goods were sold in London, in Amsterdam and in Vienna.
Vietnam became the second producer of the world in the 1990s. Indonesia lost its market in 1880.
Colombia sold most of its harvest to Boston in 1950.`;
  const draft = find(chooseSubject, text, 'slavery');
  expect(draft?.type === 'multiple-choice' && draft.distractors.toSorted()).toEqual([
    'Colombia',
    'Indonesia',
    'Vietnam',
  ]);
});

it('never asks for the title', () => {
  const text = `# The Hanseatic League

## A league without a state
Historians still argue over what the Hanseatic League was in the year 1400.`;
  expect(find(answerGap, text, 'Historians')).not.toMatchObject({ key: 'Hanseatic League' });
});

it('does not ask for one of two who did it together', () => {
  const text = `## Prizes
Jules Hoffmann and Bruce Beutler, who studied the receptors of flies, received the Nobel Prize in 2011.
Ralph Steinman discovered the dendritic cell in 1973.`;
  expect(find(answerSubject, text, 'receptors of flies')).toBeUndefined();
  expect(find(answerSubject, text, 'dendritic cell')).toMatchObject({ key: 'Ralph Steinman' });
});

it('does not ask what goes on about somebody else', () => {
  const text =
    'In a centralised system the history lives on one server and each developer has only a working copy.';
  expect(find(answerSubject, text, 'one server')).toBeUndefined();
});

it('puts the year of a deed at the end', () => {
  const text = 'In 1839 the physiologist Theodor Schwann extended the theory of cells to animals.';
  expect(find(answerSubject, text, 'theory of cells')).toMatchObject({
    text: 'Who extended the theory of cells to animals in 1839?',
    key: 'Theodor Schwann',
  });
});

it('keeps the spelling of the text when it turns a sentence', () => {
  const text = 'Karl Popper criticised the method of induction in 1934.';
  expect(find(answerNumber, text, 'induction')).toMatchObject({
    text: 'In which year did Karl Popper criticise the method of induction?',
  });
});

it('asks for the number of a short sentence, and for no order, case or sum of a list', () => {
  const text = `## Care
Risk is assessed within six hours of admission with a validated tool.
To test for blanching, press the reddened area with a finger for three seconds and let go.
Deserts cover a large share of three continents: Africa, Asia and Australia.
Nitrogen makes up nearly four fifths of the dry air around the Earth.`;
  expect(find(answerGap, text, 'validated tool')).toMatchObject({
    text: 'Which number belongs in the gap? Risk is assessed within _____ hours of admission with a validated tool.',
    key: 'Six',
  });
  for (const part of ['blanching', 'continents', 'fifths'])
    expect(find(answerGap, text, part)).toBeUndefined();
});
