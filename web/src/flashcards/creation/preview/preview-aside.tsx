import { type CardType, cardTypes } from '@engram/core/flashcards/card.ts';
import { cardTypeNames } from '@engram/core/flashcards/wizard-messages.ts';
import { difficultyNames } from '@engram/core/practice-tests/messages.ts';
import { SummaryRows } from '../../../practice-tests/creation/summary-rows.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { configureMessages, previewMessages as messages } from '../messages.ts';
import { useWizard } from '../use-wizard.ts';

/** What the set is, or is becoming [FWIZ-45] [FWIZ-46] [FWIZ-47]. */
export function PreviewAside({ isMade }: { isMade: boolean }) {
  const { wizard } = useWizard();
  const { flashcardConfig: config, cards } = wizard;
  const topics = config.topics.filter(({ selected }) => selected);
  // Until they are there, what was asked for; then what there is.
  const counts = cardTypes.map((type) => ({
    type,
    count: isMade
      ? cards.filter((card) => card.type === type).length
      : (config.cardTypes.find((one) => one.type === type)?.count ?? 0),
  }));
  const shown = counts.filter(({ count }) => count > 0);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-23">
      <Card as="section" padding="small" aria-label={messages.summary.title} className="grid gap-2">
        <h2 className="type-h3 wrap-anywhere">{config.setName.trim()}</h2>
        <SummaryRows
          rows={[
            { name: messages.summary.difficulty, value: difficultyNames[config.difficulty] },
            {
              name: messages.summary.topics,
              value: topics.length === 0 ? messages.summary.allTopics : String(topics.length),
            },
            { name: messages.summary.total, value: String(total) },
            ...shown.map(({ type, count }) => ({
              name: cardTypeNames[type],
              value: String(count),
            })),
          ]}
        />
        {total > 0 && <Distribution counts={shown} total={total} />}
      </Card>
      {topics.length > 0 && (
        <Card as="section" padding="small" aria-label={messages.topics} className="grid gap-3">
          <h2 className="type-h3">{messages.topics}</h2>
          <ul className="grid gap-2">
            {topics.map(({ id, name, relevance }) => (
              <li key={id} className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 font-serif text-[0.9375rem] wrap-anywhere">{name}</span>
                <span className="type-xs text-ink-2">
                  <span className="sr-only">{configureMessages.topics.relevanceLabel} </span>
                  {configureMessages.topics.relevance(relevance)}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  );
}

type Counts = readonly { type: CardType; count: number }[];

/** The rows say it in words. */
function Distribution({ counts, total }: { counts: Counts; total: number }) {
  const parts = counts.map(({ type, count }, index) => {
    const before = counts.slice(0, index).reduce((sum, one) => sum + one.count, 0);
    return { type, start: (100 * before) / total, share: (100 * count) / total };
  });
  return (
    // An svg takes its widths from attributes; a style attribute is forbidden when prerendered.
    <svg aria-hidden="true" className="mt-1 h-2.5 w-full overflow-hidden rounded-full">
      {parts.map(({ type, start, share }, index) => (
        <rect
          key={type}
          x={`${start}%`}
          width={`${share - (index < parts.length - 1 ? gap : 0)}%`}
          height="100%"
          className={classNames(fills[type], 'forced-colors:fill-chosen')}
        />
      ))}
    </svg>
  );
}

const gap = 1;

const fills = {
  'term-definition': 'fill-petrol',
  'question-answer': 'fill-petrol/45',
  'fill-in-blank': 'fill-mark',
};
