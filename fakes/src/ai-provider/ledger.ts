import { createHash } from 'node:crypto';
import type { AiFault, CallKind } from './faults.ts';
import type { SentPicture } from './protocols/picture.ts';

/** One request, from its first byte to its last. */
export type Call = {
  id: string;
  kind: CallKind;
  model: string;
  /** The same for the same prompt: work that was paid for twice shows here. */
  promptHash: string;
  promptTokens: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number | null;
  /** Aborted: the client went away. Failed: a fault ended it. */
  state: 'running' | 'finished' | 'aborted' | 'failed';
  tokens: number;
  fault: AiFault | null;
};

export type Prompt = { callId: string; model: string; messages: { role: string; text: string }[] };

/** One that came with a call. */
export type KeptPicture = SentPicture & { callId: string };

const keptPrompts = 200;
const keptPictures = 20;
/** Real ones count its squares. */
const tokensOfPicture = 1_000;

/** Remembers every call, and the last prompts word for word. */
export function makeLedger(now: () => number = () => Date.now()) {
  const calls: Call[] = [];
  const prompts: Prompt[] = [];
  const pictures: KeptPicture[] = [];
  let count = 0;
  let running = 0;
  let mostAtOnce = 0;

  return {
    calls,
    prompts,
    pictures,
    running: () => running,
    mostAtOnce: () => mostAtOnce,
    open(
      call: Pick<Call, 'kind' | 'model' | 'fault'>,
      { messages, pictures: sent }: { messages: Prompt['messages']; pictures: SentPicture[] },
    ): Call {
      const words = messages.map(({ text }) => text).join('\n');
      const opened: Call = {
        ...call,
        id: `chatcmpl-${(count += 1)}`,
        promptHash: createHash('sha256').update(words).digest('hex').slice(0, 16),
        promptTokens: Math.ceil(words.length / 4) + sent.length * tokensOfPicture,
        startedAt: now(),
        endedAt: null,
        state: 'running',
        tokens: 0,
      };
      calls.push(opened);
      prompts.push({ callId: opened.id, model: call.model, messages });
      if (prompts.length > keptPrompts) prompts.shift();
      pictures.push(...sent.map((picture) => ({ ...picture, callId: opened.id })));
      pictures.splice(0, pictures.length - keptPictures);
      running += 1;
      mostAtOnce = Math.max(mostAtOnce, running);
      return opened;
    },
    close(call: Call, state: Exclude<Call['state'], 'running'>): void {
      if (call.state !== 'running') return;
      running -= 1;
      Object.assign(call, { state, endedAt: now() });
    },
    clear(): void {
      calls.splice(0, calls.length, ...calls.filter(({ state }) => state === 'running'));
      prompts.length = 0;
      pictures.length = 0;
      mostAtOnce = running;
    },
  };
}
