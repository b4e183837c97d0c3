import type {
  BlindItem,
  Passage,
  SolvedItem,
  WriteTask,
  WrittenItem,
} from '@engram/core/generation/model-contract.ts';
import { seedRandom, shuffle } from '@engram/core/seeded-random.ts';
import { z } from '@engram/core/zod.ts';
import { foldAnswer } from '../study-texts/fold.ts';

/** What tests ask: a task with what matters filled in. */
export function writeTask(task: Partial<WriteTask> & Pick<WriteTask, 'write'>): WriteTask {
  return {
    trueStatements: 0,
    difficulty: 'medium',
    focus: 'facts',
    style: '',
    topics: [],
    language: 'en',
    mathAndCode: false,
    asked: [],
    answers: [],
    refused: [],
    ...task,
  };
}

export function promptOf(material: string, task: object): string {
  return [
    'Write questions about the material.',
    '<material 7f3a>',
    material,
    '</material 7f3a>',
    `TASK ${JSON.stringify(task)}`,
  ].join('\n');
}

const Completion = z.object({
  choices: z.tuple([
    z.object({
      message: z.object({
        role: z.literal('assistant'),
        content: z.string().nullable(),
        refusal: z.string().nullable(),
      }),
      finish_reason: z.string(),
    }),
  ]),
});

/** The one choice of an answer in one piece. */
export async function readChoice(response: Response) {
  const { choices } = Completion.parse(await response.json());
  const [{ message, finish_reason: reason }] = choices;
  return { text: message.content ?? '', refusal: message.refusal, reason };
}

/** A passage in which all that a question quotes is marked. */
export function markQuotes({ quotes }: Pick<WrittenItem, 'quotes'>, no: number): Passage {
  return { passage: no, text: quotes.map((quote) => `⟦${no}|${quote}⟧`).join('\n') };
}

/** A question as a solver sees it, and beside it the answer that its writer holds for right. */
export function hideKey(item: WrittenItem, no: number): { blind: BlindItem; key: string[] } {
  const random = seedRandom(`${no}:${item.text}`);
  const texts = item.type === 'true-false' ? ['True', 'False'] : [...item.correct, ...item.wrong];
  const hasOptions = item.type !== 'short-answer' && item.type !== 'fill-in-blank';
  const options = shuffle(texts, random).map((text, index) => ({ id: `o${index}`, text }));
  const columnA = item.pairs.map(({ left }, index) => ({ id: `a${index}`, text: left }));
  const columnB = shuffle(item.pairs, random).map(({ right }, index) => ({
    id: `b${index}`,
    text: right,
  }));
  const idOf = (text: string) => options.find((option) => option.text === text)?.id ?? '';
  const pairs = item.pairs.map(
    ({ right }, index) => `a${index}=${columnB.find(({ text }) => text === right)?.id ?? ''}`,
  );
  return {
    blind: {
      no,
      type: item.type,
      text: item.text,
      options: hasOptions && item.type !== 'matching' ? options : [],
      columnA,
      columnB,
      passage: no,
    },
    key: item.type === 'matching' ? pairs : hasOptions ? item.correct.map(idOf) : item.correct,
  };
}

/** Whether a solver came to the same answer, and to no other one. */
export function agrees(item: WrittenItem, key: string[], solved: SolvedItem | undefined): boolean {
  if (!solved?.isOnlyAnswer) return false;
  if (item.type === 'short-answer' || item.type === 'fill-in-blank') {
    return key.map(foldAnswer).includes(foldAnswer(solved.answer[0] ?? ''));
  }
  return key.toSorted().join() === solved.answer.toSorted().join();
}
