import { type Plan, plans } from '@engram/core/plans/catalogue.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { writeFeature, writeLimit, writePrice } from '../../plan-words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PlanCard } from '../../ui/plan-card.tsx';
import { premiumMessages as messages } from './messages.ts';

/** The account exists by now, so nothing leads back [ONB-39]. */
export function PremiumStep() {
  const premium = writePrice(plans.student);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-2">
        <h1 className="type-h1">{messages.title}</h1>
        <p className="text-ink-2">{messages.lead}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
        <PlanCard
          name={plans.free.name}
          text={messages.free.text}
          price={writePrice(plans.free).amount}
          priceNote={messages.free.priceNote}
          limits={listLimits(plans.free)}
          features={freeFeatures}
          action={
            <Link to={paths.dashboard} className={buttonClass({ isBlock: true })}>
              {messages.stay}
            </Link>
          }
        />
        <PlanCard
          name={plans.student.name}
          text={messages.premium.text}
          popularTag={messages.popular}
          price={premium.amount}
          {...(premium.listAmount !== undefined && {
            listPrice: { label: messages.listPrice, amount: premium.listAmount },
          })}
          priceNote={premium.listAmount === undefined ? messages.perMonth : <BetaNote />}
          limits={listLimits(plans.student)}
          features={plans.student.features.map(writeFeature)}
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

const freeFeatures = plans.free.features
  .map(writeFeature)
  .filter((feature) => feature !== messages.repeatedFeature);

function BetaNote() {
  const [first, second] = messages.betaNote;
  return (
    <>
      {first}
      <br />
      {second}
    </>
  );
}

function listLimits({ limits }: Plan) {
  return [
    { name: messages.limits.tests, value: writeLimit(limits.aiTestsPerMonth) },
    { name: messages.limits.characters, value: writeLimit(limits.characters) },
    { name: messages.limits.questions, value: writeLimit(limits.questionsPerTest) },
  ];
}
