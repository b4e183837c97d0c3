import { plans } from '@engram/core/plans/catalogue.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { describePlan, planWords } from '../../plan-words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PlanCard, PopularTag } from '../../ui/plan-card.tsx';
import { premiumMessages as messages } from './messages.ts';

/** The account exists by now, so nothing leads back [ONB-39]. */
export function PremiumStep({ returnPath = paths.dashboard }: { returnPath: string | undefined }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-2">
        <h1 className="type-h1">{messages.title}</h1>
        <p className="text-ink-2">{messages.lead}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
        <PlanCard
          {...free}
          features={free.features.filter(({ text }) => text !== messages.repeatedFeature)}
          action={
            <Link to={returnPath} className={buttonClass({ isBlock: true })}>
              {messages.stay}
            </Link>
          }
        />
        <PlanCard
          {...describePlan(plans.student)}
          popularTag={<PopularTag>{planWords.popular}</PopularTag>}
          action={
            <Link
              to={`${paths.pricing}?source=onboarding`}
              className={buttonClass({ variant: 'primary', isBlock: true })}
            >
              {messages.upgrade}
            </Link>
          }
        />
      </div>
    </div>
  );
}

const free = describePlan(plans.free);
