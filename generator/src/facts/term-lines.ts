import type { Document, Item, List, Range } from '../structure/document.ts';
import type { FactRule, TermFact } from './fact.ts';
import { announcesPoints, isLabel } from './labels.ts';
import { findMeaning } from './meanings.ts';
import { plainText } from './plain-text.ts';
import { cutTerm, isOddTerm, isTerm } from './terms.ts';

/** Lines that say what a term means, where their neighbours do the same. */
export const termLines: FactRule<TermFact> = {
  name: 'term lines',
  find: (document) => [...groupItems(document)].flatMap((group) => findTerms(document, group)),
  good: [
    {
      text: `- Hub: repeats bits to all ports\n- Switch: forwards frames by MAC address\n- Router: forwards packets between networks`,
      why: 'three devices with what they do',
    },
    {
      text: `Ecology = the study of living things in their surroundings\nGenetics = the study of heredity\nAnatomy = the study of the parts of the body`,
      why: 'term lines without bullets',
    },
    {
      text: `# Glossary\n- Nave: the long central space of a church\n- Aisle: a lower passage beside the central space\n- Choir: the eastern part, reserved for the clergy`,
      why: 'a glossary',
    },
    {
      text: `- Legislative: schreibt und verabschiedet die Gesetze\n- Exekutive: führt die Beschlüsse des Parlaments aus\n- Judikative: spricht Recht und prüft die Verfassung`,
      why: 'a list in another language',
    },
    {
      text: `- Spacing effect: distributed practice beats massed practice\n- Priming: earlier exposure changes the response to a later stimulus\n- Retrograde amnesia (Ribot): loss of memories from before the injury\n- Chunking: grouping items into larger meaningful units`,
      why: 'the name of an author is left out of the term',
    },
  ],
  bad: [
    {
      text: `- Advantages: cheap to build and easy to repair\n- Turbine: turns the flow of water into motion\n- Generator: turns motion into electric current`,
      why: 'a label among the terms',
    },
    {
      text: `- Hub: repeats bits to all ports\n- Switches came later and cost more\n- They are found in every office\n- Router: forwards packets between networks`,
      why: 'half of the lines are no term lines',
    },
    {
      text: `- Osmosis: the movement of water through a membrane\n- Diffusion: the spread of particles through a liquid`,
      why: 'two lines are no family',
    },
    {
      text: `- Boiling point: 100 °C\n- Melting point: 0 °C\n- Density: 1 g/cm³`,
      why: 'values are no meanings',
    },
    {
      text: `- Loess: very fertile, see the map\n- Peat: good for gardens, but not always\n- Clay: not so good!`,
      why: 'remarks are no meanings',
    },
    {
      text: `- Sperling (1960): people see more than they can report\n- Loftus & Palmer (1974): wording changes what witnesses report\n- Craik and Lockhart (1972): deep processing lasts longer`,
      why: 'authors are no terms',
    },
    {
      text: `- Step 1: heat the water in the flask\n- Step 2: add the salt with a spoon\n- Step 3: stir the mixture with a rod`,
      why: 'steps are no terms',
    },
    {
      text: `# Homework\n- Nave: draw the central space of a church\n- Aisle: find three churches with a lower passage\n- Choir: describe the part for the clergy`,
      why: 'a section that is no content',
    },
    {
      text: `# Benefits of threads\n- Responsiveness: one part goes on while another waits\n- Economy: cheaper than a process of its own\n- Scale: many processors share the work`,
      why: 'points about one thing',
    },
    {
      text: `title: Notes on the heart and lungs\nsubject: Biology of the human body\nstatus: not read by anybody so far`,
      why: 'what a file says of itself',
    },
    {
      text: `# Mechanics\n- Kinematics: Chapter 2 of the book\n- Dynamics: Chapter 3 of the book\n- Momentum: Chapter 6 of the book`,
      why: 'references are no meanings',
    },
    {
      text: `# RSA\n- Based on: the difficulty of finding prime factors\n- Used in: the exchange of keys on the web\n- Broken by: a computer that works with quanta`,
      why: 'openings of sentences are no terms',
    },
  ],
};

const fewestSiblings = 3;
const leastTermLines = 0.8;
const leastMeanings = 0.5;

type Group = { key: string; section: number; items: readonly Item[]; isGlossary: boolean };

/** Siblings: the items of one depth under one parent; all of a glossary are. */
function* groupItems(document: Document): Generator<Group> {
  const lists = document.blocks.filter((block) => block.kind === 'list');
  const content = lists.filter(({ section }) => document.sections[section]?.isContent !== false);
  for (const [glossary, own] of Map.groupBy(content, (list) => findGlossary(document, list))) {
    if (glossary !== null) {
      for (const list of own) {
        const items = list.items.filter(({ depth }) => depth === 0);
        const total = own.flatMap((other) => other.items.filter(({ depth }) => depth === 0));
        if (!isFamily(document, total)) continue;
        yield { key: `glossary:${glossary}`, section: list.section, items, isGlossary: true };
      }
      continue;
    }
    yield* own.flatMap((list) => groupSiblings(document, list));
  }
}

function groupSiblings(document: Document, list: List): Group[] {
  const { start, section, items } = list;
  return [...Map.groupBy(items, ({ parent }) => parent)]
    .filter(([parent, siblings]) => {
      const above = parent === null ? list.intro : (items[parent] ?? null);
      return isFamily(document, siblings) && !isOfPoints(document, section, above);
    })
    .map(([parent, siblings]) => ({
      key: `list:${start}:${parent ?? 'top'}`,
      section,
      items: siblings,
      isGlossary: false,
    }));
}

/** Whether what stands above a list announces points about one thing. */
function isOfPoints(document: Document, section: number, above: Range | null): boolean {
  const heading = document.sections[section]?.heading ?? null;
  return [heading, above].some(
    (place) => place !== null && announcesPoints(plainText(document, place)),
  );
}

/** The outermost section above a list that calls itself a glossary. */
function findGlossary(document: Document, { section }: List): number | null {
  let [at, found]: [number | null, number | null] = [section, null];
  while (at !== null) {
    const heading = document.sections[at]?.heading ?? null;
    if (heading !== null && glossaryHeading.test(plainText(document, heading))) found = at;
    at = document.sections[at]?.parent ?? null;
  }
  return found;
}

const glossaryHeading =
  /^\W*(?:\d+[.)]? )?(?:glossary|key (?:terms|words|vocabulary)|vocabulary|definitions|terminology|glossar|begriffe|fachbegriffe|definitionen|glosario|vocabulario|términos(?: clave)?|definiciones|glossaire|vocabulaire|lexique|définitions)\b/iu;

function isFamily(document: Document, siblings: readonly Item[]): boolean {
  if (siblings.length < fewestSiblings) return false;
  const lines = siblings.filter(isTermLine);
  if (lines.length < fewestSiblings || lines.length < siblings.length * leastTermLines)
    return false;
  return !lines.some(({ term }) => term !== null && isLabel(plainText(document, term)));
}

function isTermLine({ term, sign, meaning }: Item): boolean {
  return term !== null && meaning !== null && sign !== null && sign !== '->';
}

function findTerms(document: Document, { key, section, items, isGlossary }: Group): TermFact[] {
  const terms = items.flatMap(({ term }) => (term ? [cutTerm(plainText(document, term))] : []));
  const facts = items.flatMap((item): TermFact[] => {
    if (!isTermLine(item) || item.term === null || item.meaning === null) return [];
    const term = cutTerm(plainText(document, item.term));
    if (!isTerm(plainText(document, item.term)) || isOddTerm(term, terms)) return [];
    const said = plainText(document, item.meaning);
    const meaning = findMeaning(said, { term, siblings: terms, isGlossary });
    const proof = [{ start: item.start, end: item.end }];
    const common = { shape: 'term', rule: 'term lines', section, proof } as const;
    return meaning === null ? [] : [{ ...common, term, meaning, group: key }];
  });
  // Where most lines say something else of their terms, the rest is no list of meanings either.
  if (facts.length < items.filter(isTermLine).length * leastMeanings) return [];
  // The same term twice has two meanings, and neither question would have one answer.
  const counts = Map.groupBy(facts, ({ term }) => term.toLowerCase());
  return facts.filter(({ term }) => counts.get(term.toLowerCase())?.length === 1);
}
