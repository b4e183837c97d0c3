import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { missingTestMessages as messages } from './messages.ts';

/** The whole screen of a test that is not there, or is not this user's. */
export function MissingTest() {
  return (
    <div className="wrap page-block">
      <ErrorState
        level={1}
        title={messages.title}
        text={messages.text}
        action={
          <Link to={paths.tests} className={buttonClass({ variant: 'primary' })}>
            {messages.backToTests}
          </Link>
        }
      />
    </div>
  );
}
