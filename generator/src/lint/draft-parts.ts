import type { Draft } from '@engram/core/questions/draft.ts';

/** The answers that are right, as texts; none for statements and pairs. */
export function listKeys(draft: Draft): readonly string[] {
  switch (draft.type) {
    case 'multiple-choice':
    case 'short-answer':
    case 'fill-in-blank':
      return [draft.key];
    case 'multiple-answer':
      return draft.keys;
    case 'true-false':
    case 'matching':
      return [];
  }
}

export function listDistractors(draft: Draft): readonly string[] {
  switch (draft.type) {
    case 'multiple-choice':
    case 'multiple-answer':
      return draft.distractors;
    case 'true-false':
    case 'matching':
    case 'short-answer':
    case 'fill-in-blank':
      return [];
  }
}

/** Key and distractors of a question with options, otherwise nothing. */
export function listOptions(draft: Draft): readonly string[] {
  const distractors = listDistractors(draft);
  return distractors.length === 0 ? [] : [...listKeys(draft), ...distractors];
}

/** Other wordings that are taken for right. */
export function listAccepted(draft: Draft): readonly string[] {
  return draft.type === 'short-answer' || draft.type === 'fill-in-blank' ? draft.accepted : [];
}

/** Everything of a draft that a learner gets to read but the quote. */
export function listTexts(draft: Draft): readonly string[] {
  const pairs = draft.type === 'matching' ? draft.pairs : [];
  return [
    draft.text,
    ...listKeys(draft),
    ...listDistractors(draft),
    ...listAccepted(draft),
    ...pairs.flatMap(({ left, right }) => [left, right]),
    draft.explanation,
    draft.hint,
  ];
}
