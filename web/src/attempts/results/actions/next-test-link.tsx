import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { nextTest, testOfMaterial } from '../../next-test.ts';
import { actionMessages as messages } from '../messages.ts';
import type { ResultView } from '../result-view.ts';

type NextTestLinkProps = {
  view: ResultView;
  variant: 'primary' | 'secondary';
  className?: string;
};

/** With the same material, where tests are made [RES-31]; an endless test goes on [RES-32]. */
export function NextTestLink({ view, variant, className }: NextTestLinkProps) {
  const next = view.isEndless ? nextTest(view) : testOfMaterial(view);
  return (
    <Link {...next} className={buttonClass({ variant, className })}>
      {view.isEndless ? messages.practiceAgain : messages.createNewTest}
    </Link>
  );
}
