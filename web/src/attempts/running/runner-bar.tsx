import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { runnerMessages as messages } from './messages.ts';

type RunnerBarProps = {
  title: string;
  name: string;
  onBack: () => void;
  backLabel?: string;
  /** In percent, with its words; none where a test has no end. */
  progress?:
    | { percent: number; text: string; tone?: 'petrol' | 'success'; label?: string }
    | undefined;
  /** The timer, or nothing. */
  children?: ReactNode;
};

/** The head of a test, in place of the site's. In a low window it goes with the page. */
export function RunnerBar({
  title,
  name,
  onBack,
  backLabel = messages.back,
  progress,
  children,
}: RunnerBarProps) {
  return (
    <div className="sticky top-0 z-20 bg-surface [@media(height<30rem)]:static">
      <div className="wrap grid min-h-17 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <div>
          <Button
            variant="ghost"
            onClick={onBack}
            aria-label={backLabel}
            className="-ms-3.5 px-3.5!"
          >
            <Icon icon={ArrowLeft} />
            <span className="max-md:hidden">{backLabel}</span>
          </Button>
        </div>
        <div className="min-w-0 md:text-center">
          <h1 className={`font-semibold leading-[1.35] ${oneLine}`}>{title}</h1>
          <p className={`type-xs text-ink-3 ${oneLine}`}>{name}</p>
        </div>
        <div className="flex justify-end">{children}</div>
      </div>
      {progress ? (
        <ProgressBar
          aria-label={progress.label ?? messages.progress}
          value={progress.percent}
          valueText={progress.text}
          tone={progress.tone ?? 'petrol'}
          isEdge
        />
      ) : (
        <div className="h-px bg-line" />
      )}
    </div>
  );
}

/** Where the bar stays in sight it stays low; where it goes with the page, it has room for all. */
const oneLine =
  'truncate [@media(height<30rem)]:wrap-anywhere [@media(height<30rem)]:whitespace-normal';
