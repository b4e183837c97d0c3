import { Check } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

type ProgressStepperProps = {
  'aria-label': string;
  steps: readonly string[];
  /** Index of the step at hand; those before it are done. */
  current: number;
  /** Spoken with each finished step, where sighted people see a tick. */
  doneLabel: string;
  className?: string;
};

export function ProgressStepper({
  steps,
  current,
  doneLabel,
  className,
  ...props
}: ProgressStepperProps) {
  return (
    <ol
      {...props}
      className={classNames(
        'flex flex-wrap items-center gap-2.5 type-sm font-semibold max-md:gap-2',
        className,
      )}
    >
      {steps.map((step, index) => (
        <Step
          key={step}
          step={step}
          number={index + 1}
          state={index < current ? 'done' : index === current ? 'now' : 'next'}
          doneLabel={doneLabel}
        />
      ))}
    </ol>
  );
}

type StepProps = {
  step: string;
  number: number;
  state: keyof typeof looks;
  doneLabel: string;
};

function Step({ step, number, state, doneLabel }: StepProps) {
  const look = looks[state];
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={classNames('flex items-center gap-2.5 max-md:gap-2', look.text)}
    >
      {number > 1 && (
        <span
          aria-hidden="true"
          className={classNames(
            'h-0.5 w-[clamp(16px,4vw,56px)] rounded-full max-md:w-2.5 forced-colors:bg-drawn',
            // The line into a step is drawn once the step before it is done.
            state === 'next' ? 'bg-line' : 'bg-success',
          )}
        />
      )}
      <span
        className={classNames(
          'grid size-7 shrink-0 place-items-center rounded-full border-2 text-[0.8125rem] tabular-nums',
          look.circle,
        )}
      >
        {state === 'done' ? <Icon icon={Check} size="small" /> : number}
      </span>
      <span className={classNames('whitespace-nowrap', state !== 'now' && 'max-md:sr-only')}>
        {step}
      </span>
      {state === 'done' && <span className="sr-only">{doneLabel}</span>}
    </li>
  );
}

const looks = {
  done: { text: 'text-success-ink', circle: 'border-success bg-success text-on-solid' },
  now: {
    text: 'text-ink',
    circle: 'border-petrol bg-petrol text-on-petrol ring-4 ring-petrol-soft forced-chosen',
  },
  next: { text: 'text-ink-3', circle: 'border-line bg-surface' },
};
