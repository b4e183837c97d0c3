import type { ReactNode } from 'react';
import { FlowFooter } from './flow-footer.tsx';
import { FlowHeader, type FlowHeaderProps } from './flow-header.tsx';

type FlowStepProps = FlowHeaderProps & {
  title: string;
  lead: string;
  /** Beside the work, or below it where the window is narrow. */
  aside: ReactNode;
  actions: ReactNode;
  children: ReactNode;
};

/** The frame that all steps of test creation share. */
export function FlowStep({ title, lead, aside, actions, children, ...header }: FlowStepProps) {
  return (
    <>
      <FlowHeader {...header} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-6 pt-5 pb-[clamp(32px,4vw,56px)] lg:grid-cols-[minmax(0,1fr)_336px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="grid gap-1">
            <h1 className="type-h1">{title}</h1>
            {/* It may tell what the step is doing. */}
            <p role="status" className="text-ink-2">
              {lead}
            </p>
          </div>
          {children}
        </div>
        {aside}
      </div>
      <FlowFooter>{actions}</FlowFooter>
    </>
  );
}
