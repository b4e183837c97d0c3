import type { FlashcardConfig } from '@engram/core/flashcards/card-set.ts';
import { cardWizardMessages } from '@engram/core/flashcards/wizard-messages.ts';
import { Card } from '../../../ui/card.tsx';
import { checkboxClass } from '../../../ui/forms/checkbox.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Note } from '../../../ui/states/note.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { configureMessages } from '../messages.ts';
import { useWizard } from '../use-wizard.ts';

const messages = configureMessages.topics;

/** What the text is about, and what of it the cards are [FWIZ-32]. */
export function TopicList() {
  const { wizard, change } = useWizard();
  const { topics } = wizard.flashcardConfig;
  const selected = topics.filter((topic) => topic.selected).length;
  if (topics.length === 0) {
    return (
      <Card as="section" padding="small" aria-label={messages.title} className="grid gap-3">
        <h2 className="type-h3">{messages.title}</h2>
        <Note>{cardWizardMessages.noTopics}</Note>
      </Card>
    );
  }
  return (
    <Card as="section" aria-label={messages.title} className="overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-[clamp(18px,2.2vw,24px)] py-4">
        <div>
          <h2 className="type-h3">{messages.title}</h2>
          <p role="status" className="type-xs text-ink-3">
            {selected === 0 ? messages.noneSelected : messages.selected(selected, topics.length)}
          </p>
        </div>
        <div className="flex gap-3.5">
          <TextButton onClick={() => change({ type: 'select-topics', selected: true })}>
            {messages.selectAll}
          </TextButton>
          <TextButton onClick={() => change({ type: 'select-topics', selected: false })}>
            {messages.unselectAll}
          </TextButton>
        </div>
      </header>
      <ul>
        {topics.map((topic) => (
          <TopicRow key={topic.id} topic={topic} />
        ))}
      </ul>
    </Card>
  );
}

function TopicRow({ topic }: { topic: FlashcardConfig['topics'][number] }) {
  const { change } = useWizard();
  const { id, name, relevance, selected } = topic;
  return (
    <li className="border-t border-line">
      <label className="flex min-h-12.5 cursor-pointer items-center gap-2.5 px-[clamp(18px,2.2vw,24px)] py-2.5 has-focus-visible:bg-sunken">
        <input
          type="checkbox"
          checked={selected}
          onChange={() => change({ type: 'toggle-topic', id })}
          className={checkboxClass}
        />
        <span
          className={classNames(
            'min-w-0 flex-1 font-serif wrap-anywhere',
            !selected && 'text-ink-2',
          )}
        >
          {name}
        </span>
        <span className="flex items-center gap-2.5">
          <span aria-hidden="true" className="w-18 max-md:hidden">
            <ProgressBar
              aria-label={messages.relevanceLabel}
              value={relevance}
              isThin
              tone={selected ? 'petrol' : 'quiet'}
            />
          </span>
          <span className="w-9 text-end type-xs text-ink-2">
            <span className="sr-only">{messages.relevanceLabel} </span>
            {messages.relevance(relevance)}
          </span>
        </span>
      </label>
    </li>
  );
}
