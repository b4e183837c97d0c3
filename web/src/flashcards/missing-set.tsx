import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { missingSetMessages as messages } from './messages.ts';

/** The whole screen of a set that is not there, or is not this user's (N48). */
export function MissingSet() {
  return (
    <div className="wrap page-block">
      <ErrorState
        level={1}
        title={messages.title}
        text={messages.text}
        action={
          <Link to={paths.flashcards} className={buttonClass({ variant: 'primary' })}>
            {messages.backToSets}
          </Link>
        }
      />
    </div>
  );
}
