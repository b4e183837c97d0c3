import type { ErrorCode } from '@engram/core/error-table.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Note } from '../../ui/states/note.tsx';
import { aboutYouMessages as messages } from './messages.ts';

export type Failure = { text: string; code?: ErrorCode | undefined };

/** Why there is no account yet. */
export function CreationFailure({ failure }: { failure: Failure | undefined }) {
  // Nobody did anything wrong when a CAPTCHA is asked for the first time.
  const isRequest = failure?.code === 'captcha-required';
  return (
    <div className={failure && 'mt-8 flex flex-wrap items-center gap-3'}>
      {/* The region is there before its words, because screen readers announce changes only. */}
      <div role="status" className={isRequest ? 'grow' : undefined}>
        {isRequest && <Note>{failure.text}</Note>}
      </div>
      {failure && !isRequest && (
        <Note tone="red" className="min-w-0 grow">
          {failure.text}
        </Note>
      )}
      {failure?.code === 'email-already-in-use' && (
        <Link to={paths.logIn} className={buttonClass()}>
          {messages.logIn}
        </Link>
      )}
    </div>
  );
}
