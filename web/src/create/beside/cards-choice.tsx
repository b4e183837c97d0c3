import { countCards } from '@engram/core/flashcards/change-config.ts';
import { planCards } from '@engram/core/flashcards/plan-cards.ts';
import { useQuery } from '@tanstack/react-query';
import { sureCountQuery } from '../../generation/sure-count-query.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { createMessages as messages } from '../messages.ts';
import { isWithoutAi, modelsQuery } from '../../practice-tests/creation/models.ts';
import { alsoCards } from './also-cards.ts';
import { useFlow } from '../../practice-tests/creation/use-flow.ts';
import { cutForPlan } from '../../practice-tests/creation/without-ai/use-sure-counts.ts';

type CardsChoiceProps = {
  /** As far as it is on this device. */
  text: string;
  characters: number;
};

/** Cards of the same text, and about how many; without AI how many there are. */
export function CardsChoice({ text, characters }: CardsChoiceProps) {
  const [isWanted, want] = alsoCards.useSwitch();
  const count = useCount({ text, characters });
  const isNone = count === messages.noCards;
  return (
    <Checkbox
      checked={isWanted && !isNone}
      disabled={isNone}
      onChange={({ target }) => want(target.checked)}
      label={
        <>
          {messages.alsoCards} <span className="text-ink-2">{count}</span>
        </>
      }
      className="min-h-11 content-center"
    />
  );
}

function useCount({ text, characters }: CardsChoiceProps): string {
  const { plan } = useFlow();
  const { data: menu } = useQuery(modelsQuery);
  const isByRule = isWithoutAi(menu);
  const wanted = planCards(characters, { isWithoutAi: isByRule });
  const material = cutForPlan(text, plan.limits.characters);
  const enabled = isByRule && material.trim() !== '';
  const counted = useQuery({
    ...sureCountQuery({ kind: 'count-cards', material, wanted }),
    enabled,
  });
  if (characters === 0) return '';
  if (isByRule && material.trim() === '') return '';
  if (!enabled || counted.isError) return messages.about(countCards({ cardTypes: wanted }));
  if (!counted.data) return '';
  return counted.data.total === 0 ? messages.noCards : messages.exactly(counted.data.total);
}
