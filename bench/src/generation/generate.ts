import { randomInt } from 'node:crypto';
import { type GenerateRequest, GenerationEvent } from '@engram/core/generation/api.ts';
import type { Making } from '@engram/core/generation/making.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { askPatiently } from '../ask-patiently.ts';

/** What a caller gets, and when, counted from the request. */
export type Generated = {
  questions: Question[];
  /** When each question came, in the order of coming. */
  questionMs: number[];
  making: Making | null;
  /** Why there is no test; null when there is one. */
  failure: string | null;
};

export type Wish = Pick<GenerateRequest, 'studyMaterial' | 'questionTypes'> &
  Partial<GenerateRequest>;

/** One test as a browser asks for it: by server-sent events. */
export async function generate(origin: string, token: string, wish: Wish): Promise<Generated> {
  const start = performance.now();
  const response = await askPatiently(`${origin}/api/questions/generate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify(wish),
  });
  const made: Generated = { questions: [], questionMs: [], making: null, failure: null };
  if (!response.ok || response.body === null) {
    return { ...made, failure: `${response.status} ${await response.text()}` };
  }
  const bySlot = new Map<number, Question>();
  const told = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { event: name, data } of told) {
    // Only what ends the stream has a name.
    if (name !== undefined) continue;
    const event = GenerationEvent.parse(JSON.parse(data));
    switch (event.type) {
      case 'question':
        bySlot.set(event.slot, event.question);
        made.questionMs.push(performance.now() - start);
        break;
      case 'done':
        made.making = event.making;
        break;
      case 'failed':
        made.failure = event.message;
        break;
      case 'cancelled':
        made.failure = 'cancelled';
        break;
      case 'started':
        break;
    }
  }
  const slots = [...bySlot].toSorted(([one], [other]) => one - other);
  const isOver = made.making !== null || made.failure !== null;
  return {
    ...made,
    questions: slots.map(([, question]) => question),
    failure: isOver ? made.failure : 'the stream ended before the test was done',
  };
}
