import { ComingTag } from './coming-tag.tsx';
import { landingCopy } from './landing-copy.ts';
import { StartLink } from './start-link.tsx';
import trace from './finale-trace.svg?url';

const { finale } = landingCopy;

/** The last call; on its yellow the colours are the same in both themes. */
export function Finale() {
  return (
    <section className="wrap pb-18">
      <div className="relative overflow-hidden rounded-dialog bg-mark p-[clamp(32px,6vw,72px)] text-on-mark forced-colors:border">
        <img
          src={trace}
          alt=""
          className="absolute inset-0 size-full max-md:hidden forced-colors:hidden"
        />
        <div className="relative grid max-w-130 justify-items-start gap-5">
          <h2 className="type-display text-[clamp(2.25rem,1.6rem+2.4vw,3.25rem)]!">
            {finale.title}
          </h2>
          <p className="text-[1.125rem]">
            {finale.lead} <ComingTag feature={finale.needs} />
          </p>
          <StartLink className="bg-on-mark! text-on-toast!" />
        </div>
      </div>
    </section>
  );
}
