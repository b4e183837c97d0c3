import { isComing } from '@engram/core/availability.ts';
import { Accordion } from '../../ui/navigation/accordion.tsx';
import { Tag } from '../../ui/tag.tsx';
import { planQuestions, withCard } from '../plan-questions-copy.ts';
import { siteWords } from '../site-words.ts';
import { pricingCopy } from './pricing-copy.ts';

export function PlanQuestions({ trialNeedsCard }: { trialNeedsCard: boolean }) {
  const { title, guarantee } = pricingCopy.questions;
  const questions = trialNeedsCard ? withCard(planQuestions) : planQuestions;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(28px,5vw,80px)] gap-y-5 pt-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <div className="grid content-start gap-2">
        <h2 className="type-h2">{title}</h2>
        <p className="text-ink-2">{guarantee}</p>
      </div>
      <div className="border-t border-line">
        {questions.map(({ id, question, answer, needs }, index) => (
          <Accordion key={id} title={question} isOpenAtFirst={index === 0}>
            <p>
              {answer} {isComing(needs) && <Tag tone="soon">{siteWords.comingSoon}</Tag>}
            </p>
          </Accordion>
        ))}
      </div>
    </section>
  );
}
