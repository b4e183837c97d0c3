import { Flag } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { runnerMessages } from '../messages.ts';

const messages = runnerMessages.report;

type ReportButtonProps = {
  /** Names it where several stand on one page. */
  number?: number | undefined;
  isUsed: boolean;
  onReport: () => void;
};

/** Once per test [RUN-19] (C36); then it says so until the test ends [RUN-21]. */
export function ReportButton({ number, isUsed, onReport }: ReportButtonProps) {
  const label = number === undefined ? messages.label : messages.labelOf(number);
  return (
    <Button
      variant="ghost"
      size="small"
      isPaused={isUsed}
      aria-label={isUsed ? messages.usedLabel : label}
      onClick={onReport}
      className={isUsed ? '' : '-me-3'}
    >
      <Icon icon={Flag} size="small" />
      {isUsed ? messages.used : messages.label}
    </Button>
  );
}
