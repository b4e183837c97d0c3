import { Link } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { messages, notFoundMessages } from '../messages.ts';
import { LostTraceDrawing } from './state-drawings.tsx';
import { StatePage } from './state-page.tsx';

/** What an unknown address shows (NS-13), found by the router or by a loader. */
export function NotFoundPage() {
  const user = useUser();
  return (
    <StatePage
      drawing={<LostTraceDrawing />}
      title={notFoundMessages.title}
      text={notFoundMessages.text}
      actions={
        <>
          <Link
            to={paths.home}
            className={buttonClass({ variant: user ? 'secondary' : 'primary' })}
          >
            {messages.goHome}
          </Link>
          {user && (
            <Link to={paths.dashboard} className={buttonClass({ variant: 'primary' })}>
              {messages.toToday}
            </Link>
          )}
        </>
      }
    />
  );
}
