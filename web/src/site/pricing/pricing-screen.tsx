import { type Plan, planIds, plans } from '@engram/core/plans/catalogue.ts';
import { Link } from 'react-router';
import type { SignInState } from '../../accounts/session/sign-in-state.ts';
import { writeHead } from '../../page-head.ts';
import { paths, pathsOf } from '../../paths.ts';
import { describePlan } from '../../plan-words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Note } from '../../ui/states/note.tsx';
import { PlanCard } from '../../ui/plan-card.tsx';
import { ClosingBand } from '../closing-band.tsx';
import { useOffer } from '../use-offer.ts';
import { PlanQuestions } from './plan-questions.tsx';
import { pricingCopy as copy } from './pricing-copy.ts';

export const meta = () =>
  writeHead({ path: paths.pricing, title: copy.documentTitle, description: copy.description });

export default function PricingScreen() {
  const offer = useOffer();
  const canPay = offer?.canPay !== false;
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-8">
      <Heading canPay={offer?.canPay} />
      <div className="mx-auto grid w-full max-w-120 grid-cols-[minmax(0,1fr)] gap-5 lg:max-w-none lg:grid-cols-3">
        {planIds.map((id) => (
          <PlanCard
            key={id}
            {...describeHere(plans[id], canPay)}
            action={
              <Link
                to={paths.logIn}
                state={wayTo(plans[id])}
                className={buttonClass({
                  variant: isRecommended(plans[id], canPay) ? 'primary' : 'secondary',
                  isBlock: true,
                })}
              >
                {copy.choose[id]}
              </Link>
            }
          />
        ))}
      </div>
      <PlanQuestions trialNeedsCard={offer?.trialNeedsCard === true} />
      <ClosingBand>
        <Link to={paths.contact} className={buttonClass()}>
          {copy.contactSales}
        </Link>
        <Link
          to={paths.logIn}
          state={wayTo(plans.student)}
          className={buttonClass({ variant: canPay ? 'primary' : 'secondary' })}
        >
          {copy.startTrial}
        </Link>
      </ClosingBand>
    </div>
  );
}

/** Every button goes to /auth [PRICE-20], which passes on whoever is signed in (CF-17). */
function wayTo({ id, isPremium }: Plan): SignInState {
  return { returnPath: isPremium ? pathsOf.startPlan(id) : paths.dashboard };
}

/** A tag takes the place of 'Most Popular': both do not fit in a row, and buttons would not be level. */
function describeHere(plan: Plan, canPay: boolean) {
  if (canPay || !plan.isPremium) return describePlan(plan);
  return { ...describePlan({ ...plan, isMostPopular: false }), soonTag: copy.paymentsOff.tag };
}

/** Where nobody can pay, only Free can be started. */
function isRecommended({ isMostPopular, isPremium }: Plan, canPay: boolean): boolean {
  return canPay ? isMostPopular : !isPremium;
}

/** A page that any server may send has both, and its root says which of them is seen. */
function Heading({ canPay }: { canPay: boolean | undefined }) {
  const { title, lead, paymentsOff } = copy;
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <h1 className="type-h1 text-[clamp(2rem,1.6rem+1.6vw,2.75rem)]">
        {title.before} <span className="swipe px-[0.14em]">{title.highlighted}</span>
      </h1>
      <div>
        {canPay !== false && <p className="type-lead payments-off:hidden">{lead}</p>}
        {canPay !== true && (
          <div className="hidden payments-off:block">
            <Note className="text-start">{paymentsOff.note}</Note>
          </div>
        )}
      </div>
    </div>
  );
}
