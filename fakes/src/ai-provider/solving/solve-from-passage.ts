import { blank } from '@engram/core/questions/question.ts';
import { fold } from '../../study-texts/fold.ts';
import { contentWords } from '../writing/written-idea.ts';
import type { QuotedItem } from './read-passage.ts';
import { choose, nothing, say, type Solution } from './solution.ts';

/** Reads the passage as it stands: what fills a gap, whether a sentence is there word for word. */
export function solveFromPassage(item: QuotedItem): Solution {
  switch (item.type) {
    case 'true-false':
      return judge(item);
    case 'multiple-choice':
    case 'multiple-answer':
      return pick(item);
    case 'short-answer':
    case 'fill-in-blank': {
      const words = findMissing(item);
      return words ? { answer: [words], isOnlyAnswer: true } : nothing;
    }
    case 'matching':
      return pair(item);
  }
}

/** False needs a passage that says nearly the same, with another word in it. */
function judge(item: QuotedItem): Solution {
  const statement = fold(item.text).replace(/\.$/, '');
  if (fold(item.passage).includes(statement)) return say(item, true);
  const words = contentWords(item.text);
  const there = words.intersection(contentWords(item.passage));
  return there.size >= 0.6 * words.size ? say(item, false) : nothing;
}

/** A gap takes the option that stands there; 'Which of these …?' the one that goes before it. */
function pick(item: QuotedItem): Solution {
  const missing = findMissing(item);
  if (missing) return choose(item, [missing]);
  const rest = fold(item.text).replace(/^.*?which (of (these|the following) )?/, '');
  const claim = rest.replace(/\?$/, '');
  const passage = fold(item.passage);
  const right = item.options.filter(({ text }) => passage.includes(`${fold(text)} ${claim}`));
  return choose(
    item,
    right.map(({ text }) => text),
  );
}

/** The words of the passage between what is before the gap and what is behind it. */
function findMissing({ text, passage }: QuotedItem): string | undefined {
  const at = text.indexOf(blank);
  if (at === -1) return undefined;
  const before = lastWords(text.slice(0, at));
  const after = firstWords(text.slice(at + blank.length));
  const folded = fold(passage);
  const start = before === '' ? 0 : folded.indexOf(before);
  if (start === -1) return undefined;
  const from = start + before.length;
  const end = after === '' ? folded.length : folded.indexOf(after, from);
  if (end === -1) return undefined;
  const found = folded
    .slice(from, end)
    .trim()
    .replace(/[.,;:]$/, '');
  return found === '' || found.length > 120 ? undefined : found;
}

/** A stem may begin with words of its own, so only what stands next to the gap counts. */
function lastWords(text: string): string {
  return fold(text).split(/[?:] /).at(-1)?.split(' ').slice(-5).join(' ') ?? '';
}

function firstWords(text: string): string {
  return fold(text).replace(/[.?]$/, '').split(' ').slice(0, 5).join(' ');
}

/** Pairs that stand together on a line of the passage, or in one of its sentences. */
function pair({ columnA, columnB, passage }: QuotedItem): Solution {
  const parts = passage.split(/\n|(?<=[.!?])\s+/).map(fold);
  const pairs = columnA.map((left) => {
    const near = parts.filter((part) => part.includes(fold(left.text)));
    const right = columnB.filter(({ text }) => near.some((part) => part.includes(fold(text))));
    return { left, right };
  });
  if (!pairs.every(({ right }) => right.length === 1)) return nothing;
  const answer = pairs.map(({ left, right }) => `${left.id}=${right[0]?.id ?? ''}`);
  return { answer, isOnlyAnswer: true };
}
