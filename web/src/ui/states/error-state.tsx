import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { ExpiredPageDrawing } from './trace-illustrations.tsx';

type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What to do. */
  text?: ReactNode;
  action?: ReactNode;
  drawing?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
};

/** The face of a view that failed; it speaks up when it takes the place of a wait. */
export function ErrorState({ drawing = <ExpiredPageDrawing />, ...props }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState drawing={drawing} {...props} />
    </div>
  );
}
