import { makeSamples } from '@engram/core/generation/sample-questions.ts';
import type { Card } from '@engram/core/flashcards/card.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Platform } from '../../platform/start.ts';
import { storeItem } from '../read-generation.ts';

type Changes = {
  state?: string;
  createdAt?: Date;
  usagePeriod?: string | null;
  request?: object;
};

/** A generation with these questions, as if a worker had made them. */
export async function insertTestGeneration(
  { pool, clock }: Platform,
  userId: string,
  questions: readonly object[],
  { state = 'done', createdAt = clock.now(), usagePeriod = null, request = {} }: Changes = {},
): Promise<string> {
  const generationId = uuidv7();
  const making = {
    wanted: 3,
    delivered: questions.length,
    madeBy: 'ai',
    label: null,
    notices: [],
    usedCharacters: 400,
    totalCharacters: 400,
    language: 'en',
  };
  const isRunning = state === 'running';
  await pool.query(
    `insert into generations (user_id, generation_id, state, request, wanted, material,
       total_characters, language, plan, making, usage_period, created_at, finished_at)
     values ($1, $2, $3, $8, 3, 'Notes', 400, 'en', '{}', $4, $5, $6, $7)`,
    [
      userId,
      generationId,
      state,
      state === 'done' ? making : null,
      usagePeriod,
      createdAt,
      isRunning ? null : createdAt,
      request,
    ],
  );
  for (const [slot, question] of questions.entries()) {
    await pool.query('insert into generated_items values ($1, $2, $3, $4, $5, $6)', [
      userId,
      generationId,
      slot,
      slot + 1,
      question,
      createdAt,
    ]);
  }
  return generationId;
}

/** A generation of one card. */
export async function insertTestCards(
  platform: Platform,
  userId: string,
  changes: Changes = {},
): Promise<{ generationId: string; cards: Card[] }> {
  const question = bareQuestion();
  const quote = question.source?.quote ?? '';
  const card: Card = {
    id: question.id,
    type: 'term-definition',
    front: 'Engram',
    back: 'The physical trace that a memory leaves in the brain',
    source: { quote, before: '', after: '', title: 'Memory', page: 1 },
    madeBy: 'ai',
  };
  const request = {
    makes: 'cards',
    cardTypes: [{ type: 'term-definition', count: 1 }],
    difficulty: 'medium',
    topics: [],
    model: 'own',
    usedUp: null,
    parts: [{ title: 'Memory', start: 0 }],
  };
  const stored = [storeItem(question, card)];
  const generationId = await insertTestGeneration(platform, userId, stored, {
    request,
    ...changes,
  });
  return { generationId, cards: [card] };
}

/** A question of a model about a text, without explanation and hint. */
export function bareQuestion(
  changes: Partial<Pick<Question, 'hint' | 'explanation' | 'source' | 'topic'>> = {},
): Question {
  const [sample] = makeSamples(uuidv7);
  if (sample?.type !== 'multiple-choice') throw new Error('The first sample is another one');
  const quote = 'An engram is the physical trace that a memory leaves in the brain.';
  return {
    ...sample,
    text: 'What is the physical trace of a memory called?',
    options: [
      { id: 'a', text: 'Engram' },
      { id: 'b', text: 'Synapse' },
    ],
    correctAnswer: 'a',
    madeBy: 'ai',
    explanation: '',
    hint: '',
    source: { quote, start: 0, end: quote.length, page: null },
    ...changes,
  };
}
