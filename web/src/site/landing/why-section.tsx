import { betaPromotion } from '@engram/core/plans/catalogue.ts';
import { ComingTag } from './coming-tag.tsx';
import { landingCopy, writeReasons } from './landing-copy.ts';

const { why } = landingCopy;

export function WhySection() {
  return (
    <section className="py-[clamp(56px,7vw,96px)]">
      <div className="wrap grid gap-[clamp(28px,5vw,80px)] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-3">
          <h2 className="type-h1">{why.title}</h2>
          <p className="max-w-[48ch] text-ink-2">{why.lead}</p>
        </div>
        <dl className="border-b border-line">
          {writeReasons(betaPromotion).map(({ name, text, needs }) => (
            <div
              key={name}
              className="grid gap-x-5 gap-y-0.5 border-t border-line py-5 md:grid-cols-[190px_minmax(0,1fr)]"
            >
              <dt className="flex flex-wrap content-start items-center gap-2 font-[640]">
                {name} <ComingTag feature={needs} />
              </dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
