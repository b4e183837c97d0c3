import { toDraft } from '@engram/core/questions/to-draft.ts';
import type { WrittenItem } from '@engram/core/generation/model-contract.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { indexText } from '@engram/generator/grounding/index-text.ts';
import type { MadeTest } from '../made-test.ts';
import { isRefusedByCode } from './refused-by-code.ts';
import type { Trace, TracedItem, TracedSolve } from './trace-items.ts';

/** What became of an item a model wrote. */
export type Fate =
  /** It is in the test. */
  | 'shipped'
  /** The blind solve came to something else. */
  | 'refused by solver'
  /** The checks of code found something. */
  | 'refused by code'
  /** Nothing was found against it; it repeated another one, or there was no room left. */
  | 'not needed';

export type Judged = TracedItem & { fate: Fate };

export function judgeItems(trace: Trace, test: MadeTest): Judged[] {
  const index = indexText(test.text);
  const inTest = test.questions.map(describeQuestion);
  return trace.written.map((written) => ({ ...written, fate: judge(written.item) }));

  function judge(item: WrittenItem): Fate {
    if (inTest.some((shipped) => isShipped(item, shipped))) return 'shipped';
    const solves = trace.solved.filter((one) => isSame(item, one));
    if (solves.length > 0) {
      return solves.every((one) => confirms(item, one)) ? 'not needed' : 'refused by solver';
    }
    return isRefusedByCode(item, index) ? 'refused by code' : 'not needed';
  }
}

type Described = { words: string; quote: string };

function isShipped(item: WrittenItem, shipped: Described): boolean {
  const { type, text, correct, wrong, pairs } = item;
  const keys = type === 'multiple-answer' ? correct : correct.slice(0, 1);
  const rows = pairs.map(({ left, right }) => `${left}=${right}`);
  const quote = fold(item.quotes.join(' '));
  return (
    describe({ type, text, keys: [...keys, ...rows], wrong }) === shipped.words &&
    (shipped.quote.includes(quote) || quote.includes(shipped.quote))
  );
}

/** The same question with another key, other options or another quote is another item. */
function describeQuestion(question: Question): Described {
  const draft = toDraft(question);
  if (!draft) return { words: '', quote: '' };
  const { type, text } = draft;
  const quote = fold(draft.source.quote);
  switch (draft.type) {
    case 'multiple-choice':
      return {
        words: describe({ type, text, keys: [draft.key], wrong: draft.distractors }),
        quote,
      };
    case 'multiple-answer':
      return { words: describe({ type, text, keys: draft.keys, wrong: draft.distractors }), quote };
    case 'matching': {
      const rows = draft.pairs.map(({ left, right }) => `${left}=${right}`);
      return { words: describe({ type, text, keys: rows, wrong: [] }), quote };
    }
    case 'true-false':
    case 'short-answer':
    case 'fill-in-blank':
      return { words: describe({ type, text, keys: [draft.key], wrong: [] }), quote };
  }
}

function describe(parts: {
  type: string;
  text: string;
  keys: readonly string[];
  wrong: readonly string[];
}): string {
  const sorted = (texts: readonly string[]) => texts.map(fold).toSorted().join(' | ');
  return [parts.type, fold(parts.text), sorted(parts.keys), sorted(parts.wrong)].join('\n');
}

/** Options and rows tell two items with the same stem apart. */
function isSame(item: WrittenItem, { item: blind }: TracedSolve): boolean {
  if (item.type !== blind.type || fold(item.text) !== fold(blind.text)) return false;
  if (item.type === 'matching') return blind.columnA.length === item.pairs.length;
  if (item.type !== 'multiple-choice' && item.type !== 'multiple-answer') return true;
  const shown = blind.options.map(({ text }) => fold(text)).toSorted();
  const own = [...item.correct, ...item.wrong].map(fold).toSorted();
  return shown.join('\n') === own.join('\n');
}

function confirms(item: WrittenItem, { item: blind, solved }: TracedSolve): boolean {
  if (!solved.isOnlyAnswer) return false;
  const texts = new Map(
    [...blind.options, ...blind.columnA, ...blind.columnB].map(({ id, text }) => [id, fold(text)]),
  );
  const read = (id: string) => texts.get(id) ?? fold(id);
  const answers = solved.answer.map((answer) => answer.split('=').map(read).join('=')).toSorted();
  if (item.type === 'matching') {
    const own = item.pairs.map(({ left, right }) => `${fold(left)}=${fold(right)}`);
    return own.toSorted().join('\n') === answers.join('\n');
  }
  const own = [...item.correct, ...item.accepted].map(fold).toSorted();
  if (item.type === 'multiple-answer') return own.join('\n') === answers.join('\n');
  return answers.length === 1 && own.includes(answers[0] ?? '');
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.?!]$/, '')
    .trim();
}
