import { describe, expect, it } from 'vitest';
import { holds } from './attacks.ts';
import { findExcess, findMissing, measureDelivered } from './delivered.ts';
import { ask, makeBlank, makeChoice, makeMatching } from './make-question.ts';
import { findNearDuplicates } from './near-duplicates.ts';
import { isQuoted } from './quotes.ts';
import { coverSections } from './sections.ts';

const choice = ask(makeChoice('How many chambers has the heart?', 'four', ['two', 'three', 'six']));
const blank = ask(makeBlank('The heart has four _____.', 'chambers'));

describe('delivered', () => {
  const test = { name: 'x', text: '' };

  it('names a type with fewer questions than asked', () => {
    const wanted = [{ type: 'multiple-choice', count: 2 } as const];
    expect(findMissing({ ...test, wanted, questions: [choice] })).toEqual([
      '1 of 2 multiple-choice',
    ]);
  });

  it('names a type nobody asked for', () => {
    const wanted = [{ type: 'multiple-choice', count: 1 } as const];
    expect(findMissing({ ...test, wanted, questions: [choice, blank] })).toEqual([
      '1 of 0 fill-in-blank',
    ]);
  });

  it('counts the places that were filled, and lets nothing pass that nobody asked for', () => {
    const wanted = [{ type: 'multiple-choice', count: 2 } as const];
    const few = { ...test, wanted, questions: [choice] };
    const row = measureDelivered('pipeline', { wish: 'x', tests: [few], atLeast: 0.98 });
    expect(row).toMatchObject({ figure: '50.0 % of 2', mark: '≥ 98.0 %', held: false });
    const tests = [few, { ...few, questions: [choice, choice, choice] }];
    const told = measureDelivered('pipeline', { wish: 'x', tests, atLeast: null });
    expect(told).toMatchObject({ figure: '75.0 % of 4', mark: null, held: false });
  });

  it('knows more than was asked for from fewer', () => {
    const wanted = [{ type: 'multiple-choice', count: 2 } as const];
    expect(findExcess({ ...test, wanted, questions: [choice, blank] })).toEqual([
      '1 of 0 fill-in-blank',
    ]);
  });

  it('has nothing to say of a test that is as asked', () => {
    const wanted = [{ type: 'multiple-choice', count: 1 } as const];
    expect(findMissing({ ...test, wanted, questions: [choice] })).toEqual([]);
  });
});

describe('quotes', () => {
  const text = 'The heart has four chambers. Two are atria.';

  it('takes a quote that stands at its offsets', () => {
    expect(isQuoted(text, { quote: 'Two are atria.', start: 29, end: 43 })).toBe(true);
  });

  it('refuses one changed word, wrong offsets, an empty quote and no source', () => {
    expect(isQuoted(text, { quote: 'Six are atria.', start: 29, end: 43 })).toBe(false);
    expect(isQuoted(text, { quote: 'Two are atria.', start: 28, end: 42 })).toBe(false);
    expect(isQuoted(text, { quote: '', start: 3, end: 3 })).toBe(false);
    expect(isQuoted(text, null)).toBe(false);
  });
});

describe('near-duplicates', () => {
  it('finds the same stem in other words of the frame', () => {
    const other = makeChoice('The heart has how many chambers?', 'four', ['two', 'three', 'six']);
    expect(findNearDuplicates([choice, ask(other)])).toHaveLength(1);
  });

  it('finds two blanks in one sentence of some length', () => {
    const one = 'The left ventricle pumps oxygenated blood through the aorta to the _____ organs.';
    const other =
      'The left ventricle pumps oxygenated blood through the _____ to the whole organs.';
    const pair = [ask(makeBlank(one, 'whole')), ask(makeBlank(other, 'aorta'))];
    expect(findNearDuplicates(pair)).toHaveLength(1);
  });

  it('tells questions of the same frame about other things apart', () => {
    const questions = ['atrium', 'ventricle', 'septum'].map((term) =>
      ask(makeChoice(`Which of the following best describes the ${term}?`, term, ['x', 'y', 'z'])),
    );
    expect(findNearDuplicates(questions)).toEqual([]);
  });

  it('tells the rows of a table apart, and a statement from its opposite', () => {
    const stems = [
      'Complete this row of the table. Vitamin: A. Found in: _____',
      'Complete this row of the table. Vitamin: C. Found in: _____',
      'Complete this row of the table “Arteries”. Name: _____. Becomes: brachial',
      'Complete this row of the table “Arteries”. Name: brachial. Becomes: _____',
      'Which term fits: “the claim that there is an effect”?',
      'Which term fits: “the claim that there is no effect”?',
    ];
    const questions = stems.map((stem) => ask(makeChoice(stem, 'w', ['x', 'y', 'z'])));
    expect(findNearDuplicates(questions)).toEqual([]);
  });

  it('tells matching questions apart by their rows', () => {
    const one = ask(
      makeMatching([
        ['atrium', 'in'],
        ['ventricle', 'out'],
      ]),
    );
    const other = ask(
      makeMatching([
        ['aorta', 'artery'],
        ['septum', 'wall'],
      ]),
    );
    expect(findNearDuplicates([one, other])).toEqual([]);
    expect(findNearDuplicates([one, one])).toHaveLength(1);
  });
});

describe('attacks', () => {
  it('allows five points over chance, and any number below', () => {
    expect(holds({ guessed: 300, asked: 1000, chance: 0.25 }, 'real')).toBe(true);
    expect(holds({ guessed: 0, asked: 1000, chance: 0.25 }, 'real')).toBe(true);
    expect(holds({ guessed: 301, asked: 1000, chance: 0.25 }, 'real')).toBe(false);
  });

  it('allows ten in the short form, whose few choices scatter', () => {
    expect(holds({ guessed: 61, asked: 175, chance: 0.25 }, 'coarse')).toBe(true);
    expect(holds({ guessed: 62, asked: 175, chance: 0.25 }, 'coarse')).toBe(false);
    // Two standard errors of forty are 13.7 points.
    expect(holds({ guessed: 15, asked: 40, chance: 0.25 }, 'coarse')).toBe(true);
    expect(holds({ guessed: 16, asked: 40, chance: 0.25 }, 'coarse')).toBe(false);
  });

  it('proves nothing without a question', () => {
    expect(holds({ guessed: 0, asked: 0, chance: 0.25 }, 'real')).toBe(false);
  });
});

describe('sections', () => {
  const sections = [
    { heading: 'One', start: 0, end: 400 },
    { heading: 'Two', start: 400, end: 800 },
    { heading: 'Title', start: 800, end: 850 },
  ];

  it('counts a section when a source lies in it, and leaves tiny ones out', () => {
    expect(coverSections({ questions: [choice, choice] }, sections)).toBe(0.5);
  });

  it('covers nothing without a question', () => {
    expect(coverSections({ questions: [] }, sections)).toBe(0);
  });

  it('cannot ask for more sections than there are questions', () => {
    expect(coverSections({ questions: [choice] }, sections)).toBe(1);
  });
});
