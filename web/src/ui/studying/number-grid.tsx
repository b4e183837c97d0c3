import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';

type NumberGridProps = {
  label: string;
  questions: readonly NumberGridQuestion[];
  /** Counted from 1. */
  current: number;
  onSelect: (number: number) => void;
  words: { question: string; answered: string; reported: string };
};

export type NumberGridQuestion = { isAnswered: boolean; isReported: boolean };

/** Five in a row; on phones one strip that scrolls sideways. */
export function NumberGrid({ label, questions, current, onSelect, words }: NumberGridProps) {
  const strip = useRef<HTMLOListElement>(null);

  // The strip's own scroll position: scrollIntoView would move the page as well.
  useEffect(() => {
    const button = strip.current?.children.item(current - 1);
    if (!strip.current || !(button instanceof HTMLElement)) return;
    const middle = button.offsetLeft - (strip.current.clientWidth - button.offsetWidth) / 2;
    strip.current.scrollLeft = middle;
  }, [current]);

  return (
    <nav aria-label={label}>
      <ol
        ref={strip}
        className="relative max-md:-mx-(--gutter) max-md:-my-1 max-md:flex max-md:gap-1.5 max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-1 max-md:[scrollbar-width:none] md:grid md:grid-cols-5 md:gap-2"
      >
        {questions.map((question, index) => {
          const number = index + 1;
          const isCurrent = number === current;
          return (
            <li key={number} className="max-md:shrink-0">
              <button
                type="button"
                aria-label={nameOf(number, question, words)}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => onSelect(number)}
                className={classNames(cell, cellLook(question, isCurrent))}
              >
                {number}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function nameOf(number: number, question: NumberGridQuestion, words: NumberGridProps['words']) {
  const states = [question.isAnswered && words.answered, question.isReported && words.reported];
  return [`${words.question} ${number}`, ...states].filter(Boolean).join(', ');
}

function cellLook({ isAnswered, isReported }: NumberGridQuestion, isCurrent: boolean) {
  if (isCurrent)
    return classNames('border-petrol bg-petrol text-on-petrol forced-chosen', isReported && dashed);
  if (isReported) return classNames('bg-surface text-ink-3', dashed, isAnswered && bar);
  if (isAnswered) return classNames('border-transparent bg-petrol-soft text-petrol-ink', bar);
  return 'border-line bg-surface text-ink-2 hover:border-line-strong';
}

const cell =
  'relative grid aspect-square w-11 place-items-center rounded-control border text-sm leading-none font-semibold tabular-nums transition-colors duration-(--d1) focus-visible:shadow-focus md:w-full md:min-w-9';

const dashed = 'border-dashed border-line-strong';

const bar =
  'after:absolute after:bottom-1.5 after:h-0.5 after:w-2.5 after:rounded-full after:bg-current forced-colors:after:bg-drawn';
