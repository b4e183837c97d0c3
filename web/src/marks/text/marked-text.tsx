import { useId, useMemo, useRef } from 'react';
import type { DeskMark } from '../keeping/desk-marks.ts';
import type { MarkedSource } from '../keeping/mark-keeper.ts';
import { deskMessages as messages } from '../messages.ts';
import type { Stretch } from '../rules/contract.ts';
import type { ReadSource } from '../desk/use-readings.ts';
import type { Asked, Pressable } from './cut-pieces.ts';
import { TextBlock } from './text-block.tsx';
import { useWordKeys } from './use-word-keys.ts';
import { useWordsByPointer } from './use-words-by-pointer.ts';

type MarkedTextProps = {
  source: MarkedSource;
  read: ReadSource;
  marks: readonly DeskMark[];
  proposals: readonly Stretch[];
  asked: readonly Asked[];
  /** Of the headings in it. */
  level: 2 | 3;
  /** The words at hand, or where the last ones were, if that is in this text. */
  place: Stretch | undefined;
  isAtHand: boolean;
  onChoose: (words: Stretch, how: { isAsked: boolean }) => void;
  onPress: (pressable: Pressable) => void;
  /** By Enter. */
  onMark: (words: Stretch) => void;
  onUndo: () => void;
  onLetGo: () => void;
};

/** A text in which words can be marked by pointer, by finger and by keys. */
export function MarkedText(props: MarkedTextProps) {
  const { source, read, marks, proposals, asked, level } = props;
  const article = useRef<HTMLElement>(null);
  const hintId = useId();
  const pressables = useMemo(() => listPressables(marks, proposals), [marks, proposals]);
  const readable = { text: source.text, readable: read.readable };
  const onKeyDown = useWordKeys({ ...props, article, pressables, readable });
  const byPointer = useWordsByPointer({ ...props, article, pressables, readable });

  return (
    <>
      <span id={hintId} className="sr-only">
        {messages.keysSpoken}
      </span>
      {/* It hears for the words in it, which are the buttons; its keys choose among them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <article
        ref={article}
        aria-label={source.title}
        aria-describedby={hintId}
        data-marked-text={source.id}
        // The keys move by word from here.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...byPointer}
        className="grid touch-manipulation grid-cols-[minmax(0,1fr)] gap-2 rounded-[4px_22px_4px_4px] border border-line bg-surface p-[clamp(18px,3vw,38px)] font-serif text-[1.0625rem] leading-8 wrap-anywhere shadow-e1 selection:bg-petrol/25 lg:leading-[1.9]"
      >
        {read.blocks.map((block) => (
          <TextBlock
            key={block.start}
            text={source.text}
            format={source.format}
            block={block}
            level={level}
            pressables={pressables.filter(({ start }) => start >= block.start && start < block.end)}
            asked={asked.filter(({ start }) => start >= block.start && start < block.end)}
          />
        ))}
      </article>
    </>
  );
}

function listPressables(marks: readonly DeskMark[], proposals: readonly Stretch[]): Pressable[] {
  return [
    ...marks.map(({ id, start, end, number }) => ({
      kind: 'mark' as const,
      id,
      start,
      end,
      number,
    })),
    ...proposals.map(({ start, end }) => ({ kind: 'proposal' as const, start, end })),
  ].toSorted((one, other) => one.start - other.start);
}
