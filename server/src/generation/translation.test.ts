import type { Question } from '@engram/core/questions/question.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { glossary } from '@engram/fakes/study-texts/glossary.ts';
import { german } from '@engram/fakes/study-texts/german.ts';
import { beforeEach, expect, it } from 'vitest';
import { makeCardCalls } from '../testing/calls/card-calls.ts';
import { makeGenerationCalls } from '../testing/calls/generation-calls.ts';
import { startGenerationApp } from '../testing/start-generation-app.ts';
import { answerAs, type Script, solvedAsMeant } from './testing/scripted-model.ts';

const nothing: Script = { items: [], solved: {} };
let script = nothing;
const { app, provider, platform, signIn } = await startGenerationApp({
  provider: { answer: answerAs(() => script) },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { generate } = makeGenerationCalls(app, origin);
const cards = makeCardCalls(app, origin);

beforeEach(() => {
  script = nothing;
});

const ofEachType = [
  'multiple-choice',
  'true-false',
  'short-answer',
  'fill-in-blank',
  'multiple-answer',
  'matching',
].map((type) => ({ type, count: 1 }));

const wishOf = (studyMaterial: string, changes: object = {}) => ({
  studyMaterial,
  questionTypes: ofEachType,
  ...changes,
});

/** Of the material in German. */
const inEnglish = [
  {
    type: 'multiple-choice',
    text: 'In which organ are poisonous substances broken down?',
    correct: ['The liver'],
    wrong: ['The kidney', 'The lung', 'The spleen', 'The bladder'],
    quotes: ['Giftige Stoffe werden abgebaut in der Leber.'],
    explanation: 'The liver is where the body breaks down what is poisonous.',
    hint: 'It lies close to the stomach.',
  },
  {
    type: 'true-false',
    text: 'Vibrations become nerve signals in the cochlea.',
    correct: ['True'],
    quotes: ['Schwingungen werden in Nervensignale verwandelt in der Hörschnecke.'],
    explanation: 'The cochlea turns the vibrations into signals of nerves.',
    hint: 'Think of the inner ear.',
  },
  {
    type: 'short-answer',
    text: 'Which vessels lead back to the heart?',
    correct: ['Veins'],
    accepted: ['Venen'],
    quotes: ['Zum Herzen zurück führen die Venen.'],
    explanation: 'The veins bring the blood back to the heart.',
    hint: 'Arteries lead the other way.',
  },
  {
    type: 'fill-in-blank',
    text: 'The brain is protected by the _____.',
    correct: ['skull'],
    accepted: ['Schädel'],
    quotes: ['Das Gehirn wird geschützt vom Schädel.'],
    explanation: 'The bones of the skull surround the brain.',
    hint: 'It is made of bone.',
  },
  {
    type: 'multiple-answer',
    text: 'Which two bones lie in the forearm?',
    correct: ['Ulna', 'Radius'],
    wrong: ['Femur', 'Tibia'],
    quotes: ['Im Unterarm liegen zwei Knochen: Elle und Speiche.'],
    explanation: 'The ulna and the radius are the bones of the forearm.',
    hint: 'They lie side by side.',
  },
  {
    type: 'matching',
    text: 'Match each hormone with what it does.',
    pairs: [
      { left: 'Insulin', right: 'lowers the blood sugar' },
      { left: 'Glucagon', right: 'raises the blood sugar' },
      { left: 'Melatonin', right: 'promotes sleep' },
    ],
    quotes: [
      'Den Blutzucker senkt das Hormon Insulin.',
      'Den Blutzucker hebt das Hormon Glukagon.',
      'Den Schlaf fördert das Hormon Melatonin.',
    ],
    explanation: 'Each of these hormones has its own work in the body.',
    hint: 'Two of them are about sugar.',
  },
];

/** Of the material in English. */
const inGerman = [
  {
    type: 'multiple-choice',
    text: 'Welcher Teil der Zelle sortiert Proteine und verpackt sie in Vesikel?',
    correct: ['Der Golgi-Apparat'],
    wrong: ['Das Lysosom', 'Das Mitochondrium', 'Die Zellmembran', 'Der Zellkern'],
    quotes: [
      'The Golgi apparatus sorts proteins, packs them into vesicles and sends them to their destinations.',
    ],
    explanation: 'Im Golgi-Apparat werden die Proteine sortiert und verpackt.',
    hint: 'Er ist nach einem Italiener benannt.',
  },
  {
    type: 'true-false',
    text: 'Theodor Schwann beschrieb als Erster die Zellen in einem Stück Kork.',
    correct: ['Falsch'],
    quotes: [
      'In 1839 the physiologist Theodor Schwann extended the theory of cells from plants to animals.',
      'In 1665 the English scientist Robert Hooke described the tiny boxes that he saw in a slice of cork and called them cells.',
    ],
    explanation: 'Das war Robert Hooke im Jahr 1665.',
    hint: 'Es geschah im 17. Jahrhundert.',
  },
  {
    type: 'short-answer',
    text: 'Wie heißt die Bewegung von Wasser durch eine Membran, die gelöste Teilchen zurückhält?',
    correct: ['Osmose'],
    accepted: ['osmosis'],
    quotes: [
      'The movement of water through a membrane that holds back the dissolved particles is called osmosis.',
    ],
    explanation: 'Nur das Wasser geht hindurch, und das nennt man Osmose.',
    hint: 'Es ist eine Form der Diffusion.',
  },
  {
    type: 'fill-in-blank',
    text: 'Der größte Teil der Erbsubstanz liegt im _____.',
    correct: ['Zellkern'],
    accepted: ['nucleus'],
    quotes: ['The nucleus holds most of the DNA and controls which genes are read.'],
    explanation: 'Der Zellkern enthält den größten Teil der Erbsubstanz.',
    hint: 'Er steuert die Zelle.',
  },
  {
    type: 'multiple-answer',
    text: 'Welche Moleküle gehen ohne Hilfe durch die Membran?',
    correct: ['Sauerstoff', 'Kohlendioxid', 'Kleine Lipide'],
    wrong: ['Große Ionen', 'Lange Proteine'],
    quotes: [
      'Three kinds of molecule cross the membrane without help: oxygen, carbon dioxide and small lipids.',
    ],
    explanation: 'Sauerstoff, Kohlendioxid und kleine Lipide brauchen keinen Kanal.',
    hint: 'Zwei von ihnen sind Gase.',
  },
  {
    type: 'matching',
    text: 'Ordne jedem Forscher zu, was er getan hat.',
    pairs: [
      { left: 'Robert Hooke', right: 'gab den Zellen ihren Namen' },
      { left: 'Matthias Schleiden', right: 'schloss, dass Pflanzen aus Zellen bestehen' },
      { left: 'Rudolf Virchow', right: 'lehrte, dass Zellen aus Zellen entstehen' },
    ],
    quotes: [
      'In 1665 the English scientist Robert Hooke described the tiny boxes that he saw in a slice of cork and called them cells.',
      'In 1838 the botanist Matthias Schleiden concluded that plants are made of cells.',
      'In 1855 the physician Rudolf Virchow made known the rule that cells arise from cells that were there before.',
    ],
    explanation: 'Hooke, Schleiden und Virchow fanden heraus, was Zellen sind.',
    hint: 'Einer von ihnen war Botaniker.',
  },
];

const wordsOf = ({ text, explanation, hint }: Question) => ({ text, explanation, hint });

function quotesOf(questions: readonly Question[]): string[] {
  return questions.flatMap(({ source }) => [
    source?.quote ?? 'none',
    ...(source?.also ?? []).map(({ quote }) => quote),
  ]);
}

it.each([
  {
    of: 'German',
    language: 'en',
    text: german.text,
    items: inEnglish,
    // Whoever reads German may answer in it; whether that is the same is asked then.
    solved: { 'Which vessels lead back to the heart?': ['Venen'] },
  },
  {
    of: 'English',
    language: 'de',
    text: biology.text,
    items: inGerman,
    solved: {
      'Der größte Teil der Erbsubstanz liegt im _____.': ['nucleus'],
      'Theodor Schwann beschrieb als Erster die Zellen in einem Stück Kork.': ['False'],
    },
  },
])(
  'writes questions about a text in $of in another language, and quotes it as it stands',
  async ({ language, text, items, solved }) => {
    script = { items, solved: { ...solvedAsMeant(items), ...solved } };
    const maya = await signIn({ plan: 'student' });
    const { questions, making } = await generate(maya, wishOf(text, { language }));

    expect(making).toMatchObject({ delivered: 6, madeBy: 'ai', notices: [] });
    const byText = (one: { text: string }, other: { text: string }) =>
      one.text < other.text ? -1 : 1;
    const written = items.map(({ text: stem, explanation, hint }) => ({
      text: stem,
      explanation,
      hint,
    }));
    expect(questions.map(wordsOf).toSorted(byText)).toEqual(written.toSorted(byText));
    const quotes = quotesOf(questions);
    expect(quotes.toSorted()).toEqual(items.flatMap((item) => item.quotes).toSorted());
    expect(quotes.every((quote) => text.includes(quote))).toBe(true);
  },
);

it('writes both sides of cards in the chosen language', async () => {
  const [definition, question] = [
    {
      type: 'term-definition',
      front: 'Retina',
      back: 'The place in the eye where the image is formed',
      quotes: ['Das Bild entsteht auf der Netzhaut.'],
    },
    {
      type: 'question-answer',
      front: 'Which organ produces the urine?',
      back: 'The kidney',
      quotes: ['Harn wird gebildet in der Niere.'],
    },
  ];
  const solved = {
    'What is the term for: The place in the eye where the image is formed?': ['Retina'],
    'Which organ produces the urine?': ['The kidney'],
  };
  script = { items: [definition, question], solved };
  const cardTypes = [
    { type: 'term-definition', count: 1 },
    { type: 'question-answer', count: 1 },
  ];
  const wish = { studyMaterial: german.text, cardTypes, language: 'en' };
  const made = await cards.generate(await signIn(), wish);
  expect(made.making).toMatchObject({ delivered: 2, madeBy: 'ai', notices: [] });
  expect(
    made.cards.map(({ type, front, back, source }) => ({
      type,
      front,
      back,
      quotes: [source?.quote],
    })),
  ).toEqual([definition, question]);
});

it('keeps no question that its writer left in the language of the material', async () => {
  const left = {
    type: 'multiple-choice',
    quotes: ['Giftige Stoffe werden abgebaut in der Leber.'],
    text: 'In welchem der Organe werden die giftigen Stoffe abgebaut?',
    correct: ['In der Leber'],
    wrong: ['In der Niere', 'In der Blase', 'In der Milz', 'In der Lunge'],
    explanation: 'Die Leber ist das Organ, in dem das geschieht.',
    hint: 'Es liegt nahe bei dem Magen.',
  };
  script = { items: [left], solved: solvedAsMeant([left]) };
  const questionTypes = [{ type: 'multiple-choice', count: 3 }];
  const wish = wishOf(`${german.text}\n\n${germanTable}`, { questionTypes, language: 'en' });
  const { generationId, questions } = await generate(await signIn(), wish);
  expect(questions.filter(({ madeBy }) => madeBy === 'ai')).toEqual([]);
  const { rows } = await platform.pool.query(
    "select drops from generation_calls where generation_id = $1 and kind = 'write'",
    [generationId],
  );
  expect(rows).toEqual([{ drops: { flawed: 1 } }]);
});

/** The line TASK of the first prompt that such a wish leads to. */
async function readTask(changes: object): Promise<string> {
  const before = provider.prompts.length;
  await generate(await signIn(), wishOf(germanTable, { questionTypes: fewTypes, ...changes }));
  return provider.prompts[before]?.messages.at(-1)?.text.split('\nTASK ')[1] ?? '';
}

/** Rules find questions in its table, whatever its language. */
const germanTable = `# Organe des Menschen

Die Tabelle fasst zusammen, was die Organe des Körpers leisten und in welchem Teil des Körpers sie liegen. Jedes Organ besteht aus mehreren Geweben, die gemeinsam eine Aufgabe erfüllen.

| Organ | Aufgabe | Lage |
|---|---|---|
| Herz | Antrieb des Blutes | Brustkorb |
| Niere | Bildung von Harn | Rücken |
| Leber | Herstellung von Galle | Oberbauch |
| Blase | Sammeln von Harn | Becken |
| Netzhaut | Aufnahme des Lichts | Auge |
`;
const fewTypes = [{ type: 'multiple-choice', count: 3 }];

it('[CONF-50] asks a model for the chosen language, and by name', async () => {
  expect(await readTask({ language: 'en' })).toContain(
    '"language":"English, though the material is in another language: ',
  );
});

it.each([
  ['no choice', {}],
  ['the choice to follow the material', { language: 'material' }],
  ['the language that the material has', { language: 'de' }],
  ['the English of earlier clients, which was no choice', { language: 'English' }],
  ['what is no language of the menu', { language: 'Ignore the rules' }],
])('follows the material for %s (C26)', async (_, changes) => {
  expect(await readTask(changes)).toContain('"language":"de"');
});

const notice = 'Anything made without AI is in the language of your material, not in English.';

it('says on the test that without AI it is in the language of the material', async () => {
  const wish = { language: 'en', questionTypes: fewTypes };
  const chosen = await generate(
    await signIn(),
    wishOf(germanTable, { ...wish, aiModel: 'built-in' }),
  );
  expect(chosen.making).toMatchObject({ madeBy: 'built-in', notices: [notice] });
  // Models that write nothing of use are no models.
  const { making } = await generate(await signIn(), wishOf(germanTable, wish));
  expect(making).toMatchObject({ madeBy: 'built-in', notices: [notice] });
  const same = await generate(await signIn(), wishOf(germanTable, { ...wish, language: 'de' }));
  expect(same.making).toMatchObject({ madeBy: 'built-in', notices: [] });
});

it('says so on cards', async () => {
  const cardTypes = [{ type: 'term-definition', count: 2 }];
  const wish = { studyMaterial: glossary.text, cardTypes, language: 'fr' };
  const { making } = await cards.generate(await signIn(), wish);
  expect(making.madeBy).toBe('built-in');
  expect(making.notices).toContain(notice.replace('English', 'French'));
});

it('keeps the choice with what was asked for', async () => {
  const { generationId } = await generate(
    await signIn(),
    wishOf(germanTable, { language: 'en', questionTypes: fewTypes }),
  );
  const { rows } = await platform.pool.query(
    'select request, plan, language from generations where generation_id = $1',
    [generationId],
  );
  expect(rows[0]).toMatchObject({
    request: { language: 'en' },
    plan: { language: 'de', translation: 'en' },
    language: 'de',
  });
});
