import { paths } from '../../paths.ts';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { ProgressStepper } from '../../ui/navigation/progress-stepper.tsx';
import { creationMessages as messages } from './messages.ts';
import { useFlow } from './use-flow.ts';

export type FlowHeaderProps = {
  /** Index of the step at hand. */
  step: number;
  percent: number;
};

/** How far it is; where everything is on one screen there are no steps. */
export function FlowHeader({ step, percent }: FlowHeaderProps) {
  const { home } = useFlow();
  if (home.config === paths.create) return <div className="pt-5 md:pt-8" />;
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
