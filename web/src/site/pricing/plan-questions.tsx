import { isComing } from '@engram/core/availability.ts';
import { Accordion } from '../../ui/navigation/accordion.tsx';
import { Tag } from '../../ui/tag.tsx';
import { planQuestions, withCard } from '../plan-questions-copy.ts';
import type { FaqQuestion } from '../faq/faq-question.ts';
import { siteWords } from '../site-words.ts';
import { useOffer } from '../use-offer.ts';
import { pricingCopy } from './pricing-copy.ts';

export function PlanQuestions() {
  const { title, guarantee } = pricingCopy.questions;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(28px,5vw,80px)] gap-y-5 pt-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <div className="grid content-start gap-2">
        <h2 className="type-h2">{title}</h2>
        <p className="text-ink-2">{guarantee}</p>
      </div>
      <div className="border-t border-line">
        {planQuestions.map((asked, index) => (
          <Accordion key={asked.id} title={asked.question} isOpenAtFirst={index === 0}>
            <p>
              <Answer asked={asked} />{' '}
              {isComing(asked.needs) && <Tag tone="soon">{siteWords.comingSoon}</Tag>}
            </p>
          </Accordion>
        ))}
      </div>
    </section>
  );
}

/** Only this is drawn again once it is known what the server sells, not the page. */
function Answer({ asked }: { asked: FaqQuestion }) {
  const isCardNeeded = useOffer()?.trialNeedsCard === true;
  return isCardNeeded ? withCard(asked).answer : asked.answer;
}
