import { expect, it } from 'vitest';
import { makeSureCards } from './make-sure-cards.ts';
import { allCardKinds, sureCardKinds } from './questions/card-kinds.ts';
import { sureNotes } from './testing/sure-notes.ts';

const base = { text: sureNotes, seed: 'a', kinds: allCardKinds };

it('makes the kinds of cards that readers have let pass', () => {
  expect(sureCardKinds.map(({ name }) => name)).toEqual([
    'term line → card',
    'abbreviation → card',
  ]);
  expect(new Set(allCardKinds.map(({ name }) => name)).size).toBe(allCardKinds.length);
});

it('makes a set of cards of a list of terms', () => {
  const cards = makeSureCards({ ...base, wanted: [{ type: 'term-definition', count: 10 }] });
  expect(cards.map(({ front, back }) => `${front} | ${back}`)).toEqual([
    'Hub | repeats bits to all ports',
    'Switch | forwards frames inside one office',
    'Router | moves packets between networks',
    'Firewall | filters traffic by rules',
    'Modem | turns sound into data',
  ]);
});

it('makes a gap of every number in a table', () => {
  const cards = makeSureCards({ ...base, wanted: [{ type: 'fill-in-blank', count: 2 }] });
  expect(cards).toHaveLength(2);
  for (const { front, back } of cards) {
    expect(front).toMatch(
      /^Complete this row of the table “The valves of the heart”\. Valve: \w+\. Found: _____\.?$/,
    );
    expect(back).toMatch(/^1[56]\d\d$/);
  }
});

it('asks for nothing that other cards ask already', () => {
  const [first] = makeSureCards({ ...base, wanted: [{ type: 'term-definition', count: 1 }] });
  const before = {
    type: 'short-answer',
    text: `What is the term for: ${first?.back}?`,
    key: first?.front ?? '',
    accepted: [],
    explanation: '',
    hint: '',
    topic: null,
    source: first?.source ?? { quote: '', start: 0, end: 0, page: null },
  } as const;
  const wanted = [{ type: 'term-definition', count: 10 } as const];
  const fronts = makeSureCards({ ...base, wanted, before: [before] }).map(({ front }) => front);
  expect(fronts).toHaveLength(4);
  expect(fronts).not.toContain(first?.front);
});

it('makes no card of a line that is an example or a note', () => {
  const text = `${sureNotes}
# Plates
- Collision: Himalaya, India and Asia
- Subduction: one plate sinks into the hot mantle
- Rifting: a continent breaks into two
- Bellis perennis: daisy – Asteraceae – white rays
`;
  const cards = makeSureCards({ ...base, text, wanted: [{ type: 'term-definition', count: 20 }] });
  const fronts = cards.map(({ front }) => front);
  expect(fronts).toContain('Subduction');
  expect(fronts).not.toContain('Collision');
  expect(fronts).not.toContain('Bellis perennis');
});
