import type { CardTask, WriteTask } from '@engram/core/generation/model-contract.ts';
import { fold } from '../../study-texts/fold.ts';
import { type ReadPrompt, readPrompt } from '../read-prompt.ts';
import type { RecordedText, Recordings } from './open-recordings.ts';
import { type AskedPrompt, digestOf, type Replayed, withoutNonce } from './recording.ts';

/**
 * The reply to a request to write: word for word where the same was asked before, and otherwise
 * what was written about the same part, as far as it is asked for.
 */
export function replayWriting(
  recordings: Recordings,
  { instructions, prompt, read }: AskedPrompt,
): Replayed<string> | undefined {
  if (read.kind !== 'write' && read.kind !== 'write-cards') return undefined;
  const same = recordings.byDigest.get(digestOf(instructions, withoutNonce(prompt)));
  if (same) return { said: same.reply, isFresh: true };
  const text = findText(recordings, read.material);
  if (!text) return undefined;
  const items = pickItems(text, read);
  return { said: `{"items":[\n${items.join(',\n')}\n]}`, isFresh: false };
}

/** By words from its middle: a part may begin and end anywhere. */
function findText({ texts }: Recordings, material: string): RecordedText | undefined {
  const folded = fold(material);
  const middle = Math.max(0, Math.floor(folded.length / 2) - sampleLength / 2);
  const sample = folded.slice(middle, middle + sampleLength);
  return texts.find((text) => sample !== '' && text.folded.includes(sample));
}

const sampleLength = 80;

type Writing = Extract<ReadPrompt, { kind: 'write' | 'write-cards' }>;

/** Of each type as many as are asked for in this language, of what quotes the material that is there. */
function pickItems(text: RecordedText, read: Writing): string[] {
  const material = fold(read.material);
  const used = new Set(read.task.asked.map(fold));
  const all = text.written
    .filter(({ role, prompt }) => role === read.kind && isInLanguage(prompt, read.task.language))
    .flatMap(({ reply }) => splitReply(reply))
    .filter(({ quotes }) => quotes.every((quote) => material.includes(fold(quote))));
  return countsOf(read.task).flatMap(({ type, count }) =>
    all
      .filter((item) => item.type === type && !used.has(fold(item.stem)))
      .slice(0, count)
      .map((item) => {
        used.add(fold(item.stem));
        return item.json;
      }),
  );
}

function isInLanguage(prompt: string, language: string): boolean {
  const recorded = readPrompt(prompt);
  return 'task' in recorded && 'language' in recorded.task && recorded.task.language === language;
}

function countsOf(task: WriteTask | CardTask): readonly { type: string; count: number }[] {
  return 'write' in task ? task.write : task.cards;
}

type RepliedItem = { json: string; type: string; stem: string; quotes: string[] };

function splitReply(reply: string): RepliedItem[] {
  try {
    const { items }: { items?: unknown } = JSON.parse(reply);
    return Array.isArray(items) ? items.map(describeItem) : [];
  } catch {
    // It is replayed as it is where the same is asked again.
    return [];
  }
}

function describeItem(item: Record<string, unknown>): RepliedItem {
  const { type, text, front, quotes } = item;
  return {
    json: JSON.stringify(item),
    type: String(type),
    stem: String(text ?? front),
    quotes: Array.isArray(quotes) ? quotes.map(String) : [],
  };
}
