import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { FlowHeader, type FlowHeaderProps } from './flow-header.tsx';

type LoadingStepProps = FlowHeaderProps & {
  title: string;
  lead: string;
  /** Such as the bar of actions, where there is a way on without waiting. */
  children?: ReactNode;
};

/** A step whose content is still on its way. */
export function LoadingStep({ title, lead, children, ...header }: LoadingStepProps) {
  return (
    <>
      <FlowHeader {...header} />
      <div className="wrap grid gap-6 pt-5 pb-14">
        <div className="grid gap-1">
          <h1 className="type-h1">{title}</h1>
          <p role="status" className="text-ink-2">
            {lead}
          </p>
        </div>
        <Card padding="normal" className="grid gap-4">
          <Skeleton className="w-2/5" />
          <Skeleton shape="block" className="h-24" />
          <Skeleton className="w-3/5" />
          <Skeleton shape="block" className="h-24" />
        </Card>
      </div>
      {children}
    </>
  );
}
