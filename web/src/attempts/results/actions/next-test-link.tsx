import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { nextTest } from '../../next-test.ts';
import { actionMessages as messages } from '../messages.ts';
import type { ResultView } from '../result-view.ts';

type NextTestLinkProps = {
  view: ResultView;
  variant: 'primary' | 'secondary';
  className?: string;
};

/** With the same material [RES-31]; an endless test goes on [RES-32]. */
export function NextTestLink({ view, variant, className }: NextTestLinkProps) {
  return (
    <Link {...nextTest(view)} className={buttonClass({ variant, className })}>
      {view.isEndless ? messages.practiceAgain : messages.createNewTest}
    </Link>
  );
}
