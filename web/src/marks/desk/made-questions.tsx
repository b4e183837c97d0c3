import { ArrowRight, ChevronUp, Layers } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/states/note.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import type { MarkedSource } from '../keeping/mark-keeper.ts';
import { deskMessages as all } from '../messages.ts';
import { UndoButton } from './desk-bar.tsx';
import { Dock } from './dock.tsx';
import { QuestionList } from './question-list.tsx';
import type { Desk } from './use-desk.ts';

const messages = all.made;

/** What is made of the marks, and who makes it. */
export type Makers = {
  takeTest: (wish: { matching: boolean }) => void;
  saveCards: () => void;
  /** The one that is at work. */
  busy: 'test' | 'cards' | undefined;
  /** Why it could not be made. */
  failure: string | undefined;
};

type MadeQuestionsProps = {
  desk: Desk;
  sources: readonly MarkedSource[];
  makers: Makers;
  /** The words that are to become a question, above the drawer where the window is narrow. */
  asking: ReactNode;
};

/** The questions beside the text; where the window is narrow a drawer at its bottom. */
export function MadeQuestions({ desk, sources, makers, asking }: MadeQuestionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wantsMatching, setWantsMatching] = useState(false);
  const listId = useId();
  const { marks, matchable } = desk;
  const matching = wantsMatching && matchable.length > 0;
  return (
    <Dock>
      {asking}
      <section
        id="made-of-marks"
        tabIndex={-1}
        aria-label={messages.label}
        data-bottom-bar
        className="grid grid-cols-[minmax(0,1fr)] overflow-hidden border-line bg-surface max-lg:gap-1.5 max-lg:rounded-t-[20px] max-lg:border-t max-lg:bg-raised max-lg:px-(--gutter) max-lg:pt-1.5 max-lg:pb-[max(14px,env(safe-area-inset-bottom))] max-lg:shadow-e3 lg:sticky lg:top-22 lg:max-h-[calc(100dvh-108px)] lg:grid-rows-[auto_auto_minmax(0,1fr)_auto] lg:rounded-card lg:border lg:shadow-e1"
      >
        <span
          aria-hidden="true"
          className="mx-auto mt-0.5 h-1 w-10 rounded-full bg-line-strong lg:hidden"
        />
        <div className="flex min-h-11 items-center lg:px-5 lg:pt-3">
          <h2 className="flex flex-wrap items-center gap-x-2.5 type-h3 max-lg:gap-x-2 max-lg:text-base">
            <span>{messages.marks(marks.length)}</span>
            <Icon icon={ArrowRight} size="small" className="text-ink-3" />
            <span className="sr-only">{messages.give}</span>
            <span>{countMade(desk, matching)}</span>
          </h2>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={messages.showAll}
            onClick={() => setIsOpen(!isOpen)}
            className="grid size-11 place-items-center rounded-full text-ink-2 focus-visible:shadow-focus lg:hidden"
          >
            <Icon icon={ChevronUp} className={classNames(isOpen && 'rotate-180')} />
          </button>
          <UndoButton desk={desk} className="ms-auto -me-3 lg:hidden" />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 max-lg:order-last lg:border-b lg:border-line lg:px-5 lg:pt-2 lg:pb-4.5">
          {makers.failure !== undefined && <Note tone="red">{makers.failure}</Note>}
          {desk.isWaiting && <Note tone="yellow">{all.waiting}</Note>}
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 max-lg:*:min-h-12">
            <Button
              variant="primary"
              canWrap
              isBusy={makers.busy === 'test'}
              isPaused={makers.busy === 'cards'}
              disabled={marks.length === 0}
              onClick={() => makers.takeTest({ matching })}
            >
              {makers.busy === 'test' ? all.taking : all.take}
            </Button>
            <Button
              isBusy={makers.busy === 'cards'}
              isPaused={makers.busy === 'test'}
              disabled={marks.length === 0}
              canWrap
              onClick={makers.saveCards}
            >
              {makers.busy !== 'cards' && <Icon icon={Layers} className="max-lg:hidden" />}
              {makers.busy === 'cards' ? all.savingCards : all.saveCards}
            </Button>
          </div>
        </div>
        <div id={listId} className="min-h-0 lg:overflow-auto">
          {marks.length === 0 ? (
            <p className="px-1 py-2 type-sm text-ink-2 lg:px-5 lg:py-4">{messages.none}</p>
          ) : (
            <QuestionList desk={desk} sources={sources} isOpen={isOpen} />
          )}
        </div>
        {matchable.length > 0 && (
          <p
            className={classNames(
              'flex items-center justify-between gap-x-2.5 gap-y-1 type-sm text-ink-2 lg:border-t lg:border-line lg:py-2 lg:ps-5 lg:pe-2.5',
              !isOpen && 'max-lg:hidden',
            )}
          >
            <span>{sayMatching(desk, matching)}</span>
            <TextButton
              onClick={() => setWantsMatching(!matching)}
              className="min-h-11 px-2.5 whitespace-nowrap"
            >
              {matching ? all.matching.off : all.matching.on}
            </TextButton>
          </p>
        )}
      </section>
    </Dock>
  );
}

/** Cards are none of the test; where words are matched, all of them are one question. */
function countMade({ marks, matchable }: Desk, matching: boolean): string {
  const cards = marks.filter(({ form }) => form === 'card').length;
  const asked = marks.length - cards;
  const count = matching ? asked - matchable.length + 1 : asked;
  const words = [
    ...(count > 0 || cards === 0 ? [messages.questions(count)] : []),
    ...(cards > 0 ? [messages.cards(cards)] : []),
  ];
  return words.join(', ');
}

const namedWords = 3;

function sayMatching({ marks, matchable, wordsOf }: Desk, matching: boolean): string {
  const names = marks.filter(({ id }) => matchable.includes(id)).map(wordsOf);
  const shown = names.length > namedWords ? names.slice(0, namedWords - 1) : names;
  const rest = names.length - shown.length;
  const list = new Intl.ListFormat('en').format([
    ...shown,
    ...(rest > 0 ? [all.matching.more(rest)] : []),
  ]);
  return matching ? all.matching.wanted(list) : all.matching.offer(list);
}
