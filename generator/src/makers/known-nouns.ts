import type { Analysis } from '../analysis/analyse-text.ts';
import type { Sentence } from '../analysis/sentence.ts';
import type { Word } from '../analysis/read-words.ts';

/**
 * Whether a noun is a term that the text explains: it has a line of its own, stands in bold print,
 * or a sentence says what it is. Whoever learned the text knows what is meant by it.
 */
export function isExplained(analysis: Analysis, sentence: Sentence, { start, end }: Word): boolean {
  const mention = analysis.terms.mentions
    .get(sentence.no)
    ?.find((own) => own.start <= start && own.end >= end);
  if (!mention) return false;
  const { key, isMarked, listedIn, kind } = mention.term;
  if (isMarked || listedIn.size > 0 || kind === 'acronym' || kind === 'person') return true;
  return explainedKeys(analysis).has(key);
}

function explainedKeys({ facts }: Analysis): ReadonlySet<string> {
  const known = keysOf.get(facts);
  if (known) return known;
  const made = new Set(
    facts.flatMap(({ key, origin, shape, subject }) => {
      if (origin === 'entry' || origin === 'row' || origin === 'naming') return [key];
      // 'The core that is left is a …' says nothing of cores in general.
      return shape === 'definition' && !subject.startsWith('the ') ? [key] : [];
    }),
  );
  keysOf.set(facts, made);
  return made;
}

// Goes with the facts it belongs to.
const keysOf = new WeakMap<Analysis['facts'], ReadonlySet<string>>();
