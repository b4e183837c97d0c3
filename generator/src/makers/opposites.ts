import type { Analysis } from '../analysis/analyse-text.ts';
import { capitalise, cleanText, withoutLinks, withoutStop } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';
import { mainWords } from './main-words.ts';

/** 'Insulin raises the sugar level': one word that means the contrary makes a statement surely false. */
export function stateOpposite({ material }: Analysis, fact: Fact): Opposite | undefined {
  if (fact.origin !== 'sentence' || fact.isGuarded || fact.isCut || fact.weight < 3)
    return undefined;
  const words = mainWords(fact);
  const [first] = words;
  const last = words.at(-1);
  const from = fact.verb[0]?.start ?? Number.POSITIVE_INFINITY;
  const found = words.filter(({ lower, start }) => start >= from && opposites.has(lower));
  const [word] = found;
  const right = word && opposites.get(word.lower);
  // With two of them nobody knows which one matters.
  if (!first || !last || !word || right === undefined || found.length > 1) return undefined;
  const next = words[words.indexOf(word) + 1];
  if (next?.lower === 'than' || words.some(({ lower }) => lower === right || lower === 'not'))
    return undefined;
  const changed =
    material.slice(first.start, word.start) + right + material.slice(word.end, last.end);
  return {
    text: capitalise(`${withoutStop(withoutLinks(cleanText(changed)))}.`),
    why: `It is “${word.lower}”, not “${right}”.`,
  };
}

type Opposite = { text: string; why: string };

const pairs = `
  lowers raises increases decreases increased decreased increase decrease rises falls rose fell
  expands contracts strengthens weakens widens narrows quickens slows hardens softens highest lowest largest
  smallest longest shortest heaviest lightest oldest youngest strongest weakest fastest slowest hottest coldest
  odd even northern southern eastern western north south northwards southwards eastwards westwards inside
  outside positive negative solid liquid increasing decreasing rising falling
  maximum minimum faster slower richer poorer thicker thinner wider narrower earliest latest imports exports
  voluntary compulsory visible invisible reversible irreversible permanent temporary upstream downstream
  soluble insoluble clockwise anticlockwise outward inward outwards inwards above below upwards downwards`
  .trim()
  .split(/\s+/);

const opposites: ReadonlyMap<string, string> = new Map(
  pairs.map((word, at) => [word, pairs[at % 2 === 0 ? at + 1 : at - 1] ?? word]),
);
