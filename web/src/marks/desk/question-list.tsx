import { blank } from '@engram/core/questions/question.ts';
import { X } from 'lucide-react';
import { Fragment } from 'react';
import { RichLine } from '../../rich-text/rich-text.tsx';
import { readWords } from '../../rich-text/read-blocks.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { DeskMark } from '../keeping/desk-marks.ts';
import type { MarkedSource } from '../keeping/mark-keeper.ts';
import { deskMessages } from '../messages.ts';
import type { MadeQuestion } from '../rules/contract.ts';
import { UnusedNumbers } from './unused-numbers.tsx';
import type { Desk } from './use-desk.ts';

const messages = deskMessages.made;

type QuestionListProps = {
  desk: Desk;
  sources: readonly MarkedSource[];
  /** In a narrow window only the newest is shown until the drawer is opened. */
  isOpen: boolean;
};

/** Newest first; the marks of several texts under their titles. */
export function QuestionList({ desk, sources, isOpen }: QuestionListProps) {
  const newest = desk.marks.at(-1);
  const shown = sources.filter(({ id }) => desk.marks.some(({ source }) => source === id));
  // The text of the newest one comes first.
  const ordered = shown.toSorted(
    (one, other) => Number(other.id === newest?.source) - Number(one.id === newest?.source),
  );
  return (
    <div
      className={classNames(
        'max-lg:-mx-(--gutter)',
        isOpen
          ? 'max-lg:max-h-[46dvh] max-lg:overflow-auto max-lg:border-y max-lg:border-line'
          : 'max-lg:[&_li:not([data-newest])]:hidden max-lg:[&_[data-more]]:hidden',
      )}
    >
      {ordered.map(({ id, title, format }) => {
        const marks = desk.marks.filter(({ source }) => source === id).toReversed();
        return (
          <Fragment key={id}>
            {sources.length > 1 && (
              <h3
                data-more
                className="truncate border-t border-line px-(--gutter) pt-2.5 type-xs font-semibold text-ink-2 first:border-t-0 lg:px-5.5"
              >
                {title}
              </h3>
            )}
            <div data-more className="px-(--gutter) py-2 empty:hidden lg:px-5.5">
              <UnusedNumbers marks={marks} />
            </div>
            <ol aria-label={messages.newestFirst(marks.length)}>
              {marks.map((mark) => (
                <Question
                  key={mark.id}
                  mark={mark}
                  format={format}
                  made={desk.questions.get(mark.id)}
                  words={desk.wordsOf(mark)}
                  isNewest={mark === newest}
                  isNew={mark === newest && desk.canUndo}
                  onRemove={() => desk.remove(mark.id)}
                />
              ))}
            </ol>
          </Fragment>
        );
      })}
    </div>
  );
}

type QuestionProps = {
  mark: DeskMark;
  /** Of its text. */
  format: MarkedSource['format'];
  made: MadeQuestion | undefined;
  words: string;
  isNewest: boolean;
  isNew: boolean;
  onRemove: () => void;
};

function Question({ mark, format, made, words, isNewest, isNew, onRemove }: QuestionProps) {
  return (
    <li
      data-newest={isNewest || undefined}
      className={classNames(
        'grid grid-cols-[20px_minmax(0,1fr)_44px] items-start gap-x-2 border-t border-line py-2.5 ps-(--gutter) pe-1.5 first:border-t-0 lg:ps-5.5',
        isNew && 'bg-petrol-soft',
      )}
    >
      <span className="type-xs leading-[1.55rem] font-bold text-ink-2">{mark.number}</span>
      <div>
        <p className="font-serif text-base leading-[1.55] tracking-[-0.004em] wrap-anywhere">
          {made ? <WithGap text={made.text} format={format} /> : words}
        </p>
        <p data-more className="type-xs text-ink-2">
          {made ? (
            <>
              <b className="font-semibold">{messages.kinds[made.as]}</b>
              {made.as === 'choice' && ` ${messages.fromMarks}`}
              {isNew && messages.justMade}
            </>
          ) : (
            messages.becoming
          )}
        </p>
        {mark.isWaiting && <p className="type-xs text-mark-ink">{messages.notSaved}</p>}
      </div>
      <button
        type="button"
        aria-label={messages.remove(mark.number, words)}
        onClick={({ currentTarget }) => {
          leaveTo(currentTarget);
          onRemove();
        }}
        className="-my-1.5 grid size-11 place-items-center rounded-full text-ink-3 hover:bg-sunken hover:text-ink focus-visible:shadow-focus"
      >
        <Icon icon={X} size="small" />
      </button>
    </li>
  );
}

/** The keyboard goes on with the next question, or with what is around them. */
function leaveTo(button: HTMLElement): void {
  const item = button.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = next?.querySelector('button') ?? button.closest('section');
  target?.focus({ preventScroll: true });
}

/** A gap is drawn, and said; the stop behind it stays with it. */
function WithGap({ text, format }: { text: string; format: MarkedSource['format'] }) {
  if (readWords(text, format) === undefined) {
    return <RichLine text={text} format={format} drawGap={drawGap} />;
  }
  const [before = '', ...rest] = text.split(blank);
  return (
    <>
      {before}
      {rest.map((part) => {
        const stop = /^[^\s\p{L}\p{N}]*/u.exec(part)?.[0] ?? '';
        return (
          <Fragment key={part}>
            <span className="whitespace-nowrap">
              {drawGap()}
              {stop}
            </span>
            {part.slice(stop.length)}
          </Fragment>
        );
      })}
    </>
  );
}

function drawGap() {
  return (
    <span
      role="img"
      aria-label={messages.gap}
      className="mx-[0.1em] inline-block h-[1em] w-[4.2em] border-b-2 border-ink-3 align-[-0.12em]"
    />
  );
}
