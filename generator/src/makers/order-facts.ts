import type { Random } from '@engram/core/seeded-random.ts';
import type { Fact } from '../analysis/fact.ts';

/** The facts worth asking for first, taken from the sections in turn so that all are covered. */
export function orderFacts(facts: readonly Fact[], random: Random): Fact[] {
  const scored = facts.map((fact) => ({ fact, score: worthOf(fact) + random() * 0.2 }));
  scored.sort((one, other) => other.score - one.score);
  const bySection = [...Map.groupBy(scored, ({ fact }) => fact.sentence.section).values()];
  const ordered: Fact[] = [];
  for (let turn = 0; ordered.length < facts.length; turn += 1) {
    for (const section of bySection) {
      const next = section[turn];
      if (next) ordered.push(next.fact);
    }
  }
  return ordered;
}

/** From 0 to 1: how good a question on it can become. */
export function worthOf(fact: Fact): number {
  const known = worths.get(fact);
  if (known !== undefined) return known;
  const worth = Math.min(1, Math.max(0, rate(fact)));
  worths.set(fact, worth);
  return worth;
}

// Every maker asks for it again; goes with the fact it belongs to.
const worths = new WeakMap<Fact, number>();

function rate({ origin, shape, phrase, lead, weight, statement, name }: Fact): number {
  const words = phrase.split(' ').length;
  const length = words < 3 ? -0.3 : words > 40 ? -0.15 : 0;
  const thin = weight < 2 ? -0.4 : weight < 3 ? -0.2 : 0;
  // What explains a word is the better the shorter it is; names and dates in it add nothing.
  const isLine = (origin === 'entry' || origin === 'row') && shape === 'definition';
  if (isLine) return 0.97 - 0.006 * Math.max(0, words - 10) + thin / 2;
  const source = origin === 'sentence' ? 0 : 0.15;
  const form = shape === 'definition' ? 0.2 : 0;
  const some = /^(?:some|many|several|a few) /i.test(statement) ? -0.2 : 0;
  // Not understood in its parts, so nobody knows what matters in it.
  const plain = name === '' ? -0.1 : 0;
  const told = tells(statement);
  // Short sentences that name nothing only join the others.
  const joins = told === 0 && form === 0 && source === 0 && weight < 4 ? -0.25 : 0;
  return (
    0.6 + length + thin + some + source + form + plain + told + joins - (lead === '' ? 0 : 0.03)
  );
}

/** A name, a date, a figure, a cause, a contrast or a list: what a reader should keep of it. */
function tells(statement: string): number {
  return Math.min(
    0.3,
    signs.reduce((sum, [sign, worth]) => sum + (sign.test(statement) ? worth : 0), 0),
  );
}

const signs: readonly [RegExp, number][] = [
  [/\b(?:1\d{3}|20\d\d)\b/, 0.15],
  [/(?<!\d)\d{1,3}(?:[,.]\d+)*(?! \p{Lu})(?=[\s%°])/u, 0.1],
  [/[^.:!?]\s\p{Lu}\p{Ll}+/u, 0.12],
  [/\b(?:because|so that|since|due to|in order to|leads? to|results? in|caused? by)\b/, 0.12],
  [/\b(?:whereas|while|unlike|rather than|instead of|in contrast to|but not)\b/, 0.1],
  [/\p{L}, [^,]+,? and \p{L}/u, 0.06],
  [/\b(?:called|known as|named after|means|defined as)\b/, 0.15],
];
