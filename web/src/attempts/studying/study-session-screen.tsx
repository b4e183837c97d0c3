import { Navigate, useLocation } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { titled } from '../../page-head.ts';
import { paths } from '../../paths.ts';
import { studyMessages as messages } from './messages.ts';
import { NothingMissed } from './nothing-missed.tsx';
import { StudyPremium } from './study-premium.tsx';
import { StudySessionView } from './study-session-view.tsx';
import { StudyState } from './study-state.ts';

/** Quiet while answering, as the runner is. */
export const handle = { hidesFooter: true, hidesHeader: true };

export const meta = () => [{ title: titled(messages.documentTitle) }];

/** Missed questions once more, for premium users [BROUTE-14] (N03). */
export default function StudySessionScreen() {
  const user = useUser();
  const { state } = useLocation();
  if (!user) return null;
  if (!user.isPremium) return <StudyPremium />;
  const { data } = StudyState.safeParse(state);
  if (!data) return <Navigate to={paths.quizzes} replace />;
  if (data.questions.length === 0) return <NothingMissed state={data} />;
  return <StudySessionView uid={user.uid} state={data} />;
}
