import { type Recorded, readRecorded } from './read-recorded.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A material of a library, with what was made of it. */
export type DemoMaterial = Recorded & {
  title: string;
  kind: 'pdf' | 'docx' | 'text';
  pageStarts: number[] | null;
  sizeBytes: number | null;
  ageMs: number;
  flashcardSets: number;
};

type Described = Omit<DemoMaterial, keyof Recorded | 'pageStarts'> & {
  recorded: string;
  /** The words that its pages begin with, after the first. */
  pages?: string[];
};

/** A student's library, and how many flashcard sets were made of each. */
const described: readonly Described[] = [
  {
    recorded: '03-lecture-notes',
    title: 'Lecture 9 Memory.pdf',
    kind: 'pdf',
    pages: ['3. Long-term memory', '5. Retrieval'],
    sizeBytes: 1_284_096,
    ageMs: 2 * hour,
    flashcardSets: 1,
  },
  {
    recorded: '01-biology',
    title: 'The kidney.docx',
    kind: 'docx',
    sizeBytes: 48_210,
    ageMs: 3 * hour,
    flashcardSets: 0,
  },
  {
    recorded: '15-networking-slides',
    title: 'CS 204 Computer networks.pdf',
    kind: 'pdf',
    pages: Array.from({ length: 19 }, (_, slide) => `--- ${slide + 2} ---`),
    sizeBytes: 2_411_724,
    ageMs: 4 * day,
    flashcardSets: 0,
  },
  {
    recorded: '05-law',
    title: 'Contract law: formation of a contract',
    kind: 'text',
    sizeBytes: null,
    ageMs: 6 * day,
    flashcardSets: 1,
  },
  {
    recorded: '09-chemistry',
    title: 'Unit 6 acids and bases.docx',
    kind: 'docx',
    sizeBytes: 73_902,
    ageMs: 9 * day,
    flashcardSets: 0,
  },
];

export const demoMaterials: readonly DemoMaterial[] = described.map(
  ({ recorded: name, pages, ...material }) => {
    const recorded = readRecorded(name);
    const starts = pages?.map((words) => recorded.text.indexOf(words));
    return { ...material, ...recorded, pageStarts: starts ? [0, ...starts] : null };
  },
);

export function findMaterial(title: string): DemoMaterial {
  const material = demoMaterials.find((one) => one.title === title);
  if (!material) throw new Error(`There is no material ${title}`);
  return material;
}
