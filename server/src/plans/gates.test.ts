import { biology } from '@engram/fakes/study-texts/biology.ts';
import { glossary } from '@engram/fakes/study-texts/glossary.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { makeAttemptCalls, makeSixQuestions } from '../attempts/testing/attempt-calls.ts';
import { bareQuestion } from '../generation/testing/insert-generation.ts';
import { makeFlashcardCalls } from '../flashcards/testing/flashcard-calls.ts';
import { insertPracticeTest } from '../practice-tests/testing/insert-test.ts';
import { cardWishFor, makeCardCalls } from '../testing/calls/card-calls.ts';
import { makeGenerationCalls, wishFor } from '../testing/calls/generation-calls.ts';
import { textOf } from '../testing/calls/material-calls.ts';
import { makePracticeTestCalls } from '../testing/calls/practice-test-calls.ts';
import { startGenerationApp } from '../testing/start-generation-app.ts';

const { app, platform, signIn } = await startGenerationApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const generation = makeGenerationCalls(app, origin);
const cards = makeCardCalls(app, origin);
const sets = makeFlashcardCalls(app);
const attempts = makeAttemptCalls(app);
const tests = makePracticeTestCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;

/** What one gate of the product says to a caller, in a word. */
type Gate = { name: string; free: unknown; premium: unknown; ask: (caller: Caller) => unknown };

async function generate(caller: Caller, changes: object) {
  const reply = await generation.post(caller, wishFor(biology.text, changes));
  return codeOf(await reply.json()) ?? reply.status;
}

const Refusal = z.looseObject({ code: z.string() });

function codeOf(reply: unknown): string | undefined {
  return Refusal.safeParse(reply).data?.code;
}

const several = (count: number, type = 'multiple-choice') => [{ type, count }];

async function useUp(caller: Caller, kind: string, used: number): Promise<void> {
  for (const period of ['2026-03', '2026-03-01']) {
    await platform.pool.query('insert into usage values ($1, $2, $3, $4)', [
      caller.userId,
      kind,
      period,
      used,
    ]);
  }
}

async function showQuestion(caller: Caller) {
  const question = bareQuestion({ hint: 'Think of Semon.' });
  const id = await insertPracticeTest(platform, caller.userId, [question]);
  return { id, question };
}

const gates: Gate[] = [
  {
    name: 'questions with several right answers',
    free: 'premium-only',
    premium: 200,
    ask: (caller) => generate(caller, { questionTypes: several(3, 'multiple-answer') }),
  },
  {
    name: 'more than 20 questions',
    free: 'invalid-generation-input',
    premium: 200,
    ask: (caller) =>
      generate(caller, { questionTypes: [...several(11), ...several(10, 'true-false')] }),
  },
  {
    name: 'more than 20 questions of a type',
    free: 'invalid-generation-input',
    premium: 200,
    ask: (caller) => generate(caller, { questionTypes: several(21) }),
  },
  {
    name: 'more than 30 questions of a type',
    free: 'invalid-generation-input',
    premium: 'invalid-generation-input',
    ask: (caller) => generate(caller, { questionTypes: several(31) }),
  },
  {
    name: 'more than 50 questions',
    free: 'invalid-generation-input',
    premium: 'invalid-generation-input',
    ask: (caller) =>
      generate(caller, { questionTypes: [...several(30), ...several(21, 'true-false')] }),
  },
  {
    name: 'more than 30,000 characters',
    free: false,
    premium: true,
    ask: async (caller) => {
      const studyMaterial = textOf(60_000, `${biology.text}\n\n`);
      const { making } = await generation.generate(caller, wishFor(studyMaterial));
      return making.usedCharacters > 30_000;
    },
  },
  {
    name: 'a sixth AI test in a month',
    free: 'ai-tests-used',
    premium: 200,
    ask: async (caller) => {
      await useUp(caller, 'ai-tests', 5);
      return generate(caller, {});
    },
  },
  {
    name: 'a sixth AI card set in a month',
    free: 'built-in',
    premium: 'ai',
    ask: async (caller) => {
      await useUp(caller, 'ai-card-sets', 5);
      const { making } = await cards.generate(caller, cardWishFor(glossary.text));
      return making.madeBy;
    },
  },
  {
    name: 'a 31st AI explanation in a day',
    free: 'the words of the text',
    premium: 'the words of a model',
    ask: async (caller) => {
      await useUp(caller, 'ai-answers', 30);
      const { id, question } = await showQuestion(caller);
      const { explanation } = (await tests.tell(caller, 'explanation', id, question.id)).json();
      const isTold = explanation.includes('So the answer is');
      return isTold ? 'the words of a model' : 'the words of the text';
    },
  },
  {
    name: 'hints of a test',
    free: '',
    premium: 'Think of Semon.',
    ask: async (caller) => {
      const { id } = await showQuestion(caller);
      return (await tests.get(caller, id)).json().test.questions[0].hint;
    },
  },
  {
    name: 'a hint that is asked for',
    free: 'premium-only',
    premium: 200,
    ask: async (caller) => {
      const { id, question } = await showQuestion(caller);
      const reply = await tests.tell(caller, 'hint', id, question.id);
      return reply.json().code ?? reply.statusCode;
    },
  },
  {
    name: 'the study session of what was missed',
    free: 'premium-only',
    premium: 200,
    ask: async (caller) => {
      const id = await insertPracticeTest(platform, caller.userId, makeSixQuestions());
      const reply = await attempts.missed(caller, await attempts.take(caller, id, []));
      return reply.json().code ?? reply.statusCode;
    },
  },
  {
    name: 'making cards with a blank',
    free: 'premium-only',
    premium: 200,
    ask: async (caller) => {
      const cardTypes = [{ type: 'fill-in-blank', count: 2 }];
      const reply = await cards.post(caller, cardWishFor(biology.text, { cardTypes }));
      return codeOf(await reply.json()) ?? reply.status;
    },
  },
  {
    name: 'keeping cards with a blank',
    free: 'premium-only',
    premium: 200,
    ask: async (caller) => {
      const blank = { type: 'fill-in-blank', front: 'An _____ stays.', back: 'engram' };
      const id = await sets.make(caller, []);
      const reply = await sets.add(caller, id, [{ id: uuidv7(), ...blank }]);
      return reply.json().code ?? reply.statusCode;
    },
  },
  {
    name: 'writing a question with several right answers',
    free: 'premium-only',
    premium: 200,
    ask: async (caller) => {
      const { id } = await showQuestion(caller);
      const options = ['Axon', 'Dendrite', 'Nephron'];
      const edit = { type: 'multiple-answer', text: 'Which?', options, correct: [0, 1] };
      const reply = await tests.add(caller, id, uuidv7(), edit);
      return reply.json().code ?? reply.statusCode;
    },
  },
];

it.each(gates)(
  'the server alone decides on $name, by the plan it knows [BROLE-22] [BROLE-24] [ROLE-13] [ROLE-14] [BROLE-04]',
  async ({ ask, free, premium }) => {
    expect(await ask(await signIn())).toEqual(free);
    expect(await ask(await signIn({ plan: 'student' }))).toEqual(premium);
    expect(await ask(await signIn({ plan: 'educator' }))).toEqual(premium);
  },
);
