import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { answeringMessages as messages } from './messages.ts';

type NextButtonProps = {
  label?: string | undefined;
  /** Came with an answer, whose option can no longer have the focus. */
  takesFocus: boolean;
  isBusy?: boolean;
  onNext: () => void;
};

export function NextButton({
  label = messages.next,
  takesFocus,
  isBusy = false,
  onNext,
}: NextButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!takesFocus || !button.current) return;
    button.current.focus({ preventScroll: true });
    // In a bar at the bottom it is in sight, and scrolling would keep it clear of its own bar.
    const { bottom } = button.current.getBoundingClientRect();
    if (bottom > window.innerHeight) button.current.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <Button ref={button} variant="primary" isBusy={isBusy} onClick={onNext}>
      {label}
      <Icon icon={ArrowRight} />
    </Button>
  );
}
