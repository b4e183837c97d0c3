import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type PlanCardProps = {
  name: string;
  text: ReactNode;
  price: string;
  /** Struck beside the price; the label says to a screen reader what the line says to the eye. */
  listPrice?: { label: string; amount: string };
  priceNote: ReactNode;
  /** Such as "Most Popular"; only the plan that has it gets the petrol edge. */
  popularTag?: string;
  limits: readonly { name: string; value: string }[];
  features: readonly string[];
  action: ReactNode;
  level?: 2 | 3;
};

export function PlanCard({
  name,
  text,
  price,
  listPrice,
  priceNote,
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
        'grid grid-rows-[auto_auto_auto_1fr] gap-4.5 rounded-card border bg-surface p-7 max-md:p-5',
        popularTag === undefined
          ? 'border-line shadow-e1'
          : 'border-petrol shadow-e2 inset-ring inset-ring-petrol',
      )}
    >
      <div className="grid gap-1">
        <div className="flex min-h-6.5 items-center justify-between gap-3">
          <Heading id={nameId} className="type-h3">
            {name}
          </Heading>
          {popularTag !== undefined && (
            <span className="inline-flex h-6 items-center rounded-[7px] border border-transparent bg-mark px-2.25 text-[0.8125rem] leading-none font-[650] tracking-[0.01em] whitespace-nowrap text-on-mark">
              {popularTag}
            </span>
          )}
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
        <span className="pb-0.5 text-sm leading-[1.3] text-ink-2">{priceNote}</span>
      </p>
      {action}
      <div className="grid content-start gap-4">
        <dl className="border-y border-line py-1.5">
          {limits.map((limit) => (
            <div
              key={limit.name}
              className="flex justify-between gap-3 py-1.25 text-[0.875rem] leading-[1.55]"
            >
              <dt className="text-ink-2">{limit.name}</dt>
              <dd className="font-[620]">{limit.value}</dd>
            </div>
          ))}
        </dl>
        <ul className="grid gap-2.5 text-[0.9375rem]">
          {features.map((feature) => (
            <li key={feature} className="flex items-start gap-2.5">
              <Icon icon={Check} size="small" className="mt-1 text-success" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
