import type { WrittenItem } from '@engram/core/generation/model-contract.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import { type Source, truths } from '@engram/core/questions/question.ts';
import { groundQuote } from '@engram/generator/grounding/ground-quote.ts';
import type { TextIndex } from '@engram/generator/grounding/index-text.ts';
import { mendDraft } from '@engram/generator/lint/mend-draft.ts';

/**
 * Whether the checks of code refuse an item for what it is. One that they let pass and that never
 * got to the solver was not needed: it repeated another one, or there was no room left.
 */
export function isRefusedByCode(item: WrittenItem, index: TextIndex): boolean {
  const [grounding, ...others] = item.quotes.map((quote) => groundQuote(index, quote));
  if (!grounding?.ok || others.some(({ ok }) => !ok)) return true;
  const draft = readDraft(item, grounding.source);
  return !draft || mendDraft(draft, index).flaws.some(({ verdict }) => verdict === 'drop');
}

function readDraft(item: WrittenItem, source: Source): Draft | undefined {
  const { type, text, explanation, hint, correct, accepted, wrong, pairs } = item;
  const common = { text, explanation, hint, source, topic: null };
  const [key = ''] = correct;
  switch (type) {
    case 'multiple-choice':
      return { ...common, type, key, distractors: wrong };
    case 'multiple-answer':
      return { ...common, type, keys: correct, distractors: wrong };
    case 'true-false': {
      const truth = truths.find((one) => one === key);
      return truth && { ...common, type, key: truth };
    }
    case 'matching':
      return { ...common, type, pairs };
    case 'short-answer':
    case 'fill-in-blank':
      return { ...common, type, key, accepted };
  }
}
