import { plans } from '@engram/core/plans/catalogue.ts';
import type { Making } from '@engram/core/generation/making.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { vi } from 'vitest';
import { type GenerateOptions, generateTest } from '../generate-test.ts';
import type { Wish } from '../make-request.ts';

/** For tests: a server that makes tests, and a browser that has workers. */

export const generationId = '0190a5a0-0000-7000-8000-000000000001';
export const startPath = '/api/questions/generate';
export const followPath = `/api/generations/${generationId}/events`;
export const cancelPath = `/api/generations/${generationId}/cancel`;

export const wish: Wish = {
  studyMaterial: 'The hippocampus binds what the cortex knows.',
  questionTypes: [{ type: 'true-false', count: 3 }],
};

export const making: Making = {
  wanted: 3,
  delivered: 3,
  madeBy: 'ai',
  label: null,
  notices: [],
  usedCharacters: 44,
  totalCharacters: 44,
  language: 'en',
};

/** The question of a place, as the server tells it. */
export function questionAt(slot: number): Question {
  return {
    version: 1,
    id: `0190a5a0-0000-7000-8000-00000000010${slot}`,
    type: 'true-false',
    text: `The hippocampus binds what the cortex knows, ${slot}.`,
    options: [
      { id: 'True', text: 'True' },
      { id: 'False', text: 'False' },
    ],
    correctAnswer: 'True',
    explanation: '',
    hint: '',
    source: { quote: 'The hippocampus', start: 0, end: 15, page: null },
    topic: null,
    madeBy: 'ai',
    isVerified: true,
  };
}

export const started = tellEvent(0, { type: 'started', generationId, wanted: 3 });
export const done = `${tellEvent(9, { type: 'done', making })}event: end\ndata: {}\n\n`;

export function tellQuestion(slot: number): string {
  return tellEvent(slot + 1, { type: 'question', slot, question: questionAt(slot) });
}

/** The start told again, with how many are ahead. */
export function tellPlace(ahead: number): string {
  return tellEvent(0, { type: 'started', generationId, wanted: 3, ahead });
}

export function tellEvent(no: number, event: object): string {
  return `id: ${no}-0\ndata: ${JSON.stringify(event)}\n\n`;
}

type Answer = string | Error | Response | Promise<Response> | typeof silence;
type Asked = { path: string; init: RequestInit };

/** A connection that never brings anything. */
export const silence = Symbol('silence');

/** Answers by path, the next one each time; a text is what a connection brings before it ends. */
export function stubConnections(answers: Record<string, Answer[]>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const before = asked.filter((one) => one.path === path).length;
    asked.push({ path, init });
    const answer = answers[path]?.[before] ?? new TypeError('Failed to fetch');
    if (answer instanceof Error) throw answer;
    if (answer === silence) return neverAnswer(init.signal);
    return typeof answer === 'string' ? new Response(answer) : answer;
  });
  return asked;
}

/** Generates as a premium user, and waits out every pause. */
export async function generate(change: Partial<Wish> = {}, options: Partial<GenerateOptions> = {}) {
  const told: [slot: number, text: string][] = [];
  const generated = generateTest(
    { ...wish, ...change },
    {
      limits: plans.student.limits,
      signal: new AbortController().signal,
      onQuestion: (slot, { text }) => told.push([slot, text]),
      ...options,
    },
  );
  return { told, test: await generated };
}

function neverAnswer(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}
