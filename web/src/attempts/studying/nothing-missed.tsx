import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { EmptyPageDrawing } from '../../ui/states/trace-illustrations.tsx';
import { missedMessages } from '../missed-messages.ts';
import { studyMessages } from './messages.ts';
import { backFrom, type StudyState } from './study-state.ts';

const messages = studyMessages.summary;

export function NothingMissed({ state }: { state: StudyState }) {
  return (
    <EmptyState
      level={1}
      className="m-auto"
      drawing={<EmptyPageDrawing />}
      title={missedMessages.none}
      action={
        <Link to={backFrom(state)} className={buttonClass({ variant: 'primary' })}>
          {state.attemptId === undefined ? messages.backToTests : messages.back}
        </Link>
      }
    />
  );
}
