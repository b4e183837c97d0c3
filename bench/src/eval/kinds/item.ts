import type { Draft } from '@engram/core/questions/draft.ts';
import { truths } from '@engram/core/questions/question.ts';
import { proofOf } from '@engram/core/questions/spans.ts';
import type { SureCard } from '@engram/generator/questions/card-kind.ts';
import { seedRandom, shuffle } from '@engram/core/seeded-random.ts';

/** A question as a reader judges it. */
export type Item = {
  no: number;
  kind: string;
  /** The name of its text. */
  text: string;
  type: Draft['type'] | 'card';
  question: string;
  options: readonly string[];
  key: string;
  quote: string;
};

type Place = Pick<Item, 'no' | 'kind' | 'text'>;

export function makeItem(draft: Draft, place: Place): Item {
  const { type, text: question, source } = draft;
  const random = seedRandom(`${place.text} ${question}`);
  const shown = shuffle(listShown(draft), random);
  const options = type === 'true-false' ? truths : shown;
  return { ...place, type, question, options, key: keyOf(draft), quote: proofOf(source) };
}

/** A card as a reader judges it: its front is the question, its back the key. */
export function makeCardItem({ front, back, source }: SureCard, place: Place): Item {
  return {
    ...place,
    type: 'card',
    question: front,
    options: [],
    key: back,
    quote: proofOf(source),
  };
}

function listShown(draft: Draft): readonly string[] {
  switch (draft.type) {
    case 'multiple-choice':
      return [draft.key, ...draft.distractors];
    case 'multiple-answer':
      return [...draft.keys, ...draft.distractors];
    case 'matching':
      return draft.pairs.map(({ right }) => right);
    case 'true-false':
    case 'short-answer':
    case 'fill-in-blank':
      return [];
  }
}

function keyOf(draft: Draft): string {
  switch (draft.type) {
    case 'multiple-answer':
      return draft.keys.join(' + ');
    case 'matching':
      return draft.pairs.map(({ left, right }) => `${left} — ${right}`).join('; ');
    case 'short-answer':
    case 'fill-in-blank':
      return [draft.key, ...draft.accepted].join(' / ');
    case 'multiple-choice':
    case 'true-false':
      return draft.key;
  }
}

/** One kind for one sitting, in Markdown. */
export function writeSheet(kind: string, items: readonly Item[]): string {
  const written = items.map(({ no, text, question, options, key, quote }) =>
    [
      `## ${no}`,
      `Text: ${text}`,
      `Question: ${question}`,
      ...(options.length === 0 ? [] : ['Options:', ...options.map((option) => `- ${option}`)]),
      `Key: ${key}`,
      'Quote:',
      ...quote.split('\n').map((line) => `> ${line}`),
    ].join('\n\n'),
  );
  return `${[`# ${kind}`, ...written].join('\n\n').replaceAll(/\n\n(?=- |> )/g, '\n')}\n`;
}
