import { screenTimings } from '@engram/core/limits.ts';
import {
  betaPromotion,
  paidPlanIds,
  plans,
  popupBenefits,
  priceToPay,
} from '@engram/core/plans/catalogue.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { listFeatures, writeMoney } from '../plan-words.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { DialogPoster } from '../ui/dialogs/dialog-poster.tsx';
import { Tag } from '../ui/tag.tsx';
import { type TickLine, TickList } from '../ui/tick-list.tsx';
import { premiumDialogMessages as messages } from './messages.ts';

type PremiumDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Such as "Fill-in-Blank Cards" (N31). */
  feature: string;
  /** One sentence about the feature. */
  description: string;
  /** Those of the feature, before those of every premium plan. */
  benefits?: readonly TickLine[];
};

/** What a free user meets in front of something that premium has. */
export function PremiumDialog({
  isOpen,
  onClose,
  feature,
  description,
  benefits = [],
}: PremiumDialogProps) {
  return (
    <DialogPoster
      isOpen={isOpen}
      onClose={onClose}
      fade={fade}
      drawing={<PremiumDrawing />}
      badge={<Tag>{messages.badge}</Tag>}
      title={messages.title(feature)}
      description={description}
      closeLabel={messages.close}
    >
      <TickList
        lines={[...benefits, ...listFeatures(popupBenefits)]}
        className="gap-2.5 text-[0.9375rem]"
      />
      <div className="grid gap-2">
        <Link
          to={paths.pricing}
          className={buttonClass({ variant: 'primary', size: 'large', isBlock: true })}
        >
          {messages.seePlans}
        </Link>
        <Button variant="ghost" isBlock onClick={onClose}>
          {messages.noThanks}
        </Button>
      </div>
      <p className="text-center type-xs text-ink-3">{messages.price(writeMoney(lowestPrice))}</p>
    </DialogPoster>
  );
}

/** [RES-59] [RES-60] */
const fade = { inAfterMs: screenTimings.popupFadeInMs, outMs: screenTimings.popupFadeOutMs };

const lowestPrice = Math.min(...paidPlanIds.map((id) => priceToPay(plans[id], betaPromotion)));

/** The trace runs in, makes its loop and goes on. It takes the colour of the words around it. */
function PremiumDrawing() {
  return (
    <svg
      viewBox="0 0 440 124"
      // In a wider or narrower dialog the trace still reaches both edges.
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
      className="size-full"
    >
      <path d="M-4 78H226C252 78 262 56 252 38C240 18 208 20 196 42C184 66 198 96 224 100C250 104 262 92 276 78C292 62 330 62 444 62" />
      <circle cx="276" cy="78" r="5" fill="currentColor" stroke="none" />
    </svg>
  );
}
