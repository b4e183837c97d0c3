import type { Stretch } from '../rules/contract.ts';

/** On what holds words of a text in the page: where in the text they begin. */
const placeAttribute = 'data-at';

/** Which part of the text of an element a selection covers; undefined where that is none. */
export function readRange(root: Element, range: Range): Stretch | undefined {
  let covered: Stretch | undefined;
  for (const { words, at } of listHolders(root)) {
    if (!range.intersectsNode(words)) continue;
    const from = words === range.startContainer ? range.startOffset : 0;
    const to = words === range.endContainer ? range.endOffset : words.length;
    if (from >= to) continue;
    covered = { start: covered?.start ?? at + from, end: at + to };
  }
  return covered;
}

/** The part of the page that shows a part of a text. */
export function makeRange(root: Element, { start, end }: Stretch): Range | undefined {
  const holders = listHolders(root);
  const first = holders.find(({ words, at }) => start >= at && start < at + words.length);
  const last = holders.find(({ words, at }) => end > at && end <= at + words.length);
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.words, start - first.at);
  range.setEnd(last.words, end - last.at);
  return range;
}

function listHolders(root: Element): { words: Text; at: number }[] {
  return Array.from(root.querySelectorAll(`[${placeAttribute}]`)).flatMap((holder) => {
    const words = holder.firstChild;
    const at = Number(holder.getAttribute(placeAttribute));
    return words instanceof Text ? [{ words, at }] : [];
  });
}
