import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { TickList, type TickLine } from './tick-list.tsx';

type PlanCardProps = {
  name: string;
  text: ReactNode;
  price: string;
  /** Struck beside the price; the label says to a screen reader what the line says to the eye. */
  listPrice?: { label: string; amount: string };
  /** A new line in it is one on the card too. */
  priceNote: string;
  /** Such as "Not available on this server", for a plan that cannot be bought. */
  soonTag?: ReactNode;
  /** Such as "Most Popular"; only a plan that has it and can be bought gets the petrol edge. */
  popularTag?: ReactNode;
  limits: readonly { name: string; value: string }[];
  features: readonly TickLine[];
  action: ReactNode;
  level?: 2 | 3;
};

export function PlanCard({
  name,
  text,
  price,
  listPrice,
  priceNote,
  soonTag,
  popularTag,
  limits,
  features,
  action,
  level = 2,
}: PlanCardProps) {
  const nameId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      aria-labelledby={nameId}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_1fr] gap-4.5 rounded-card border bg-surface p-7 max-md:p-5',
        popularTag === undefined
          ? 'border-line shadow-e1'
          : 'border-petrol shadow-e2 inset-ring inset-ring-petrol payments-off:border-line payments-off:shadow-e1 payments-off:inset-ring-0',
      )}
    >
      <div className="grid gap-1">
        <div className="flex min-h-6.5 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {/* Not in the row of the price, where it would push the button below those of other cards. */}
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Heading id={nameId} className="type-h3">
              {name}
            </Heading>
            {soonTag}
          </div>
          {popularTag}
        </div>
        <p className="type-sm text-ink-2">{text}</p>
      </div>
      <p className="flex flex-wrap items-end gap-2.5">
        <span className="text-5xl leading-none font-bold tracking-[-0.045em]">{price}</span>
        {listPrice && (
          <s className="text-2xl leading-[1.55] font-[560] tracking-[-0.03em] text-ink-3 decoration-2">
            <span className="sr-only">{listPrice.label} </span>
            {listPrice.amount}
          </s>
        )}
        <span className="pb-0.5 text-sm leading-[1.3] whitespace-pre-line text-ink-2">
          {priceNote}
        </span>
      </p>
      {action}
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <dl className="border-y border-line py-1.5">
          {limits.map((limit) => (
            <div
              key={limit.name}
              className="flex flex-wrap justify-between gap-x-3 py-1.25 text-[0.875rem] leading-[1.55]"
            >
              <dt className="text-ink-2">{limit.name}</dt>
              <dd className="font-[620]">{limit.value}</dd>
            </div>
          ))}
        </dl>
        <TickList lines={features} className="gap-2.5 text-[0.9375rem]" />
      </div>
    </section>
  );
}

/** Such as "Most Popular". */
export function PopularTag({ children }: { children: string }) {
  return (
    <span className="inline-flex h-6 items-center rounded-[7px] border border-transparent bg-mark px-2.25 text-[0.8125rem] leading-none font-[650] tracking-[0.01em] whitespace-nowrap text-on-mark">
      {children}
    </span>
  );
}
