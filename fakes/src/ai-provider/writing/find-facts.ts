import { fold } from '../../study-texts/fold.ts';
import type { Fact, SetFact, StudyText } from '../../study-texts/study-text.ts';
import { studyTexts } from '../../study-texts/study-texts.ts';

/** Several facts of one passage that can stand in two columns. */
export type FactWindow = { ask: string; quote: string; facts: Fact[]; section: string };

export type FoundFacts = { facts: Fact[]; sets: SetFact[]; windows: FactWindow[] };

const [fewestPairs, mostPairs, longestQuote] = [3, 5, 900];

const known = studyTexts.map((text) => ({
  facts: text.facts.map((fact) => ({ fact, folded: fold(fact.quote) })),
  sets: text.sets.map((set) => ({ set, folded: fold(set.quote) })),
  windows: findWindows(text).map((window) => ({ window, folded: fold(window.quote) })),
}));

/** What the material proves: the facts whose quote it contains. */
export function findFacts(material: string): FoundFacts {
  const folded = fold(material);
  const isThere = (entry: { folded: string }) => folded.includes(entry.folded);
  return {
    facts: known.flatMap(({ facts }) => facts.filter(isThere).map(({ fact }) => fact)),
    sets: known.flatMap(({ sets }) => sets.filter(isThere).map(({ set }) => set)),
    windows: known.flatMap(({ windows }) => windows.filter(isThere).map(({ window }) => window)),
  };
}

/** Whether the material is one of our own texts. */
export function isKnown({ facts, sets }: FoundFacts): boolean {
  return facts.length + sets.length > 0;
}

/** Per section, the facts of one kind; and those of all kinds where no kind has enough. */
function findWindows({ facts, text, language }: StudyText): FactWindow[] {
  const described = facts.filter(({ describes }) => describes !== null);
  return [...Map.groupBy(described, ({ section }) => section)].flatMap(([section, inSection]) => {
    const kinds = Map.groupBy(inSection, ({ kind }) => kind);
    const pure = [...kinds].flatMap(([kind, ofKind]) =>
      cutWindow(ofKind, text, { section, ask: matchAsk(language, kind) }),
    );
    if (pure.length > 0) return pure;
    return cutWindow(inSection, text, { section, ask: matchAsk(language, null, section) });
  });
}

function cutWindow(facts: Fact[], text: string, rest: { section: string; ask: string }) {
  const chosen: Fact[] = [];
  const first = facts[0];
  for (const fact of facts) {
    const isSame = chosen.some(
      ({ describes, right }) => describes === fact.describes || right[0] === fact.right[0],
    );
    if (!isSame && fact.end - (first?.start ?? 0) <= longestQuote) chosen.push(fact);
    if (chosen.length === mostPairs) break;
  }
  const last = chosen.at(-1);
  if (!first || !last || chosen.length < fewestPairs) return [];
  return [{ ...rest, facts: chosen, quote: text.slice(first.start, last.end) }];
}

function matchAsk(language: string, kind: string | null, section = ''): string {
  if (language === 'de') {
    return kind
      ? `Ordnen Sie zu, was zusammengehört (${kind}).`
      : `Ordnen Sie die Begriffe aus „${section}“ zu.`;
  }
  return kind
    ? `Match each ${kind} with the description that fits.`
    : `Match each term of the part “${section}” with the description that fits.`;
}
