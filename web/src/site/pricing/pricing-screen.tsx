import { isComing } from '@engram/core/availability.ts';
import { type Plan, planIds, plans } from '@engram/core/plans/catalogue.ts';
import { Link } from 'react-router';
import { writeHead } from '../../page-head.ts';
import { paths } from '../../paths.ts';
import { describePlan } from '../../plan-words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { PlanCard } from '../../ui/plan-card.tsx';
import { ClosingBand } from '../closing-band.tsx';
import { PlanQuestions } from './plan-questions.tsx';
import { pricingCopy as copy } from './pricing-copy.ts';

export const meta = () =>
  writeHead({ path: paths.pricing, title: copy.documentTitle, description: copy.description });

export default function PricingScreen() {
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-8">
      <Heading />
      <div className="mx-auto grid w-full max-w-120 grid-cols-[minmax(0,1fr)] gap-5 lg:max-w-none lg:grid-cols-3">
        {planIds.map((id) => (
          <PlanCard
            key={id}
            {...describePlan(plans[id])}
            action={
              <Link
                to={paths.logIn}
                className={buttonClass({
                  variant: isRecommended(plans[id]) ? 'primary' : 'secondary',
                  isBlock: true,
                })}
              >
                {copy.choose[id]}
              </Link>
            }
          />
        ))}
      </div>
      <PlanQuestions />
      <ClosingBand {...(copy.closing !== undefined && { text: copy.closing })}>
        <Link to={paths.contact} className={buttonClass()}>
          {copy.contactSales}
        </Link>
        <Link to={paths.logIn} className={buttonClass({ variant: 'primary' })}>
          {copy.startTrial}
        </Link>
      </ClosingBand>
    </div>
  );
}

/** While nobody can pay, only Free can be started today. */
function isRecommended({ isMostPopular, isPremium }: Plan): boolean {
  return isComing('payment') ? !isPremium : isMostPopular;
}

function Heading() {
  const { title, lead, notYet } = copy;
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <h1 className="type-h1 text-[clamp(2rem,1.6rem+1.6vw,2.75rem)]">
        {title.before} <span className="swipe px-[0.14em]">{title.highlighted}</span>
      </h1>
      <p className="type-lead">{lead}</p>
      {notYet !== undefined && <Note className="text-start">{notYet}</Note>}
    </div>
  );
}
