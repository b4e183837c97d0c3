import type { Changes } from '@engram/core/sharing/correcting/count-changes.ts';
import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { Accordion } from '../../ui/navigation/accordion.tsx';
import { regradeMessages as messages } from './messages.ts';

type Preview = { changes: Changes; counted: number; taken: number };

/** Who gains, who loses and who stays, before anything is saved. */
export function ChangeSummary({ preview: { changes, counted, taken } }: { preview: Preview }) {
  const { gains, loses, stays, who } = changes;
  const changed = gains.count + loses.count;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="font-semibold">{messages.changes(changed, counted, taken)}</p>
      <dl className="grid grid-cols-3 overflow-hidden rounded-tile border border-line">
        <Side icon={ArrowUp} look="text-success-ink" side={gains} word={messages.up} />
        <Side icon={ArrowDown} look="text-danger-ink" side={loses} word={messages.down} />
        <div className={cell}>
          <dd className={figure}>{messages.same}</dd>
          <dt className="type-sm text-ink-2">{messages.stay(stays)}</dt>
        </div>
      </dl>
      {who.length > 0 && (
        <Accordion title={<span className="type-sm">{messages.who}</span>} isPlain>
          <ul className="grid gap-1 type-sm">
            {who.map(({ name, before, after }, place) => (
              // A name may stand twice, and their order is all that tells them apart.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place} className="flex justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">{name ?? messages.noName}</span>
                <span className="whitespace-nowrap tabular-nums">
                  {messages.fromTo(before, after)}
                </span>
              </li>
            ))}
          </ul>
          {changed > who.length && (
            <p className="pt-2 type-sm text-ink-3">{messages.andMore(changed - who.length)}</p>
          )}
        </Accordion>
      )}
    </div>
  );
}

type SideProps = {
  icon: LucideIcon;
  look: string;
  side: Changes['gains'];
  /** Where it is not the same for all. */
  word: string;
};

function Side({ icon, look, side: { count, points }, word }: SideProps) {
  return (
    <div className={cell}>
      <dd className={`${figure} ${count > 0 ? look : 'text-ink-3'}`}>
        <Icon icon={icon} />
        {points === null ? word : messages.by(points)}
      </dd>
      <dt className="type-sm text-ink-2">{messages.forPeople(count)}</dt>
    </div>
  );
}

const cell = 'grid content-start gap-0.5 border-line p-3 not-first:border-s md:px-4 md:py-3.5';
const figure =
  'flex flex-wrap items-center gap-x-2 text-[1.25rem] leading-[1.2] font-bold tracking-[-0.03em] md:text-[1.5rem]';
