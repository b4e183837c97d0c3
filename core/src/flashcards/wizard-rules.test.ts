import { describe, expect, it } from 'vitest';
import { changeCount, fitToPlan, selectTopics, takeTopics, toggleTopic } from './change-config.ts';
import { FlashcardConfig } from './card-set.ts';
import { findConfigProblem } from './check-config.ts';
import { findLengthProblem, findMissing } from './check-material.ts';
import { firstConfig } from './first-config.ts';

describe('the first configuration', () => {
  it('asks for 15 term-definition and 10 question-answer cards [FWIZ-35] [ENT-49] [ENT-53] [BLIM-31]', () => {
    expect(firstConfig.cardTypes).toEqual([
      { type: 'term-definition', count: 15 },
      { type: 'question-answer', count: 10 },
      { type: 'fill-in-blank', count: 0 },
    ]);
  });

  it('knows no other types of cards, and counts each in whole numbers [ENT-49]', () => {
    const configOf = (type: string, count: number) => ({
      ...firstConfig,
      setName: 'Memory',
      cardTypes: [{ type, count }],
    });
    const takes = (type: string, count = 5) =>
      FlashcardConfig.safeParse(configOf(type, count)).success;
    expect(
      ['term-definition', 'question-answer', 'fill-in-blank'].map((type) => takes(type)),
    ).toEqual([true, true, true]);
    expect([takes('image-recognition'), takes('term-definition', 1.5)]).toEqual([false, false]);
  });

  it('is of medium difficulty [ENT-51] [BLIM-30]', () => {
    expect(firstConfig.difficulty).toBe('medium');
  });

  it('has no name yet, and the agreement of whoever has an account [ENT-47] [ENT-52]', () => {
    expect(firstConfig).toMatchObject({ setName: '', agreeToTerms: true });
  });
});

describe('topics', () => {
  const topics = [
    { id: 'a', name: 'Synapses', relevance: 70 },
    { id: 'b', name: 'Sleep', relevance: 69 },
  ];
  const config = takeTopics(firstConfig, topics);
  const selected = (given: typeof config) =>
    given.topics.filter((topic) => topic.selected).map(({ id }) => id);

  it('are chosen at first from a relevance of 70 on, 69 not [FWIZ-33] [BLIM-32]', () => {
    expect(selected(config)).toEqual(['a']);
  });

  it('are kept with id, name, relevance and whether they are selected [ENT-48]', () => {
    expect(config.topics[1]).toEqual({ id: 'b', name: 'Sleep', relevance: 69, selected: false });
  });

  it('can be chosen one by one, all or none', () => {
    expect(selected(toggleTopic(config, 'b'))).toEqual(['a', 'b']);
    expect(selected(toggleTopic(config, 'a'))).toEqual([]);
    expect(selected(selectTopics(config, true))).toEqual(['a', 'b']);
    expect(selected(selectTopics(config, false))).toEqual([]);
  });
});

describe('the count of a card type', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [50, 50],
    [51, 50],
    [7.4, 7],
  ])('%s becomes %s: from 0 to 50 [BLIM-29]', (count, kept) => {
    const { cardTypes } = changeCount(firstConfig, { type: 'term-definition', count });
    expect(cardTypes[0]).toEqual({ type: 'term-definition', count: kept });
  });

  it('is 0 for what is no number [FWIZ-37]', () => {
    const wanted = { type: 'question-answer', count: Number('abc') } as const;
    expect(changeCount(firstConfig, wanted).cardTypes[1]?.count).toBe(0);
  });

  it('of fill-in-blank is 0 without premium [ENT-50]', () => {
    const asked = changeCount(firstConfig, { type: 'fill-in-blank', count: 5 });
    expect(fitToPlan(asked, { isPremium: false })).toEqual(firstConfig);
    expect(fitToPlan(asked, { isPremium: true })).toBe(asked);
  });
});

describe('a configuration', () => {
  const named = { ...firstConfig, setName: 'Memory' };

  it('needs a name that is not blank', () => {
    const message = 'Please provide a name for your flashcard set';
    expect(findConfigProblem({ ...named, setName: '  ' })).toEqual({ field: 'name', message });
    expect(findConfigProblem(named)).toBeUndefined();
  });

  it('needs at least one card', () => {
    const cardTypes = named.cardTypes.map(({ type }) => ({ type, count: 0 }));
    const message = 'Please select at least one card';
    expect(findConfigProblem({ ...named, cardTypes })).toEqual({ field: 'cards', message });
  });
});

describe('material', () => {
  it('may be as long as the free plan allows where no other is known [FWIZ-20]', () => {
    expect(findLengthProblem(30_000)).toBeUndefined();
    expect(findLengthProblem(30_001)).toBe('Text is too long. Maximum 30,000 characters allowed.');
    expect(findLengthProblem(50_000, 50_000)).toBeUndefined();
  });

  it('has at least 300 characters', () => {
    expect(findMissing(299)).toBe(
      'You need at least 300 characters of study material to continue.',
    );
    expect(findMissing(300)).toBeUndefined();
  });
});
