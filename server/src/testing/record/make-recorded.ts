import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Recordings } from '@engram/fakes/ai-provider/replay/open-recordings.ts';
import { type AskedPrompt, roles } from '@engram/fakes/ai-provider/replay/recording.ts';
import { replayComparing, replaySolving } from '@engram/fakes/ai-provider/replay/replay-solving.ts';
import { replayWriting } from '@engram/fakes/ai-provider/replay/replay-writing.ts';
import { readPrompt } from '@engram/fakes/ai-provider/read-prompt.ts';
import type { Card } from '@engram/core/flashcards/card.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { Plan } from '../../generation/pipeline/planning/plan.ts';
import { runPipeline } from '../../generation/pipeline/run-pipeline.ts';
import { AiFailure } from '../../platform/ai/ai-failure.ts';
import type { AiChunk, AiModel, AiRequest } from '../../platform/ai/ai-model.ts';
import { estimateTokens } from '../../platform/ai/estimate-tokens.ts';
import { makeLog } from '../../platform/log.ts';
import type { Unanswered } from './pending.ts';

export type Wish = {
  name: string;
  text: string;
  plan: Plan;
  /** Told of every prompt that no recording answers. */
  onUnanswered?: (prompt: Unanswered) => void;
};

/** Calls beside the first one without an answer say what they ask before the run is given up. */
const lastCallsMs = 100;

/** Makes a test or cards with what was recorded for the very same prompts, as far as that goes. */
export async function makeRecorded(
  recordings: Recordings,
  { name, text, plan, onUnanswered }: Wish,
) {
  const stop = new AbortController();
  const never = new AbortController().signal;
  const tokens = { in: 0, out: 0 };
  const questions: Question[] = [];
  const cards: Card[] = [];

  async function* ask(request: AiRequest): AsyncGenerator<AiChunk> {
    const { instructions, prompt, signal } = request;
    const read = readPrompt(prompt);
    const reply = findReply(recordings, { instructions, prompt, read });
    tokens.in += estimateTokens(instructions) + estimateTokens(prompt);
    if (reply === undefined) {
      const role = roles.find((one) => one === read.kind);
      if (role) onUnanswered?.({ text: name, role, prompt, told: instructions });
      setTimeout(() => stop.abort(), lastCallsMs);
      await once(signal, 'abort');
      throw new AiFailure('stopped');
    }
    tokens.out += estimateTokens(reply);
    yield { text: reply };
    yield { usage: { inputTokens: 0, outputTokens: 0, isEstimated: true } };
  }

  const model = (id: 'openai' | 'deepseek'): AiModel => ({
    id,
    label: id,
    model: id,
    provider: id,
    readsPictures: false,
    priceOf: () => 0,
    ask,
  });
  const outcome = await runPipeline({
    text,
    plan,
    kept: [],
    doneCalls: [],
    ladder: [model('openai'), model('deepseek')],
    payer: { userId: randomUUID(), tier: 'paid', isConfirmed: true, network: null },
    newId: randomUUID,
    cancelled: stop.signal,
    aiDeadline: never,
    deadline: never,
    keep(_slot, question, card) {
      questions.push(question);
      if (card) cards.push(card);
      return Promise.resolve('kept');
    },
    onCall: () => Promise.resolve(),
    onSettled: () => Promise.resolve(),
    mayCall: () => Promise.resolve(true),
    makeBuiltIn: () => Promise.resolve([]),
    log: makeLog('error'),
  });
  return { outcome, questions, cards, tokens };
}

/** Only what was answered to the same words. */
function findReply(recordings: Recordings, asked: AskedPrompt): string | undefined {
  const written = replayWriting(recordings, asked);
  if (written?.isFresh) return written.said;
  const solved = [...replaySolving(recordings, asked), ...replayComparing(recordings, asked)];
  if (solved.length === 0 || !solved.every((one) => one?.isFresh)) return undefined;
  return JSON.stringify({ items: solved.map((one) => one?.said) });
}
