import type { Analysis } from '../analysis/analyse-text.ts';
import { capitalise, cleanText, withoutLinks, withoutStop } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';
import type { Word } from '../analysis/read-words.ts';

/** What a long sentence states first; ', which …', ', although …' and what follows ';' only add to it. */
export function mainWords({ words, verb, origin }: Fact): readonly Word[] {
  if (origin !== 'sentence') return words;
  const from = verb[0]
    ? words.findIndex(({ start }) => start === verb[0]?.start)
    : words.findIndex(
        ({ tag, lower }) => tag === 'AUX' || (tag === 'VERB' && !lower.endsWith('ing')),
      );
  if (from < 0) return words;
  const openers = verb[0] ? tails : sureTails;
  const end = words.findIndex(({ lower }, at) => {
    if (at < from + 3 || at < 6) return false;
    const next = words[at + 1]?.lower ?? '';
    if (lower === ';') return true;
    if (lower === ':') return ['it', 'they', 'he', 'she', 'his'].includes(next);
    return lower === ',' && openers.has(next);
  });
  return end < 0 ? words : words.slice(0, end);
}

const sureTails = new Set(['although', 'though']);
const tails = new Set(
  'although though which who whose where whereas partly usually sometimes so'.split(' '),
);

export function mainStatement({ material }: Analysis, fact: Fact): string {
  const words = mainWords(fact);
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || words.length === fact.words.length) return fact.statement;
  const text = withoutLinks(cleanText(material.slice(first.start, last.end)));
  return capitalise(`${withoutStop(text)}.`);
}
