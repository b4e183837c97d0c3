import { type CardType, cardTypes } from '@engram/core/flashcards/card.ts';
import { countCards, isPremiumType } from '@engram/core/flashcards/change-config.ts';
import { cardTypeNames } from '@engram/core/flashcards/wizard-messages.ts';
import { flashcardLimits } from '@engram/core/limits.ts';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { NumberStepper } from '../../../ui/forms/number-stepper.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { configureMessages } from '../messages.ts';
import { useWizard } from '../use-wizard.ts';

const messages = configureMessages.types;

/** How many cards of each type [FWIZ-34] [FWIZ-36]. */
export function CardTypeList() {
  const { wizard } = useWizard();
  const titleId = useId();
  const { minPerType, maxPerType } = flashcardLimits;
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="type-sm font-semibold">
        {messages.title}
      </h2>
      <ul className="overflow-hidden rounded-option border border-line bg-surface">
        {cardTypes.map((type) => (
          <TypeRow key={type} type={type} />
        ))}
      </ul>
      <p aria-live="polite" className="type-xs text-ink-3">
        {messages.hint(minPerType, maxPerType, countCards(wizard.flashcardConfig))}
      </p>
    </section>
  );
}

function TypeRow({ type }: { type: CardType }) {
  const { plan } = useWizard();
  const isLocked = isPremiumType(type) && !plan.isPremium;
  return (
    <li
      className={classNames(
        'flex min-h-15 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-t border-line py-2 ps-3.5 pe-3 first:border-t-0',
        isLocked && 'bg-paper text-ink-2',
      )}
    >
      <span className="grid min-w-34 flex-1 gap-0.5">
        <span className="type-sm font-semibold">{cardTypeNames[type]}</span>
        <span className="type-xs text-ink-3">{messages.texts[type]}</span>
      </span>
      {isLocked ? <Locked /> : <TypeCount type={type} />}
    </li>
  );
}

function TypeCount({ type }: { type: CardType }) {
  const { wizard, change } = useWizard();
  const name = cardTypeNames[type];
  const asked = wizard.flashcardConfig.cardTypes.find((one) => one.type === type);
  return (
    <NumberStepper
      aria-label={messages.count(name)}
      decreaseLabel={messages.fewer(name)}
      increaseLabel={messages.more(name)}
      value={asked?.count ?? 0}
      min={flashcardLimits.minPerType}
      max={flashcardLimits.maxPerType}
      emptyValue={0} // [FWIZ-37]
      onValueChange={(count) => change({ type: 'count', cardType: type, count })}
    />
  );
}

/** [FWIZ-39] [FWIZ-40] */
function Locked() {
  const { change } = useWizard();
  return (
    <span className="flex items-center gap-3">
      <Tag>{messages.premium}</Tag>
      <Button
        size="small"
        aria-label={messages.upgradeLabel}
        onClick={() => change({ type: 'show-premium', isShown: true })}
      >
        {messages.upgrade}
      </Button>
    </span>
  );
}
