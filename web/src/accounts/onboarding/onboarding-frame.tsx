import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { product } from '@engram/core/product.ts';
import { Logo } from '../../ui/logo.tsx';
import { ProgressStepper } from '../../ui/navigation/progress-stepper.tsx';
import { useUser } from '../session/session.tsx';
import { frameMessages } from './messages.ts';

type OnboardingFrameProps = {
  /** Index of the step at hand. */
  current: number;
  children: ReactNode;
};

/** Logo and progress instead of the site's header: nothing here leads away by accident. */
export function OnboardingFrame({ current, children }: OnboardingFrameProps) {
  const user = useUser();
  const main = useRef<HTMLElement>(null);
  useStepFocus(main, current);
  return (
    <>
      <a href="#main" className={skipLinkClass}>
        {frameMessages.skip}
      </a>
      <header className="sticky top-0 z-20 border-b border-line bg-paper/88 backdrop-blur-[14px] backdrop-saturate-130">
        <div className="wrap flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-1 lg:min-h-17">
          <Link
            to={user ? paths.dashboard : paths.home}
            aria-label={frameMessages.home}
            className="min-w-0 rounded-small no-underline"
          >
            <Logo name={product.name} />
          </Link>
          <ProgressStepper
            aria-label={frameMessages.progress}
            steps={frameMessages.steps}
            current={current}
            doneLabel={frameMessages.done}
            className="min-w-0"
          />
        </div>
      </header>
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="wrap page-block flex-1 focus-visible:shadow-none"
      >
        {children}
      </main>
    </>
  );
}

/** Each step starts at its heading. The first page of a visit keeps the browser's own start. */
function useStepFocus(main: RefObject<HTMLElement | null>, step: number): void {
  const isFirstPage = useLocation().key === 'default';
  const focusedStep = useRef(isFirstPage ? step : undefined);
  useEffect(() => {
    if (focusedStep.current === step) return;
    focusedStep.current = step;
    const heading = main.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  }, [step, main]);
}

const skipLinkClass =
  'fixed start-3 -top-15 z-50 rounded-control bg-ink px-4 py-2.5 text-paper no-underline focus:top-3';
