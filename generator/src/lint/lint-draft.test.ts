import type { Draft } from '@engram/core/questions/draft.ts';
import { describe, expect, it } from 'vitest';
import { indexText } from '../grounding/index-text.ts';
import { answers, cellIndex, choice, gap, pairs, short, statement } from './sound-drafts.ts';
import { lintDraft } from './lint-draft.ts';

function verdictOf(rule: string, draft: Draft) {
  return lintDraft(draft, cellIndex).find((flaw) => flaw.rule === rule)?.verdict;
}

it.each([
  ['multiple-choice', choice],
  ['multiple-answer', answers],
  ['true-false', statement],
  ['fill-in-blank', gap],
  ['short-answer', short],
  ['matching', pairs],
])('finds nothing to drop in a sound %s question', (_, draft) => {
  expect(lintDraft(draft, cellIndex).filter(({ verdict }) => verdict !== 'warn')).toEqual([]);
});

describe('the stem', () => {
  it.each([
    ['negative-stem', 'Which part does not hold any DNA?', 'warn'],
    ['negative-stem', 'Which part does NOT hold any DNA?', undefined],
    ['double-negative', 'Which part is not without any DNA?', 'drop'],
    ['double-negative', 'Which part has neither DNA nor enzymes?', undefined],
    ['dangling-reference', 'According to the text, which part holds DNA?', 'drop'],
    ['dangling-reference', 'Which part is described in this figure?', 'drop'],
    ['dangling-reference', 'As mentioned above, which part holds DNA?', 'drop'],
    ['dangling-reference', 'Which part does the author call a store of DNA?', 'drop'],
    ['dangling-reference', 'Who was the author of the law of cells?', undefined],
    ['dangling-reference', 'What does the lens do to the image?', undefined],
    ['anaphoric-stem', 'What does it hold?', 'drop'],
    ['anaphoric-stem', 'Why did they describe cells in 1665?', 'drop'],
    ['anaphoric-stem', 'These hold most of the DNA:', 'drop'],
    ['anaphoric-stem', 'However, the nucleus holds what?', 'drop'],
    ['anaphoric-stem', 'What happens to DNA when it is copied?', undefined],
    ['anaphoric-stem', 'Which of these holds most of the DNA?', undefined],
    ['anaphoric-stem', 'Is it true that the nucleus holds DNA?', undefined],
    ['unfocused-stem', 'Nucleus?', 'drop'],
    ['unfocused-stem', 'Which of the following is true?', 'drop'],
    ['unfocused-stem', 'Parts of the living cell', 'drop'],
    ['unfocused-stem', 'Most of the DNA is held by', undefined],
    ['unfocused-stem', 'Name the part that holds most of the DNA.', undefined],
  ])('%s: %s', (rule, text, verdict) => {
    expect(verdictOf(rule, { ...choice, text })).toBe(verdict);
  });

  it('double-negative: a negative option under a negative stem', () => {
    const text = 'Which is NOT true of the DNA?';
    const distractors = ['It is never read', 'It is copied', 'It is held'];
    expect(verdictOf('double-negative', { ...choice, text, distractors })).toBe('warn');
  });

  it('question-as-statement: a statement asks nothing', () => {
    const text = 'Does the nucleus hold the DNA?';
    expect(verdictOf('question-as-statement', { ...statement, text })).toBe('drop');
  });

  it.each([
    ['The nucleus holds most of the DNA.', 'drop'],
    ['The _____ holds most of the _____.', 'drop'],
    ['The ___ holds most of the DNA.', 'drop'],
    ['The _____ holds most of the DNA.', undefined],
  ])('blank-count: %s', (text, verdict) => {
    expect(verdictOf('blank-count', { ...gap, text })).toBe(verdict);
  });
});

describe('the options', () => {
  it.each([
    ['option-count', ['Lysosome'], 'drop'],
    ['option-count', ['Lysosome', 'Membrane'], 'warn'],
    ['duplicate-options', ['the nucleus', 'Membrane', 'Ribosome'], 'drop'],
    ['duplicate-options', ['Membrane', 'Membranes', 'Ribosome'], 'drop'],
    ['overlapping-options', ['Nucleus and membrane', 'Lysosome', 'Ribosome'], 'drop'],
    ['overlapping-options', ['Nucleus wall', 'Lysosome', 'Ribosome'], 'warn'],
    ['all-or-none', ['All of the above', 'Lysosome', 'Ribosome'], 'drop'],
    ['all-or-none', ['None of these', 'Lysosome', 'Ribosome'], 'drop'],
    ['all-or-none', ['A and B', 'Lysosome', 'Ribosome'], 'drop'],
    ['absolute-terms', ['Only lysosomes', 'All ribosomes', 'Membranes'], 'drop'],
    ['absolute-terms', ['Only lysosomes', 'Ribosomes', 'Membranes'], 'warn'],
    ['key-longest', ['Wall', 'Gap', 'Sap'], 'warn'],
    ['key-shortest', ['Outer membrane layer', 'Digestive vesicles', 'Protein factories'], 'warn'],
    ['mixed-kinds', ['1665', '12 %', '300'], 'drop'],
    ['mixed-kinds', ['1665', 'Membrane', 'Ribosome'], 'warn'],
  ])('%s: %s', (rule, distractors, verdict) => {
    expect(verdictOf(rule, { ...choice, distractors })).toBe(verdict);
    expect(verdictOf(rule, choice)).toBe(undefined);
  });

  it('key-longest: a key half as long again as the others', () => {
    const key = 'Nucleus of the DNA of the cell';
    expect(verdictOf('key-longest', { ...choice, key })).toBe('drop');
  });

  it('duplicate-options: a number and its word', () => {
    const draft = { ...choice, key: '3', distractors: ['three', '4', '5'] };
    expect(verdictOf('duplicate-options', draft)).toBe('drop');
  });

  it('duplicate-options: a row of a column that stands twice', () => {
    const doubled = [...pairs.pairs, { left: 'nucleus', right: 'is round' }];
    expect(verdictOf('duplicate-options', { ...pairs, pairs: doubled })).toBe('drop');
  });

  it('overlapping-options: ranges that share numbers', () => {
    const draft = { ...choice, key: '10-20', distractors: ['15-30', '40-50', '60-70'] };
    const apart = { ...draft, distractors: ['20-30', '40-50', '60-70'] };
    expect(verdictOf('overlapping-options', draft)).toBe('drop');
    expect(verdictOf('overlapping-options', apart)).toBe(undefined);
  });

  it('overlapping-options: ranges of thousands', () => {
    const distractors = ['1,500-3,000', '4,000-5,000', '6,000-7,000'];
    const draft = { ...choice, key: '1,000-2,000', distractors };
    const apart = { ...draft, distractors: ['2,000-3,000', '4,000-5,000', '6,000-7,000'] };
    expect(verdictOf('overlapping-options', draft)).toBe('drop');
    expect(verdictOf('overlapping-options', apart)).toBe(undefined);
  });

  it('option-count: several right and at least one wrong answer', () => {
    expect(verdictOf('option-count', { ...answers, keys: ['Red'] })).toBe('drop');
    expect(verdictOf('option-count', { ...answers, distractors: [] })).toBe('drop');
    expect(verdictOf('option-count', { ...pairs, pairs: pairs.pairs.slice(0, 1) })).toBe('drop');
  });

  it('unsorted-numbers: to be sorted', () => {
    const draft = { ...choice, key: '1665', distractors: ['1839', '1838', '1855'] };
    const sorted = { ...draft, distractors: ['1838', '1839', '1855'] };
    expect(verdictOf('unsorted-numbers', draft)).toBe('fix');
    expect(verdictOf('unsorted-numbers', sorted)).toBe(undefined);
  });
});

describe('cues', () => {
  it('stem-key-echo: a word that only stem and key share', () => {
    const text = 'Which nucleus part holds the DNA?';
    const key = 'Nucleus wall';
    const distractors = ['Lysosome wall', 'Membrane wall', 'Ribosome wall'];
    expect(verdictOf('stem-key-echo', { ...choice, text, key, distractors })).toBe('drop');
    const shared = ['Nucleus gap', ...distractors.slice(1)];
    expect(verdictOf('stem-key-echo', { ...choice, text, key, distractors: shared })).toBe(
      undefined,
    );
  });

  it('answer-in-stem: the key is there to read', () => {
    const text = 'The nucleus is the _____ of the DNA.';
    expect(verdictOf('answer-in-stem', { ...gap, text })).toBe('drop');
    expect(verdictOf('answer-in-stem', gap)).toBe(undefined);
  });

  it('answer-in-stem: not where the stem names every option', () => {
    const text = 'Is DNA held by the nucleus or the lysosome?';
    expect(verdictOf('answer-in-stem', { ...choice, text })).toBe(undefined);
  });

  it.each([
    [choice, 'It is the nucleus, of course.'],
    [gap, 'Think of the cell nucleus.'],
    [short, 'His name was Hooke.'],
    [statement, 'This is true.'],
    [answers, 'One of them is red.'],
    [pairs, 'The nucleus holds most of the DNA.'],
    [pairs, 'First the DNA, then what is worn-out, then light.'],
  ])('hint-leak: a hint that tells the answer (%#)', (draft, hint) => {
    expect(verdictOf('hint-leak', { ...draft, hint })).toBe('fix');
    expect(verdictOf('hint-leak', { ...draft, hint: 'Think of a library.' })).toBe(undefined);
  });

  it('article-cue: an article that only some options fit', () => {
    const draft = { ...choice, text: 'A part of a cell is called an', key: 'organelle' };
    const clash = ['enzyme', 'nucleus', 'atom'];
    expect(verdictOf('article-cue', { ...draft, distractors: clash })).toBe('drop');
    const fitting = ['enzyme', 'isotope', 'atom'];
    expect(verdictOf('article-cue', { ...draft, distractors: fitting })).toBe(undefined);
  });

  it('number-cue: a verb that only the key fits', () => {
    const draft = { ...choice, text: 'Which of the following are worn out?', key: 'Enzymes' };
    const clash = ['Nucleus', 'Lysosome', 'Membrane'];
    expect(verdictOf('number-cue', { ...draft, distractors: clash })).toBe('drop');
    const fitting = ['Cells', 'Lysosomes', 'Membranes'];
    expect(verdictOf('number-cue', { ...draft, distractors: fitting })).toBe(undefined);
  });
});

describe('lengths', () => {
  it.each([
    ['an empty stem', { ...choice, text: ' ' }, 'drop'],
    ['an endless stem', { ...choice, text: 'Why? '.repeat(201) }, 'drop'],
    ['an empty option', { ...choice, distractors: ['', 'Membrane', 'Ribosome'] }, 'drop'],
    ['an endless option', { ...choice, key: 'n'.repeat(501) }, 'drop'],
    ['an endless gap', { ...gap, key: 'n'.repeat(201) }, 'drop'],
    ['too many accepted wordings', { ...gap, accepted: Array.from('abcdefghijklm') }, 'fix'],
    ['an endless hint', { ...gap, hint: 'Think. '.repeat(80) }, 'fix'],
  ] satisfies [string, Draft, string][])('text-length: %s', (_, draft, verdict) => {
    expect(verdictOf('text-length', draft)).toBe(verdict);
  });
});

it('says nothing more about a question without end', () => {
  expect(lintDraft({ ...choice, text: 'Which? '.repeat(200) }, cellIndex)).toEqual([
    { rule: 'text-length', verdict: 'drop' },
  ]);
  const distractors = Array.from({ length: 40 }, (_, no) => `Part ${no}`);
  expect(lintDraft({ ...choice, distractors }, cellIndex)).toEqual([
    { rule: 'text-length', verdict: 'drop' },
  ]);
});

describe('a question in another language than its material', () => {
  const german = {
    ...choice,
    text: 'Welcher Teil enthält den größten Teil der Erbsubstanz?',
    key: 'Zellkern',
    distractors: ['Lysosom', 'Zellwand', 'Ribosom'],
  };

  it.each<[string, Draft]>([
    ['an option', german],
    ['an option beside a name that the passage has', { ...german, distractors: ['DNA', 'a', 'b'] }],
    ['a statement', { ...statement, text: 'Der Zellkern enthält die Erbsubstanz.' }],
    ['a gap', { ...gap, text: 'Die Erbsubstanz liegt im _____.', key: 'Zellkern', accepted: [] }],
    ['an answer', { ...short, text: 'Worin liegt die Erbsubstanz?', key: 'Zellkern' }],
    ['pairs', { ...pairs, pairs: [{ left: 'Zellkern', right: 'enthält die Erbsubstanz' }] }],
  ])('is not measured by the words of its passage: %s', (_, draft) => {
    const dropsOf = (language?: string) =>
      lintDraft(draft, cellIndex, language)
        .filter(({ verdict }) => verdict === 'drop')
        .map(({ rule }) => rule)
        .filter((rule) => ['key-unsupported', 'supported-distractor'].includes(rule));
    expect(dropsOf().length).toBeGreaterThan(0);
    expect(dropsOf('de')).toEqual([]);
  });

  it('is held to the rules of its own language', () => {
    const index = indexText('Der Zellkern enthält die Erbsubstanz und steuert die Zelle.');
    const draft = { ...short, text: 'What does it hold?', key: 'DNA' };
    const names = (language: string) => lintDraft(draft, index, language).map(({ rule }) => rule);
    expect(names('en')).toContain('anaphoric-stem');
    expect(names('de')).not.toContain('anaphoric-stem');
  });

  it('is still dropped for what is wrong with it by itself', () => {
    const told = { ...german, text: 'Was enthält der Zellkern, wenn nicht der Zellkern?' };
    expect(lintDraft(told, cellIndex, 'de').map(({ rule }) => rule)).toContain('answer-in-stem');
    const link = { ...german, hint: 'Siehe https://evil.example' };
    expect(lintDraft(link, cellIndex, 'de').map(({ rule }) => rule)).toContain('injected');
  });
});
