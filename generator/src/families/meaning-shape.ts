export type MeaningShape =
  | 'verb'
  | 'ing'
  | 'plural'
  | 'phrase'
  | 'clause'
  | 'quality'
  | 'noun'
  | 'any';

/**
 * How a meaning is put: one that begins with a verb stands out among such as begin with a noun. Only
 * by endings and small words, and only in English.
 */
export function shapeOf(meaning: string, language: string): MeaningShape {
  if (language !== 'en') return 'any';
  const [first = '', second = ''] = meaning.toLowerCase().split(/[\s,;]+/u, 2);
  if (preposition.test(first)) return 'phrase';
  if (/.{2,}ing$/u.test(first) && !plainIng.has(first)) return 'ing';
  if (isClause(meaning)) return 'clause';
  // 'covered with soft hairs' explains an adjective.
  if (/.{3,}ed$/u.test(first) && quality.test(second)) return 'quality';
  if (/[^siu]s$/u.test(first) && !determiner.test(first)) {
    return afterPlural.test(second) || /^\S+,/u.test(meaning) ? 'plural' : 'verb';
  }
  return 'noun';
}

const preposition =
  /^(?:to|in|on|at|by|for|from|with|without|of|when|where|how|what|that|which|who|after|before|between|during|through)$/u;
const quality = /^(?:with|by|in|on|to|from|at|into|of|as)$/u;
const determiner = /^(?:a|an|the|any|each|every|one|all|some|its|this)$/u;
const plainIng = new Set('thing string ring king spring wing being building ceiling'.split(' '));
const afterPlural =
  /^(?:that|which|who|whose|of|and|or|with|are|were|have|can|may|must|such|made|used|found|in|at|without|e\.g\.?|i\.e\.?|)$/u;

/** A statement of its own, 'the ventricles are excited', and no noun with a relative clause. */
function isClause(meaning: string): boolean {
  const before = /^(.*?)\b(?:is|are|was|were|has|have|can|does|do)\b/iu.exec(meaning)?.[1];
  return (
    before !== undefined && !/\b(?:that|which|who|whose|where|when|what|how|if)\b/iu.test(before)
  );
}
