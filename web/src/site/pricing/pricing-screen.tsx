import { type Plan, planIds, plans } from '@engram/core/plans/catalogue.ts';
import { Link } from 'react-router';
import type { SignInState } from '../../accounts/session/sign-in-state.ts';
import { writeHead } from '../../page-head.ts';
import { paths, pathsOf } from '../../paths.ts';
import { describePlan, planWords } from '../../plan-words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Note } from '../../ui/states/note.tsx';
import { PlanCard, PopularTag } from '../../ui/plan-card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ClosingBand } from '../closing-band.tsx';
import { Offered } from '../offered.tsx';
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
            {...tagsOf(plans[id])}
            action={<Choose plan={plans[id]} />}
          />
        ))}
      </div>
      <PlanQuestions />
      <ClosingBand>
        <Link to={paths.contact} className={buttonClass()}>
          {copy.contactSales}
        </Link>
        <Offered paid={<Trial variant="primary" />} free={<Trial variant="secondary" />} />
      </ClosingBand>
    </div>
  );
}

/** Every button goes to /auth [PRICE-20], which passes on whoever is signed in (CF-17). */
function wayTo({ id, isPremium }: Plan): SignInState {
  return { returnPath: isPremium ? pathsOf.startPlan(id) : paths.dashboard };
}

/** A tag takes the place of 'Most Popular': both do not fit in a row, and buttons would not be level. */
function tagsOf({ isPremium, isMostPopular }: Plan) {
  const { tag } = copy.paymentsOff;
  return {
    ...(isPremium && { soonTag: <Offered free={<Tag tone="soon">{tag}</Tag>} /> }),
    ...(isMostPopular && {
      popularTag: <Offered paid={<PopularTag>{planWords.popular}</PopularTag>} />,
    }),
  };
}

type Variant = 'primary' | 'secondary';

/** Where nobody can pay, only Free can be started. */
function Choose({ plan }: { plan: Plan }) {
  const paid = plan.isMostPopular ? 'primary' : 'secondary';
  const free = plan.isPremium ? 'secondary' : 'primary';
  const linkOf = (variant: Variant) => (
    <Link to={paths.logIn} state={wayTo(plan)} className={buttonClass({ variant, isBlock: true })}>
      {copy.choose[plan.id]}
    </Link>
  );
  if (paid === free) return linkOf(paid);
  return <Offered paid={linkOf(paid)} free={linkOf(free)} />;
}

function Trial({ variant }: { variant: Variant }) {
  return (
    <Link to={paths.logIn} state={wayTo(plans.student)} className={buttonClass({ variant })}>
      {copy.startTrial}
    </Link>
  );
}

function Heading() {
  const { title, lead, paymentsOff } = copy;
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <h1 className="type-h1 text-[clamp(2rem,1.6rem+1.6vw,2.75rem)]">
        {title.before} <span className="swipe px-[0.14em]">{title.highlighted}</span>
      </h1>
      <Offered
        paid={<p className="type-lead">{lead}</p>}
        free={<Note className="text-start">{paymentsOff.note}</Note>}
      />
    </div>
  );
}
