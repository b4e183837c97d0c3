import { expect, it } from 'vitest';
import { placeLine } from '../../../testing/place-text.ts';
import { isText, type TextBlock } from './block.ts';
import { joinBlocks } from './join-blocks.ts';

function paragraph(text: string, changes: Partial<TextBlock> = {}): TextBlock {
  const plain = { level: 0, mark: '', skip: 0, indent: 0, pageLines: [] } as const;
  return { kind: 'paragraph', lines: [placeLine(text)], opensPart: true, ...plain, ...changes };
}

function textsOf(pages: readonly (readonly TextBlock[])[]): string[] {
  return joinBlocks(pages).map((block) =>
    !isText(block) ? '' : block.lines.map(({ text }) => text).join(' '),
  );
}

it('joins what goes on over a page', () => {
  expect(textsOf([[paragraph('It goes')], [paragraph('on here.')]])).toEqual(['It goes on here.']);
});

it('leaves a page that begins a sentence by itself', () => {
  expect(textsOf([[paragraph('It ends.')], [paragraph('Another begins.')]])).toEqual([
    'It ends.',
    'Another begins.',
  ]);
});

it('joins over the footnotes of a page, which come last', () => {
  const note = paragraph('The words of a note.', { kind: 'note', mark: '1' });
  expect(textsOf([[paragraph('It goes'), note], [paragraph('on here.')]])).toEqual([
    'It goes on here.',
    'The words of a note.',
  ]);
});

it('knows the line with which a page begins', () => {
  const [joined] = joinBlocks([[paragraph('It goes')], [], [paragraph('on here.')]]);
  expect(joined?.pageLines).toEqual([0, 1, 1]);
});

it('joins Chinese and Japanese, which have no small letters, unless the sentence has ended', () => {
  expect(textsOf([[paragraph('一八七二年には')], [paragraph('鉄道が開通した。')]])).toEqual([
    '一八七二年には 鉄道が開通した。',
  ]);
  expect(textsOf([[paragraph('「開国を求めた。」')], [paragraph('翌年、条約を結んだ。')]])).toEqual(
    ['「開国を求めた。」', '翌年、条約を結んだ。'],
  );
});
