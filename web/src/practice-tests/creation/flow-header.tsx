import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { ProgressStepper } from '../../ui/navigation/progress-stepper.tsx';
import { creationMessages as messages } from './messages.ts';

export type FlowHeaderProps = {
  /** Index of the step at hand. */
  step: number;
  percent: number;
};

export function FlowHeader({ step, percent }: FlowHeaderProps) {
  return (
    <>
      {/* On the line under the header, not below it. */}
      <ProgressBar aria-label={messages.progress} value={percent} isEdge className="-mt-px" />
      <div className="wrap flex min-h-15 items-center justify-between gap-4">
        <ProgressStepper
          aria-label={messages.steps.label}
          steps={messages.steps.names}
          current={step}
          doneLabel={messages.steps.done}
        />
        <span aria-hidden="true" className="type-sm text-ink-3">
          {messages.percent(percent)}
        </span>
      </div>
    </>
  );
}
