import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { titled } from '../../page-head.ts';
import { studyMessages as messages } from './messages.ts';
import { studiedSetQuery } from './queries.ts';
import { EmptySet, SetFailed, SetLoading } from './study-states.tsx';
import { StudyView } from './study-view.tsx';

/** Quiet while studying, as the runner is. */
export const handle = { hidesFooter: true, hidesHeader: true };

export const meta = () => [{ title: titled(messages.documentTitle) }];

/** The cards of one set, one after the other [BROUTE-12] [ENT-56]. */
export default function StudyScreen() {
  const { setId = '' } = useParams();
  const user = useUser();
  const { data: set, error, isFetching, refetch } = useQuery(studiedSetQuery(setId));
  if (!user) return null;
  if (!set && error) {
    return <SetFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!set) return <SetLoading />;
  if (set.totalCards === 0) return <EmptySet set={set} />;
  return <StudyView key={set.id} uid={user.uid} set={set} />;
}
