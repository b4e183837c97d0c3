import { splitWords } from '../content-words.ts';
import type { Document, Item, List } from '../structure/document.ts';
import type { FactRule, TermFact } from './fact.ts';
import { isLabel } from './labels.ts';
import { plainText, withoutStop } from './plain-text.ts';

/** Pairs of a list, `a -> b`, where each line is one and no side stands twice. */
export const arrows: FactRule<TermFact> = {
  name: 'arrows',
  find: (document) => document.blocks.flatMap((block) => findArrows(document, block)),
  good: [
    {
      text: `# Well-known ports\n- 80 -> HTTP\n- 443 -> HTTPS\n- 22 -> SSH\n- 25 -> SMTP`,
      why: 'four ports with their protocols',
    },
    {
      text: `# Hauptstädte\n- Frankreich -> Paris\n- Spanien -> Madrid\n- Italien -> Rom`,
      why: 'pairs need no grammar',
    },
  ],
  bad: [
    { text: `- heat -> steam -> motion\n- wind -> motion\n- light -> current`, why: 'a chain' },
    {
      text: `# Nerves\n- optic -> vision\n- vagus -> heart\n- facial -> vision`,
      why: 'one right side stands twice',
    },
    {
      text: `# Crash\n- prices fall -> people wait before they buy anything at all\n- people wait -> firms sell less than they had planned for the year\n- firms sell less -> prices fall`,
      why: 'whole clauses are a chain of reasons',
    },
    { text: `# Codes\n- 80 -> HTTP\n- 443 -> HTTPS`, why: 'two pairs are too few' },
    {
      text: `- 80 -> HTTP\n- 443 -> HTTPS\n- 22 -> SSH`,
      why: 'no heading says what the pairs are',
    },
  ],
};

const fewestPairs = 3;
const mostWords = 4;

function findArrows(document: Document, block: Document['blocks'][number]): TermFact[] {
  const section = document.sections[block.section];
  if (block.kind !== 'list' || section?.isContent !== true || section.heading === null) return [];
  return [...Map.groupBy(block.items, ({ parent }) => parent)].flatMap(([parent, siblings]) =>
    toPairs(document, block, { parent, siblings }),
  );
}

type Siblings = { parent: number | null; siblings: readonly Item[] };

function toPairs(document: Document, { start, section }: List, own: Siblings): TermFact[] {
  const facts = own.siblings.flatMap((item): TermFact[] => {
    if (item.sign !== '->' || item.term === null || item.meaning === null) return [];
    const term = withoutStop(plainText(document, item.term));
    const meaning = withoutStop(plainText(document, item.meaning));
    if (!isSide(term) || !isSide(meaning)) return [];
    const proof = [{ start: item.start, end: item.end }];
    const group = `arrows:${start}:${own.parent ?? 'top'}`;
    return [{ shape: 'term', rule: 'arrows', section, proof, term, meaning, group }];
  });
  const isWhole = facts.length >= fewestPairs && facts.length === own.siblings.length;
  const sides = new Set(facts.flatMap(({ term, meaning }) => [term, meaning].map(sideOf)));
  return isWhole && sides.size === facts.length * 2 ? facts : [];
}

function sideOf(text: string): string {
  return splitWords(text).join(' ') || text;
}

function isSide(text: string): boolean {
  if (text === '' || text.split(' ').length > mostWords || isLabel(text)) {
    return /^\d{1,5}$/u.test(text);
  }
  return !/->|→|=>|[?!;=]/u.test(text);
}
