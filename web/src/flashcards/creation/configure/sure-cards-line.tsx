import { countCards } from '@engram/core/flashcards/change-config.ts';
import { firstConfig } from '@engram/core/flashcards/first-config.ts';
import { withoutAiMessages as messages } from '../../../practice-tests/creation/without-ai/messages.ts';
import { useSureCards } from '../use-sure-cards.ts';
import { useWizard } from '../use-wizard.ts';

/** How many cards the text supports without AI, and what cannot be followed then (D37). */
export function SureCardsLine() {
  const { wizard } = useWizard();
  const counts = useSureCards();
  if (!counts) return null;
  const { supported, coming } = counts;
  const { flashcardConfig: config } = wizard;
  const most = Math.min(countCards(config), supported?.total ?? 0);
  return (
    <div className="grid gap-1 type-sm text-ink-2">
      <p role="status" className="min-h-[1lh]">
        {supported === undefined ? messages.countingCards : messages.supportsCards(supported.total)}
        {coming !== undefined && coming.total < most && ` ${messages.chosenGive(coming.total)}`}
      </p>
      {config.difficulty !== firstConfig.difficulty && (
        <p>{messages.unfollowed([messages.wishes.difficulty])}</p>
      )}
    </div>
  );
}
