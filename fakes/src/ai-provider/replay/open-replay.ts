import type { AiSettings } from '../settings.ts';
import type { ReadPrompt } from '../read-prompt.ts';
import { compareAnswers } from '../solving/compare-answers.ts';
import { solveItems } from '../solving/solve-items.ts';
import { openRecordings, type Recordings } from './open-recordings.ts';
import type { AskedPrompt, Replayed } from './recording.ts';
import { replayComparing, replaySolving } from './replay-solving.ts';
import { replayWriting } from './replay-writing.ts';

export type Replay = ReturnType<typeof openReplay>;

/** Answers with what was recorded, and counts what of it is still about the same prompt. */
export function openReplay(folder?: string) {
  let recordings: Recordings | undefined;
  const counts = { fresh: 0, stale: 0 };

  function count<T>(replayed: Replayed<T>): T {
    counts[replayed.isFresh ? 'fresh' : 'stale'] += 1;
    return replayed.said;
  }

  /** The reply, or nothing where nothing about it was recorded. */
  function answer(asked: AskedPrompt, settings: AiSettings): string | undefined {
    recordings ??= openRecordings(folder);
    const { read } = asked;
    const written = replayWriting(recordings, asked);
    if (written) return count(written);
    if (read.kind === 'solve') {
      const solved = replaySolving(recordings, asked);
      if (!solved.some((one) => one !== undefined)) return undefined;
      const others = solveItems({ task: read.task, ...settings });
      return writeItems(solved.map((one, at) => (one ? count(one) : others[at])));
    }
    if (read.kind === 'compare') {
      const compared = replayComparing(recordings, asked);
      if (!compared.some((one) => one !== undefined)) return undefined;
      const others = compareAnswers(read.task);
      return writeItems(compared.map((one, at) => (one ? count(one) : others[at])));
    }
    return undefined;
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
