import type { Material } from '@engram/core/materials/material.ts';
import type { MaterialPage } from '@engram/core/materials/material-page.ts';

const day = 86_400_000;

type Facts = Pick<
  Material,
  'title' | 'subject' | 'kind' | 'characters' | 'usedInTests' | 'usedInFlashcardSets'
> & { pages?: number; daysAgo: number };

function makeMaterial(facts: Facts, index: number): Material {
  const { daysAgo, ...material } = facts;
  const time = new Date(Date.now() - daysAgo * day).toISOString();
  return { ...material, id: idOf(index), createdAt: time, lastUsedAt: time };
}

export function idOf(index: number): string {
  return `7b8f1c2e-4d3a-4e5f-8a6b-1c2d3e4f5b6${index}`;
}

const used = (usedInTests: number, usedInFlashcardSets: number, daysAgo: number) => ({
  usedInTests,
  usedInFlashcardSets,
  daysAgo,
});
const pdf = (pages: number) => ({ kind: 'pdf', pages, characters: pages * 1_400 }) as const;
const word = (characters: number) => ({ kind: 'docx', characters }) as const;
const pasted = (characters: number) => ({ kind: 'text', characters }) as const;

/** Eight texts of five subjects. */
export function makeMaterials(): Material[] {
  const facts: Facts[] = [
    { title: 'Cell respiration', subject: 'Biology', ...pdf(8), ...used(2, 1, 1) },
    { title: 'Membranes and transport', subject: 'Biology', ...pdf(6), ...used(1, 1, 1) },
    { title: 'DNA replication', subject: 'Biology', ...word(9_400), ...used(1, 1, 4) },
    { title: 'Photosynthesis', subject: 'Biology', ...pasted(9_800), ...used(2, 1, 6) },
    { title: 'Functional groups', subject: 'Chemistry', ...pdf(11), ...used(3, 2, 6) },
    {
      title: 'The French Revolution, 1789 to 1799',
      subject: 'History',
      ...word(18_300),
      ...used(2, 0, 12),
    },
    { title: 'Ser and estar', subject: 'Spanish', ...pasted(3_200), ...used(1, 1, 17) },
    { title: 'Price elasticity', subject: null, ...pdf(5), ...used(0, 0, 20) },
  ];
  return facts.map(makeMaterial);
}

export function listSubjects(materials: readonly Material[]) {
  const names = materials.flatMap(({ subject }) => (subject === null ? [] : [subject]));
  return [...new Set(names)]
    .toSorted()
    .map((name) => ({ name, count: names.filter((one) => one === name).length }));
}

const text = `# 1. Glycolysis

Glycolysis takes place in the cytoplasm and needs no oxygen. One glucose molecule is split into two molecules of pyruvate. The process has ten steps, each with its own enzyme. The cell gains two ATP and two NADH.

# 2. The Krebs cycle

Pyruvate enters the mitochondrion and loses one carbon as carbon dioxide. What remains is joined to coenzyme A, which gives acetyl-CoA. The Krebs cycle runs in the matrix. Each turn releases two carbon dioxide and yields three NADH, one FADH₂ and one ATP. The cycle turns twice for each glucose.

# 3. The electron transport chain

The electron transport chain sits in the inner mitochondrial membrane. NADH and FADH₂ hand their electrons to the chain, which pumps protons into the intermembrane space. Oxygen is the final electron acceptor and forms water.

Protons flow back through ATP synthase, and this flow drives the making of ATP. This step is called chemiosmosis. The yield is often given as about 30 ATP for each glucose; older textbooks say 36 or 38.

| Step | Where it runs |
|---|---|
| Glycolysis | Cytoplasm |
| Krebs cycle | Matrix |
`;

const asked: readonly (readonly [words: string, asked: number, missed: number])[] = [
  ['Glycolysis takes place in the cytoplasm and needs no oxygen.', 3, 0],
  ['One glucose molecule is split into two molecules of pyruvate.', 2, 0],
  ['The cell gains two ATP and two NADH.', 4, 1],
  ['What remains is joined to coenzyme A, which gives acetyl-CoA.', 2, 0],
  ['The Krebs cycle runs in the matrix.', 1, 0],
  ['Each turn releases two carbon dioxide and yields three NADH, one FADH₂ and one ATP.', 3, 2],
  ['The electron transport chain sits in the inner mitochondrial membrane.', 2, 0],
  [
    'NADH and FADH₂ hand their electrons to the chain, which pumps protons into the intermembrane space.',
    4,
    3,
  ],
  ['Oxygen is the final electron acceptor and forms water.', 0, 0],
  ['Protons flow back through ATP synthase, and this flow drives the making of ATP.', 2, 2],
  ['| Krebs cycle | Matrix |', 2, 1],
];

/** A text that was asked about, partly missed. */
export function makePage(): MaterialPage {
  const [material] = makeMaterials();
  if (!material) throw new Error('There is no material.');
  return {
    material,
    text,
    sentenceCount: 18,
    covered: asked.map(([words, times, missed]) => {
      const start = text.indexOf(words);
      const isWeak = times > 0 && missed / times > 0.3;
      return { start, end: start + words.length, asked: times, missed, isWeak };
    }),
    topics: [
      { name: 'The electron transport chain', right: 7, asked: 13 },
      { name: 'The Krebs cycle', right: 7, asked: 9 },
      { name: 'Glycolysis', right: 10, asked: 11 },
    ],
    tests: [
      {
        id: idOf(7),
        name: 'Cell respiration 2',
        questionCount: 12,
        lastScore: 75,
        lastTakenAt: material.lastUsedAt,
      },
      {
        id: idOf(8),
        name: 'Cell respiration',
        questionCount: 10,
        lastScore: null,
        lastTakenAt: null,
      },
    ],
    sets: [{ id: idOf(9), name: 'Cell respiration', cardCount: 24, knownCount: 9 }],
  };
}

/** The same text before anything was made of it. */
export function makeNewPage(): MaterialPage {
  const page = makePage();
  const material = { ...page.material, subject: null, usedInTests: 0, usedInFlashcardSets: 0 };
  return { ...page, material, covered: [], topics: [], tests: [], sets: [] };
}
