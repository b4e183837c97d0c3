import { containsWording, contentWords } from '../content-words.ts';

/** What a hint must not say. */
export type Hidden = {
  answers: readonly string[];
  pairs: readonly { left: string; right: string }[];
  /** A statement is true or false, so a hint must not judge it. */
  isStatement: boolean;
};

/** A hint helps without containing the answer (D8). */
export function tellsAnswer(hint: string, { answers, pairs, isStatement }: Hidden): boolean {
  return (
    answers.some((answer) => containsWording(hint, answer) || saysNearlyAll(hint, answer)) ||
    pairs.some(({ left, right }) => containsWording(hint, left) && containsWording(hint, right)) ||
    namesPartners(hint, pairs) ||
    (isStatement && judgement.test(hint))
  );
}

/** In the languages of Latin script that texts are told apart in. */
const judgement =
  /(?<!\p{L})(?:true|untrue|false|correct|incorrect|wrong|wahr|unwahr|falsch|richtig|vraie?|fausse|faux|verdader[oa]|fals[oa]|ver[oa]|waar|onwaar)(?!\p{L})/iu;

/** To name what two of the pairs are about is to tell how to begin, and with four pairs the rest. */
function namesPartners(hint: string, pairs: Hidden['pairs']): boolean {
  const words = contentWords(hint);
  const rights = pairs.map(({ right }) => contentWords(right));
  const isOwn = (word: string) => rights.filter((other) => other.has(word)).length === 1;
  const named = rights.filter((right) => [...right].some((word) => isOwn(word) && words.has(word)));
  return named.length >= 2;
}

function saysNearlyAll(hint: string, answer: string): boolean {
  const words = contentWords(answer);
  return words.size >= 2 && words.intersection(contentWords(hint)).size >= words.size * 0.75;
}
