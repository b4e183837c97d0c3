import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { firstVisitMessages as messages } from './messages.ts';

/** From the first test to the next day. */
export function HowItWorks() {
  return (
    <Card as="section" padding="small" aria-labelledby="how-it-works" className="grid gap-1">
      <h2 id="how-it-works" className="type-h3">
        {messages.how}
      </h2>
      <ol className="divide-y divide-line">
        {messages.steps.map(([title, text], place) => (
          <li key={title} className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 gap-y-0.5 py-3">
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-6 place-items-center rounded-full border-2 text-[0.8125rem] font-semibold',
                place === 0
                  ? 'border-petrol bg-petrol text-on-petrol'
                  : 'border-line-strong text-ink-2',
              )}
            >
              {place + 1}
            </span>
            <span className="font-semibold">{title}</span>
            <span className="col-start-2 type-sm text-ink-2">{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
