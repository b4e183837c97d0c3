import type { AiSettings } from '../settings.ts';
import type { ReadPrompt } from '../read-prompt.ts';
import { compareAnswers } from '../solving/compare-answers.ts';
import { judgeAnswers } from '../solving/judge-answers.ts';
import type { Memory } from '../solving/remember-items.ts';
import { solveItems } from '../solving/solve-items.ts';
import { openRecordings, type Recordings } from './open-recordings.ts';
import type { AskedPrompt, Replayed } from './recording.ts';
import { replayComparing, replayJudging, replaySolving } from './replay-solving.ts';
import { replayWriting } from './replay-writing.ts';

export type Replay = ReturnType<typeof openReplay>;

/** Answers with what was recorded, and counts what of it is still about the same prompt. */
export function openReplay(memory: Memory, folder?: string) {
  let recordings: Recordings | undefined;
  const counts = { fresh: 0, stale: 0 };

  function count<T>(replayed: Replayed<T>): T {
    counts[replayed.isFresh ? 'fresh' : 'stale'] += 1;
    return replayed.said;
  }

  /** What nobody has recorded of a prompt is answered by tables, unless that is all of it. */
  function fillUp<T>(
    said: readonly (Replayed<T> | undefined)[],
    answerAll: () => readonly T[],
  ): string | undefined {
    if (!said.some((one) => one !== undefined)) return undefined;
    const others = answerAll();
    return writeItems(said.map((one, at) => (one ? count(one) : others[at])));
  }

  /** The reply, or nothing where nothing about it was recorded. */
  function answer(asked: AskedPrompt, settings: AiSettings): string | undefined {
    recordings ??= openRecordings(folder);
    const { read } = asked;
    const written = replayWriting(recordings, asked);
    if (written) return count(written);
    switch (read.kind) {
      case 'solve':
        return fillUp(replaySolving(recordings, asked), () =>
          solveItems({ task: read.task, ...settings, memory }),
        );
      case 'compare':
        return fillUp(replayComparing(recordings, asked), () => compareAnswers(read.task));
      case 'judge':
        return fillUp(replayJudging(recordings, asked), () =>
          judgeAnswers(read.task, { obeys: false }),
        );
      case 'write':
      case 'write-cards':
      case 'tell':
      case 'transcribe':
      case 'other':
        return undefined;
    }
  }

  return {
    counts,
    /** As a provider gets it: instructions, then the prompt. */
    answerMessages(
      messages: readonly { role: string; text: string }[],
      read: ReadPrompt,
      settings: AiSettings,
    ): string | undefined {
      const [first, ...rest] = messages.map(({ text }) => text);
      return answer({ instructions: first ?? '', prompt: rest.join('\n'), read }, settings);
    },
  };
}

function writeItems(items: readonly unknown[]): string {
  return JSON.stringify({ items });
}
