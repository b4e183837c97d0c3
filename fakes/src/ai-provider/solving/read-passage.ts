import type { BlindItem, SolveTask } from '@engram/core/generation/model-contract.ts';

/** A question with the words that are marked for it. */
export type QuotedItem = Omit<BlindItem, 'passage'> & { passage: string };

/** Each question of a task with what it quotes, which stands marked in its passage. */
export function quoteItems({ passages, solve }: SolveTask): QuotedItem[] {
  const texts = new Map(passages.map(({ passage, text }) => [passage, text]));
  return solve.map((item) => ({
    ...item,
    passage: readMarked(texts.get(item.passage) ?? '', item.no),
  }));
}

function readMarked(text: string, no: number): string {
  let marked = '';
  let end = -1;
  for (const { 0: whole, 1: numbers = '', 2: words = '', index } of text.matchAll(mark)) {
    if (!numbers.split(',').includes(String(no))) continue;
    // A quote that another one overlaps is marked in pieces.
    marked += marked !== '' && index !== end ? `\n${words}` : words;
    end = index + whole.length;
  }
  return marked;
}

const mark = /⟦([\d,]+)\|([^⟧]*)⟧/g;
