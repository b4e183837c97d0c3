import { randomUUID } from 'node:crypto';
import type { Card } from '@engram/core/flashcards/card.ts';
import type { TypeCount } from '@engram/core/generation/api.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { type AiProvider, startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import type { StudyText } from '@engram/fakes/study-texts/study-text.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { readConfig } from '../../../config.ts';
import type { Ai } from '../../../platform/ai/ai-model.ts';
import { openAi } from '../../../platform/ai/open-ai.ts';
import { makeLog } from '../../../platform/log.ts';
import { makeWithoutAi } from '../../running/built-in/make-without-ai.ts';
import { type Plan, planGeneration, type PlanRequest } from '../planning/plan.ts';
import type { CallRecord, PipelineRequest } from '../pipeline-request.ts';
import { runPipeline } from '../run-pipeline.ts';

/** Rules find enough in its tables to do without a model. */
export const text = prepareText(tables.text);

const wanted: TypeCount[] = [
  { type: 'multiple-choice', count: 6 },
  { type: 'true-false', count: 4 },
  { type: 'short-answer', count: 1 },
  { type: 'fill-in-blank', count: 1 },
];

/** Two providers on one fake server: 'first' is the chosen model, 'second' helps out. */
export async function startProviders(): Promise<{ provider: AiProvider; ai: Ai }> {
  const provider = await startAiProvider({
    tokensPerSecond: 20_000,
    firstTokenMs: 0,
    errorShare: 0,
  });
  const config = readConfig({
    OPENAI_API_KEY: 'key-of-first',
    OPENAI_MODEL: 'first',
    OPENAI_BASE_URL: provider.url,
    AI_BASE_URL: provider.url,
    AI_MODEL: 'second',
  });
  return {
    provider,
    ai: openAi(config, { log: makeLog('silent'), marks: { firstMs: 500, stallMs: 300 } }),
  };
}

export function planTest(change: Partial<PlanRequest> = {}): Plan {
  return planGeneration({
    text,
    wanted,
    seed: 'seed',
    difficulty: 'medium',
    focus: 'facts',
    customPrompt: '',
    topics: [],
    language: 'en',
    mathAndCode: false,
    ...change,
  });
}

/** Twelve questions of the type that rules find most of. */
export function planChoices(): Plan {
  return planTest({ wanted: [{ type: 'multiple-choice', count: 12 }] });
}

/** Eight cards of the three types. */
export function planCards(change: Partial<PlanRequest> = {}): Plan {
  const cardsWanted = [
    { type: 'term-definition', count: 3 },
    { type: 'question-answer', count: 3 },
    { type: 'fill-in-blank', count: 2 },
  ] as const;
  return planTest({ makes: 'cards', wanted: cardsWanted, ...change });
}

/** Runs a plan and remembers what it kept and what it asked. */
export async function tryPipeline(change: Partial<PipelineRequest>) {
  const kept = new Map<number, Question>(
    change.kept?.map(({ slot, question }) => [slot, question]),
  );
  const cards = new Map<number, Card>(
    change.kept?.flatMap(({ slot, card }) => (card ? [[slot, card]] : [])),
  );
  const records: CallRecord[] = [];
  const settled: number[] = [];
  const outcome = await runPipeline({
    text,
    plan: planTest(),
    kept: [],
    doneCalls: [],
    ladder: [],
    payer: { userId: 'someone', tier: 'free', isConfirmed: true, network: null },
    newId: randomUUID,
    cancelled: new AbortController().signal,
    aiDeadline: AbortSignal.timeout(45_000),
    deadline: AbortSignal.timeout(55_000),
    keep(slot, question, card) {
      if (kept.has(slot)) return Promise.resolve('taken');
      kept.set(slot, question);
      if (card) cards.set(slot, card);
      return Promise.resolve('kept');
    },
    onCall: (record) => Promise.resolve(void records.push(record)),
    onSettled: (call) => Promise.resolve(void settled.push(call)),
    mayCall: () => Promise.resolve(true),
    makeBuiltIn: (request) => Promise.resolve(makeWithoutAi(request)),
    pause: () => Promise.resolve(),
    log: makeLog('silent'),
    ...change,
  });
  const questions = [...kept.values()];
  return { outcome, kept, cards, records, settled, questions };
}

/** Questions whose key, truth or wrong options the truth table of the text does not bear out. */
export function findUntrue(questions: readonly Question[], study = tables): Question[] {
  return questions.filter((question) => !isBorneOut(question, study));
}

function isBorneOut(question: Question, { facts }: StudyText): boolean {
  const asks = plain(question.text);
  const fact = facts.find(({ ask, cloze }) =>
    [ask, cloze?.text ?? ''].some((stem) => plain(stem) === asks),
  );
  const right = fact?.right.map(plain) ?? [];
  switch (question.type) {
    case 'multiple-choice': {
      const rightOnes = question.options.filter((option) => right.includes(plain(option.text)));
      return rightOnes.length === 1 && rightOnes[0]?.id === question.correctAnswer;
    }
    case 'true-false': {
      const isTrue = facts.some(({ statement }) => plain(statement) === asks);
      const isFalse = facts.some(({ falseStatements }) =>
        falseStatements.some((statement) => plain(statement) === asks),
      );
      return question.correctAnswer === 'True' ? isTrue : isFalse;
    }
    case 'short-answer':
    case 'fill-in-blank':
      return [...right, plain(fact?.cloze?.answer ?? '')].includes(plain(question.correctAnswer));
    case 'multiple-answer':
    case 'matching':
      return false;
  }
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
