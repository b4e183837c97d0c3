import type { SolveTask } from '@engram/core/generation/model-contract.ts';
import type { AiProviderOptions } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { readPrompt } from '@engram/fakes/ai-provider/read-prompt.ts';

type Item = { type: string; text: string; correct?: string[]; pairs?: Pair[] };
type Pair = { left: string; right: string };

export type Script = {
  /** What is written, whatever is asked for. */
  items: readonly object[];
  /** What somebody who reads the material answers, by the question. */
  solved: Readonly<Record<string, readonly string[]>>;
};

/** Models that write what a test has written for them, and solve it as the test says. */
export function answerAs(read: () => Script): NonNullable<AiProviderOptions['answer']> {
  return ({ messages }) => {
    const prompt = readPrompt(messages.map(({ text }) => text).join('\n'));
    const { items, solved } = read();
    switch (prompt.kind) {
      case 'write':
      case 'write-cards':
        return JSON.stringify({ items });
      case 'solve':
        return JSON.stringify({ items: prompt.task.solve.map((item) => solve(item, solved)) });
      case 'compare':
        return JSON.stringify({
          items: prompt.task.compare.map(({ no }) => ({ no, isSame: true })),
        });
      case 'judge':
      case 'tell':
      case 'transcribe':
      case 'other':
        return undefined;
    }
  };
}

type Solving = SolveTask['solve'][number];

function solve({ no, text, options, columnA, columnB }: Solving, solved: Script['solved']) {
  const right = solved[text] ?? [];
  const idOf = (list: Solving['options'], words: string) =>
    list.find((one) => one.text === words)?.id ?? words;
  const answer = right.map((one) => {
    const [left, other] = one.split(' = ');
    return left !== undefined && other !== undefined
      ? `${idOf(columnA, left)}=${idOf(columnB, other)}`
      : idOf(options, one);
  });
  return { no, answer, isOnlyAnswer: answer.length > 0, isProven: answer.length > 0 };
}

/** The answers that their writer had in mind, as whoever solves them without a mistake gives them. */
export function solvedAsMeant(items: readonly Item[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    items.map(({ text, correct = [], pairs = [] }) => [
      text,
      [...correct, ...pairs.map(({ left, right }) => `${left} = ${right}`)],
    ]),
  );
}
