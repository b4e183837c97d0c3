import { expect, it } from 'vitest';
import type { Question } from '../questions/question.ts';
import { describeMaking, type Made } from './describe-making.ts';

function questions(...makers: Question['madeBy'][]): Question[] {
  return makers.map((madeBy, index) => ({
    version: 1,
    id: `0190a5a0-0000-7000-8000-00000000000${index}`,
    type: 'short-answer',
    text: 'What is a trace of memory called?',
    correctAnswer: 'An engram',
    acceptedAnswers: [],
    explanation: '',
    hint: '',
    source: null,
    topic: null,
    madeBy,
    isVerified: true,
  }));
}

const usual: Made = {
  questions: questions('ai', 'ai', 'ai'),
  wanted: 3,
  usedCharacters: 5_000,
  totalCharacters: 5_000,
  language: 'en',
  chosenModel: 'openai',
  writers: ['openai'],
  wasStopped: false,
};

it('has nothing to say of a test that the chosen model made', () => {
  expect(describeMaking(usual)).toEqual({
    wanted: 3,
    delivered: 3,
    madeBy: 'ai',
    label: null,
    notices: [],
    usedCharacters: 5_000,
    totalCharacters: 5_000,
    language: 'en',
  });
});

it('says what was left out', () => {
  const made = { ...usual, usedCharacters: 49_990, totalCharacters: 63_210 };
  expect(describeMaking(made).notices).toEqual(['Used 49,990 of 63,210 characters.']);
});

it('says that the text supports no more (D27)', () => {
  expect(describeMaking({ ...usual, wanted: 20 }).notices).toEqual([
    "Made 3 of 20. That's all your text can support.",
  ]);
});

it('says of what was made without AI that only what is surely right comes (D37)', () => {
  const made = { ...usual, questions: questions('built-in', 'built-in', 'built-in'), writers: [] };
  expect(describeMaking({ ...made, wanted: 20 }).notices).toEqual([
    'Made 3 of 20. Without AI, you get only what is surely right.',
  ]);
});

it('does not blame the text where AI stopped in the middle', () => {
  const made = { ...usual, wanted: 20, hasAiFailed: true };
  expect(describeMaking(made).notices).toEqual(['Made 3 of 20 before the AI stopped answering.']);
  const mixed = { ...made, questions: questions('ai', 'ai', 'built-in') };
  expect(describeMaking(mixed).notices).toEqual([
    '1 of 3 questions were made without AI from your text.',
    'Made 3 of 20 before the AI stopped answering.',
  ]);
  expect(describeMaking({ ...made, wanted: 3 }).notices).toEqual([]);
});

it('says that the time was up', () => {
  expect(describeMaking({ ...usual, wanted: 20, wasStopped: true }).notices).toEqual([
    'Made 3 of 20 before time ran out.',
  ]);
});

it('labels a test that was made without AI (D7)', () => {
  const made = { ...usual, questions: questions('built-in', 'built-in', 'built-in'), writers: [] };
  expect(describeMaking(made)).toMatchObject({
    madeBy: 'built-in',
    label: 'Made without AI from your text',
    notices: [],
  });
});

it('says why no model was asked before all that follows from it (D44)', () => {
  const made = { ...usual, usedCharacters: 49_990, totalCharacters: 63_210 };
  const [first] = describeMaking({ ...made, withoutAi: 'unconfirmed' }).notices;
  expect(first).toMatch(/^Made without AI, because your email address isn't confirmed yet\./u);
});

it('counts what was made without AI, and names the model that helped out', () => {
  const made = {
    ...usual,
    questions: questions('ai', 'built-in', 'ai'),
    writers: ['deepseek'],
  };
  expect(describeMaking(made)).toMatchObject({
    madeBy: 'mixed',
    label: null,
    notices: [
      "Made by DeepSeek, because the model you chose didn't answer.",
      '1 of 3 questions were made without AI from your text.',
    ],
  });
});

it('says why a foreign text gives fewer types without AI', () => {
  const made = {
    ...usual,
    questions: questions('built-in', 'built-in', 'built-in'),
    writers: [],
    wanted: 5,
    language: 'de',
  };
  expect(describeMaking(made).notices).toEqual([
    'Made 3 of 5. Without AI, you get only what is surely right.',
    "Without AI, text that isn't in English gives fewer kinds of questions.",
  ]);
});

it('says where a language was chosen that only a model could have written in', () => {
  const notice = 'Anything made without AI is in the language of your material, not in German.';
  const tell = (made: Partial<Parameters<typeof describeMaking>[0]>) =>
    describeMaking({ ...usual, wanted: 2, chosenLanguage: 'de', ...made }).notices;
  expect(tell({ questions: questions('built-in', 'built-in'), writers: [] })).toEqual([notice]);
  expect(tell({ questions: questions('ai', 'built-in') })).toContain(notice);
  expect(tell({ questions: questions('ai', 'ai') })).toEqual([]);
  const builtIn = { questions: questions('built-in', 'built-in'), writers: [] };
  expect(tell({ ...builtIn, language: 'de' })).toEqual([]);
  expect(tell({ ...builtIn, chosenLanguage: 'material' })).toEqual([]);
});

it('speaks of cards where cards were made', () => {
  const made = { ...usual, makes: 'cards', questions: questions('ai', 'built-in', 'ai') } as const;
  expect(describeMaking({ ...made, wanted: 20 }).notices).toEqual([
    '1 of 3 cards were made without AI from your text.',
    "Made 3 of 20. That's all your text can support.",
  ]);
  const foreign = { ...made, questions: questions('built-in'), writers: [], language: 'de' };
  expect(describeMaking(foreign).notices).toEqual([
    'Made 1 of 3. Without AI, you get only what is surely right.',
    "Without AI, text that isn't in English gives fewer kinds of cards.",
  ]);
});

it('says that the AI card sets of the month are used, so that no AI was asked (D25)', () => {
  const cards = questions('built-in', 'built-in', 'built-in');
  const made = { ...usual, makes: 'cards', questions: cards, writers: [], usedUp: 5 } as const;
  expect(describeMaking(made)).toMatchObject({
    madeBy: 'built-in',
    label: 'Made without AI from your text',
    notices: ["You've used this month's 5 AI card sets, so this one was made without AI."],
  });
});

it('says of samples that they are samples, and nothing else about questions', () => {
  const made = { ...usual, questions: questions('sample', 'sample'), wanted: 20 };
  expect(describeMaking(made)).toMatchObject({
    madeBy: 'samples',
    label: null,
    notices: [
      "These are sample questions, because we couldn't make enough from your text. Add more of it and try again.",
    ],
  });
});

const byWeakness = { share: 'most', topics: ['Osmosis', 'Diffusion'], had: 12 } as const;

it('says what a test by weakness is mostly about, and what it does not ask again (D42)', () => {
  expect(describeMaking({ ...usual, byWeakness }).notices).toEqual([
    'Most questions are about what you know least: Osmosis and Diffusion.',
    "12 questions you already have aren't asked again.",
  ]);
});

it('does not call most of them what is less than that, and names no topic where there is none', () => {
  const made = { ...usual, byWeakness: { share: 'more', topics: [], had: 1 } } as const;
  expect(describeMaking(made).notices).toEqual([
    'More questions than usual are about what you know least.',
    "1 question you already have isn't asked again.",
  ]);
});

it('says nothing of a choice where all is known alike and nothing was asked before', () => {
  const made = { ...usual, byWeakness: { share: null, topics: [], had: 0 } };
  expect(describeMaking(made).notices).toEqual([]);
  expect(describeMaking({ ...made, wanted: 20 }).notices).toEqual([
    "Made 3 of 20. That's all your text can support.",
  ]);
});

it('does not blame the text for what it has given before, and says where that can be practised', () => {
  const made = { ...usual, wanted: 20, byWeakness };
  expect(describeMaking(made).notices.slice(2)).toEqual([
    "Made 3 of 20. That's all your text can support beyond the questions you have.",
    'You can practise the ones you missed in Progress.',
  ]);
  expect(describeMaking({ ...made, hasAiFailed: true }).notices.slice(2)).toEqual([
    'Made 3 of 20 before the AI stopped answering.',
    'You can practise the ones you missed in Progress.',
  ]);
});
