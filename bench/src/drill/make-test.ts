import { randomUUID } from 'node:crypto';
import {
  followGeneration,
  type GenerateRequest,
  generateQuestions,
  GenerationEvent,
} from '@engram/core/generation/api.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type Caller, Refused } from './caller.ts';

export type MadeTest = {
  generationId: string;
  questions: Question[];
  /** Null when there is a test; otherwise what the learner was told. */
  failure: string | null;
  /** When the first event came: from then on the work is not lost. */
  startedAt: number;
  firstAt: number;
  endedAt: number;
  attempts: number;
};

type Heard = {
  generationId: string | undefined;
  startedAt: number;
  lastEventId: string | undefined;
  questions: Map<number, Question>;
  end: { failure: string | null } | undefined;
};

/** The server says something every 15 s; a connection silent for longer is dead. */
const silenceMs = 40_000;

/** A test asked for as the browser does it; a lost connection is taken up where it was lost. */
export async function makeTest(
  caller: Caller,
  token: string,
  wish: GenerateRequest,
): Promise<MadeTest> {
  const [key, firstAt] = [randomUUID(), performance.now()];
  const heard: Heard = {
    generationId: undefined,
    startedAt: 0,
    lastEventId: undefined,
    questions: new Map(),
    end: undefined,
  };
  let attempts = 0;
  for (;;) {
    if (heard.generationId === undefined) attempts += 1;
    await listen(caller, heard, { token, key, wish });
    if (heard.end && heard.generationId !== undefined) break;
    await caller.turnAround(firstAt, 'the making of a test');
  }
  const { generationId, startedAt, end } = heard;
  const slots = [...heard.questions].toSorted(([one], [other]) => one - other);
  return {
    generationId,
    questions: slots.map(([, question]) => question),
    failure: end.failure,
    startedAt,
    firstAt,
    endedAt: performance.now(),
    attempts,
  };
}

type Asked = { token: string; key: string; wish: GenerateRequest };

async function listen(caller: Caller, heard: Heard, { token, key, wish }: Asked): Promise<void> {
  const stop = new AbortController();
  let timer = setTimeout(() => stop.abort(), silenceMs);
  const options = { token, accept: 'text/event-stream', signal: stop.signal };
  const { generationId: id, lastEventId } = heard;
  try {
    const response =
      id === undefined
        ? await caller.ask(generateQuestions, { body: wish }, { ...options, key })
        : await caller.ask(
            followGeneration,
            { params: { id } },
            { ...options, ...(lastEventId === undefined ? {} : { lastEventId }) },
          );
    if (response.status >= 400 && response.status < 500) {
      throw new Refused('', `making a test was refused: ${await response.text()}`);
    }
    if (!response.ok || !response.body) return;
    const told = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { id: eventId, event: name, data } of told) {
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), silenceMs);
      // Only what ends the stream has a name.
      if (name === undefined) note(heard, eventId, GenerationEvent.parse(JSON.parse(data)));
    }
  } catch (error) {
    // A connection that is lost is taken up again; everything else is a complaint.
    if (error instanceof Refused) throw error;
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

function note(heard: Heard, eventId: string | undefined, event: GenerationEvent): void {
  heard.lastEventId = eventId ?? heard.lastEventId;
  switch (event.type) {
    case 'started':
      if (heard.generationId === undefined) heard.startedAt = performance.now();
      heard.generationId = event.generationId;
      break;
    case 'question':
      heard.questions.set(event.slot, event.question);
      break;
    case 'done':
      heard.end = { failure: null };
      break;
    case 'failed':
      heard.end = { failure: event.message };
      break;
    case 'cancelled':
      heard.end = { failure: 'cancelled' };
      break;
  }
}
