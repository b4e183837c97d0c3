import { ListChecks, Shuffle, TextCursorInput } from 'lucide-react';
import { AnswerOption } from '../../ui/studying/answer-option.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Note } from '../../ui/states/note.tsx';
import { SourceQuote } from '../../ui/studying/source-quote.tsx';
import { pictureCopy as copy } from './picture-copy.ts';
import { PictureRow, PictureRows } from './picture-row.tsx';

export function QuestionTypes() {
  const { choice, blank, matching } = copy.questionTypes;
  const rows = [
    { icon: ListChecks, name: choice, count: 8 },
    { icon: TextCursorInput, name: blank, count: 5 },
    { icon: Shuffle, name: matching, count: 2 },
  ];
  return (
    <PictureRows>
      {rows.map(({ icon, name, count }) => (
        <PictureRow key={name} icon={icon} name={name}>
          <span className="type-sm text-ink-2">{count}</span>
        </PictureRow>
      ))}
    </PictureRows>
  );
}

export function Quote() {
  const { before, highlighted, label } = copy.quote;
  return (
    <div className="max-w-72">
      <SourceQuote isSmall before={before} highlighted={highlighted} highlightLabel={label} />
    </div>
  );
}

export function Ratings() {
  return (
    <div className="grid w-full max-w-80 grid-cols-4 gap-1.5">
      {copy.ratings.map(({ name, next, look }) => (
        <div
          key={name}
          className={classNames(
            'grid justify-items-center gap-px rounded-tile border px-1 py-3 type-sm font-[640]',
            ratingLooks[look],
          )}
        >
          {name}
          <span
            className={classNames(
              'text-xs font-medium whitespace-nowrap',
              look === 'good' ? 'opacity-86' : 'text-ink-2',
            )}
          >
            {next}
          </span>
        </div>
      ))}
    </div>
  );
}

const ratingLooks = {
  again: 'border-line bg-surface text-danger',
  plain: 'border-line bg-surface',
  good: 'border-transparent bg-petrol text-on-petrol',
};

export function Deck() {
  const { size, due, term } = copy.deck;
  return (
    <div className="isolate w-full max-w-55 pb-3">
      <div className="relative grid aspect-video grid-rows-[auto_1fr] rounded-card border border-line bg-surface px-5 pb-4.5 shadow-e1">
        <div className={classNames(edge, '-z-10 translate-y-1.5 scale-x-97')} />
        <div className={classNames(edge, '-z-20 translate-y-3 scale-x-94 opacity-60')} />
        <div className="-mx-5 flex min-h-11.5 flex-wrap items-center justify-between gap-x-3 border-b border-line px-5 type-xs text-ink-3">
          <span>{size}</span>
          <span>{due}</span>
        </div>
        <p className="self-end font-serif text-[1.4375rem] leading-[1.22] font-[480] tracking-[-0.015em]">
          {term}
        </p>
      </div>
    </div>
  );
}

/** The rest of the deck, seen under the card. */
const edge = 'absolute inset-0 rounded-card border border-line bg-surface';

export function Progress() {
  const { name, score } = copy.progress;
  return (
    <Card padding="small" className="grid w-full max-w-67.5 gap-2">
      <div className="flex items-center justify-between gap-3">
        <span className="type-sm font-semibold">{name}</span>
        <Badge tone="green">{score}</Badge>
      </div>
      <svg viewBox="0 0 228 56" fill="none" className="h-auto w-full overflow-visible">
        <path d="M0 28H228" strokeDasharray="2 4" className="stroke-line-strong opacity-70" />
        <path
          d="M5 44.9 59.3 34.9 113.5 28 167.8 19.6 222 11.1"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-petrol"
        />
        <circle cx="222" cy="11.1" r="3.5" className="fill-petrol" />
      </svg>
    </Card>
  );
}

export function Feedback() {
  const { letter, answer, verdict } = copy.feedback;
  return (
    <PictureRows>
      <AnswerOption isCompact state="correct" letter={letter} text={answer} />
      <Note tone="green" className="font-semibold">
        {verdict}
      </Note>
    </PictureRows>
  );
}
