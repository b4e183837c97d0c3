import { expect, it } from 'vitest';
import { makeSplitter } from './split-items.ts';

function split(pieces: readonly string[]) {
  const items: string[] = [];
  let broken = 0;
  const splitter = makeSplitter({
    ownLists: new Set(['correct', 'wrong', 'pairs']),
    onItem: (text) => items.push(text),
    onBroken: () => {
      broken += 1;
    },
  });
  for (const piece of pieces) splitter.push(piece);
  splitter.end();
  return { items, broken };
}

const one = '{"type":"a","text":"What {is} \\"it\\"?","pairs":[{"left":"l","right":"r"}]}';
const two = '{"pairs":[{"left":"]","right":"}"}],"correct":["\\\\"],"wrong":[]}';

const replies = [
  ['the object we asked for', `{"items":[${one},${two}]}`, [one, two], 0],
  ['a bare list', `[${one}, ${two}]`, [one, two], 0],
  ['an item a line', `${one}\n${two}\n`, [one, two], 0],
  ['a fence with chat around', `Sure!\n\`\`\`json\n{"items": [${one}]}\n\`\`\`\nBye`, [one], 0],
  ['other names for the list', `{"result":{"note":"x","questions":[${one}]}}`, [one], 0],
  ['garbage between items', `{"items":[${one}, oops "]}" ,, ${two}]}`, [one, two], 0],
  ['an item that was cut', `{"items":[${one},{"type":"a","te`, [one], 1],
  ['a string that was never closed', `{"items":[{"type":"a},\n${one}]}`, [one], 1],
  ['brackets that do not match', `{"items":[{"wrong":["a"}},${one}]}`, [one], 1],
  ['an endless item', `{"items":[{"text":"${'x'.repeat(13_000)}"},${one}]}`, [one], 1],
  ['brackets without end', `{"items":[{"pairs":[[[[[[[[[[${one}`, [one], 1],
  ['nothing', '', [], 0],
  ['a refusal', "I'm sorry, but I can't help with that.", [], 0],
] as const;

it.each(replies)('finds the items in %s', (_, reply, items, broken) => {
  expect(split([reply])).toEqual({ items: [...items], broken });
});

it.each(replies)('finds the same sign by sign in %s', (_, reply, items, broken) => {
  expect(split(Array.from(reply))).toEqual({ items: [...items], broken });
});

it('finds the same wherever a reply is cut in two', () => {
  const reply = `{"items":[${one},\n${two}]}`;
  const found = Array.from(reply, (_, at) => split([reply.slice(0, at), reply.slice(at)]).items);
  expect(found.every((items) => items.join() === [one, two].join())).toBe(true);
});

it('reads a reply of a million brackets once', () => {
  expect(split([`[${'['.repeat(1_000_000)}`]).items).toEqual([]);
  expect(split(['{'.repeat(1_000_000)]).items).toEqual([]);
});
