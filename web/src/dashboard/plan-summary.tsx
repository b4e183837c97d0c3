import type { User } from '@engram/core/accounts/user.ts';
import { type PlanFeature, plans, premiumBenefits } from '@engram/core/plans/catalogue.ts';
import { Link } from 'react-router';
import { planInForce } from '../accounts/settings/subscription/describe-subscription.ts';
import { paths } from '../paths.ts';
import { listFeatures, writeLimit } from '../plan-words.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TickList } from '../ui/tick-list.tsx';
import { dashboardMessages } from './messages.ts';
import { PlanUsage } from './plan-usage.tsx';

const messages = dashboardMessages.plan;

/** Plan and rights are the server's word, and nobody else's (CF-14, SM-03). */
export function PlanSummary({ user }: { user: User }) {
  const plan = planInForce(user);
  const { limits } = plan;
  return (
    <Card as="section" padding="small" aria-label={messages.region} className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="type-h3">{messages.name(plan.name)}</h2>
        <Badge>{messages.current}</Badge>
      </div>
      <div className="grid gap-2">
        <PlanUsage limitOfPlan={limits.aiTestsPerMonth} />
        <p className="type-xs text-ink-3">
          {messages.limits(writeLimit(limits.characters), writeLimit(limits.questionsPerTest))}
        </p>
      </div>
      <hr className="border-line" />
      {user.isPremium ? <PremiumPlan /> : <Upgrade />}
    </Card>
  );
}

function PremiumPlan() {
  return (
    <>
      <p className="type-sm font-semibold">{messages.included}</p>
      <TickList
        lines={listFeatures([unlimitedTests, ...premiumBenefits])}
        className="gap-2 type-sm"
      />
      <Link to={paths.subscription} className={buttonClass({ isBlock: true })}>
        {messages.manage}
      </Link>
    </>
  );
}

function Upgrade() {
  const { characters, questionsPerTest } = plans.student.limits;
  const limits: PlanFeature = {
    text: messages.premiumLimits(writeLimit(characters), writeLimit(questionsPerTest)),
    needs: 'practice-tests',
  };
  return (
    <>
      <p className="type-sm font-semibold">{messages.premiumAdds}</p>
      <TickList
        lines={listFeatures([limits, unlimitedTests, ...premiumBenefits])}
        className="gap-2 type-sm"
      />
      <Link to={paths.pricing} className={buttonClass({ variant: 'upgrade', isBlock: true })}>
        {messages.upgrade}
      </Link>
    </>
  );
}

const unlimitedTests: PlanFeature = { text: messages.unlimitedTests, needs: 'practice-tests' };
