import type { CoveredSection } from '@engram/core/practice-tests/practice-test.ts';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { readTitle } from '@engram/core/rich-text/read-title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { coverageMessages as messages } from './messages.ts';

type CoverageCardProps = {
  sections: readonly CoveredSection[];
  isAdding: boolean;
  onAddMore: (count: number) => void;
};

const askedMore = 3;

/** More would push the rest of the page away. */
const listedFirst = 8;

export function CoverageCard({ sections, isAdding, onAddMore }: CoverageCardProps) {
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const covered = sections.filter(({ questions }) => questions > 0).length;
  const listed = isWhole ? sections : sections.slice(0, listedFirst);
  const isUncovered = covered < sections.length;
  return (
    <Card as="section" padding="small" aria-labelledby={titleId} className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id={titleId} className="type-h3">
          {messages.title}
        </h2>
        <span className="font-semibold">{messages.covered(covered, sections.length)}</span>
      </div>
      <div
        role="img"
        aria-label={messages.picture(covered, sections.length)}
        className="flex gap-0.75"
      >
        {sections.map(({ title, questions }, index) => (
          // Two parts may have the same heading, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <span
            key={`${index} ${title}`}
            className={classNames(barClass, looks[lookOf(questions)])}
          />
        ))}
      </div>
      <ul className="divide-y divide-line">
        {listed.map(({ title, questions }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${title}`} className="flex items-center gap-2.5 py-2">
            <span aria-hidden="true" className={classNames(dotClass, looks[lookOf(questions)])} />
            <span className="min-w-0 flex-1 font-serif text-[0.9375rem] leading-[1.35] wrap-anywhere">
              {readTitle(title)}
            </span>
            <span className="type-xs whitespace-nowrap text-ink-2">
              {questions === 0 ? messages.none : messages.questions(questions)}
            </span>
          </li>
        ))}
      </ul>
      {sections.length > listed.length && (
        <TextButton className="justify-self-start" onClick={() => setIsWhole(true)}>
          {messages.showAll(sections.length)}
        </TextButton>
      )}
      <Button size="small" isBlock isBusy={isAdding} onClick={() => onAddMore(askedMore)}>
        {!isAdding && <Icon icon={Plus} size="small" />}
        {isAdding && messages.adding}
        {!isAdding && (isUncovered ? messages.addUncovered : messages.addMore)(askedMore)}
      </Button>
    </Card>
  );
}

function lookOf(questions: number): keyof typeof looks {
  if (questions === 0) return 'none';
  return questions === 1 ? 'little' : 'much';
}

const barClass = 'h-6 min-w-0 flex-1 rounded-tag border forced-color-adjust-none';

const dotClass = 'size-3 shrink-0 rounded-[4px] border forced-color-adjust-none';

// Hatched, so that it is told apart without its colour.
const looks = {
  much: 'border-petrol bg-petrol',
  little: 'border-petrol bg-petrol/45',
  none: 'border-line-strong bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--line)_4px_6px)]',
};
