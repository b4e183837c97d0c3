import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { studyMessages } from './messages.ts';

const messages = studyMessages.premium;

export function StudyPremium() {
  return (
    <EmptyState
      level={1}
      className="m-auto"
      title={messages.title}
      text={messages.text}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={paths.tests} className={buttonClass()}>
            {messages.back}
          </Link>
          <Link to={paths.pricing} className={buttonClass({ variant: 'upgrade' })}>
            {messages.plans}
          </Link>
        </div>
      }
    />
  );
}
