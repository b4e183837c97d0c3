import { indexText } from '@engram/generator/grounding/index-text.ts';
import { expect, it } from 'vitest';
import { openBoard } from './board.ts';
import { checkItem } from './check-item.ts';
import { planTest } from './testing/try-pipeline.ts';

it('cuts no sign of a long heading in two', () => {
  const quote = 'The mitochondrion makes most of the energy that a cell needs for its work.';
  const text = `# ${'a'.repeat(199)}🧬 end\n\n${quote}\n`;
  const board = openBoard(
    { plan: planTest(), kept: [], newId: () => '', keep: () => Promise.resolve('kept') },
    { onChange() {}, onKept() {} },
  );
  const item = {
    type: 'true-false',
    text: 'The mitochondrion makes most of the energy of a cell.',
    correct: ['True'],
    quote,
  };
  const checked = checkItem({ board, index: indexText(text) }, JSON.stringify(item), () => true);
  expect(checked).toMatchObject({ ok: true, draft: { topic: 'a'.repeat(199) } });
});
