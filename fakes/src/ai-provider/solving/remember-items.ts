import type { BlindItem, WrittenItem } from '@engram/core/generation/model-contract.ts';
import { fold, foldStem } from '../../study-texts/fold.ts';

export type Memory = ReturnType<typeof rememberItems>;

/** What is right in questions that were written by rule, without any fault that was planted in them. */
export function rememberItems() {
  const items = new Map<string, WrittenItem[]>();
  return {
    add(item: WrittenItem): void {
      const known = items.get(keyOf(item)) ?? [];
      items.set(keyOf(item), [...known, item]);
    },
    /** By its words; many questions begin alike, so those with most of its options are meant. */
    find(asked: Pick<BlindItem, 'type' | 'text' | 'options' | 'columnA'>): WrittenItem | undefined {
      const shown = new Set([...asked.options, ...asked.columnA].map(({ text }) => fold(text)));
      const shared = (item: WrittenItem) => partsOf(item).filter((part) => shown.has(part)).length;
      const known = items.get(keyOf(asked)) ?? [];
      return known.toSorted((one, other) => shared(other) - shared(one))[0];
    },
  };
}

function keyOf({ type, text }: Pick<WrittenItem, 'type' | 'text'>): string {
  return `${type} ${foldStem(text)}`;
}

function partsOf({ correct, wrong, pairs }: WrittenItem): string[] {
  return [...correct, ...wrong, ...pairs.map(({ left }) => left)].map(fold);
}
