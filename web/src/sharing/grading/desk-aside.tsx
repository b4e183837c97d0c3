import { quotesOf } from '@engram/core/materials/quote-of.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { Check, Contrast, type LucideIcon, X } from 'lucide-react';
import { writeSource } from '../../attempts/write-source.ts';
import { KeyLine } from '../../questions/answer-line.tsx';
import { drawPieceOf } from '../../rich-text/draw-piece.tsx';
import { RichLine } from '../../rich-text/rich-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { SourceQuote } from '../../ui/studying/source-quote.tsx';
import { deskMessages as messages, shareNames } from './messages.ts';
import type { Desk, DeskItem, Judged } from './use-desk.ts';

type DeskAsideProps = { desk: Desk; item: DeskItem };

/** The key with what proves it, and all wordings of the question. */
export function DeskAside({ desk, item }: DeskAsideProps) {
  const ofQuestion = desk.items.filter((one) => one.question === item.question);
  const accepted = ofQuestion.flatMap(({ place, wording }) =>
    desk.judged.get(place)?.isAccepted ? [wording.wording] : [],
  );
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 pb-8">
      <KeyCard question={item.question.question} accepted={accepted} />
      <WordingList desk={desk} items={ofQuestion} current={item} />
    </aside>
  );
}

function KeyCard({ question, accepted }: { question: Question; accepted: readonly string[] }) {
  const isTyped = question.type === 'short-answer' || question.type === 'fill-in-blank';
  const others = [...(isTyped ? question.acceptedAnswers : []), ...accepted];
  return (
    <Card as="section" padding="small" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h3 className="type-sm font-semibold">{messages.key}</h3>
        <p className="font-serif text-[1.125rem] wrap-anywhere">
          <KeyLine question={question} />
        </p>
        {others.length > 0 && (
          <p className="type-xs wrap-anywhere text-ink-3">{messages.alsoAccepted(others)}</p>
        )}
      </div>
      <Quote question={question} />
    </Card>
  );
}

function Quote({ question: { source, format } }: { question: Question }) {
  const [quote] = source ? quotesOf(source, '', []) : [];
  if (!quote) return null;
  return (
    <SourceQuote
      highlighted={quote.highlighted}
      draw={drawPieceOf(format)}
      highlightLabel={messages.highlighted}
      isSmall
      isSourceBelow
      {...(quote.page !== undefined && { source: writeSource(undefined, quote.page) })}
    />
  );
}

type WordingListProps = { desk: Desk; items: readonly DeskItem[]; current: DeskItem };

function WordingList({ desk, items, current }: WordingListProps) {
  const all = items.reduce((sum, { wording }) => sum + wording.count, 0);
  return (
    <Card as="section" className="overflow-hidden">
      <h3 className="px-5 py-3.5 type-sm font-semibold">{messages.wordings(items.length, all)}</h3>
      <ol>
        {items.map((item) => (
          <WordingRow
            key={item.place}
            item={item}
            judged={desk.judged.get(item.place)}
            isCurrent={item === current}
            onChoose={() => desk.goTo(item.place)}
          />
        ))}
      </ol>
    </Card>
  );
}

type WordingRowProps = {
  item: DeskItem;
  judged: Judged | undefined;
  isCurrent: boolean;
  onChoose: () => void;
};

/** One that is open can be judged before those above it. */
function WordingRow({ item, judged, isCurrent, onChoose }: WordingRowProps) {
  const { wording, question } = item;
  const row = (
    <>
      <span className="min-w-0 font-serif text-[1.0625rem] wrap-anywhere">
        <RichLine text={wording.wording} format={question.question.format} />
      </span>
      <span className="type-sm font-[640] whitespace-nowrap text-ink-2 tabular-nums">
        <span aria-hidden="true">{messages.times(wording.count)}</span>
        <span className="sr-only">{messages.timesRead(wording.count)}</span>
      </span>
      {judged && <ShareBadge judged={judged} />}
    </>
  );
  return (
    <li
      aria-current={isCurrent || undefined}
      className="border-t border-line aria-[current]:bg-petrol-soft aria-[current]:shadow-[inset_3px_0_0_var(--petrol)] aria-[current]:forced-chosen-edge"
    >
      {judged || isCurrent ? (
        <div className={rowClass}>{row}</div>
      ) : (
        <button
          type="button"
          onClick={onChoose}
          className={classNames(
            rowClass,
            'w-full text-start hover:bg-sunken focus-visible:rounded-small focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-petrol',
          )}
        >
          {row}
        </button>
      )}
    </li>
  );
}

const rowClass = 'grid min-h-12 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 px-5 py-1.5';

function ShareBadge({ judged: { share } }: { judged: Judged }) {
  const { tone, icon } = looks[share];
  return (
    <Badge tone={tone}>
      <Icon icon={icon} size="small" />
      {shareNames[share]}
    </Badge>
  );
}

const looks: Readonly<
  Record<Judged['share'], { tone: 'green' | 'blue' | 'red'; icon: LucideIcon }>
> = {
  1: { tone: 'green', icon: Check },
  0.5: { tone: 'blue', icon: Contrast },
  0: { tone: 'red', icon: X },
};
