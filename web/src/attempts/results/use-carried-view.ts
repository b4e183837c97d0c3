import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../accounts/session/session.tsx';
import { isAtHand } from '../keeping/taken-shares.ts';
import { useAttempt } from '../keeping/use-attempts.ts';
import { readResultState } from './result-state.ts';
import { correctBy, type ResultView, viewOfState } from './result-view.ts';
import { useStoredAttempt } from './use-stored-attempt.ts';

/**
 * The results that came with the navigation, which a reload keeps, or what the server has counted
 * by now. Nothing where none came [RES-05], or where they are somebody else's: the history of a tab
 * outlives a session.
 */
export function useCarriedView(): ResultView | 'checking' | undefined {
  const { state: session } = useSession();
  const { state } = useLocation();
  const [openedAt] = useState(() => new Date().toISOString());
  const carried = useMemo(() => readResultState(state), [state]);
  const view = useMemo(() => carried && viewOfState(carried, openedAt), [carried, openedAt]);

  const user = typeof session === 'object' ? session.user : undefined;
  const attemptId = carried?.isShared ? undefined : carried?.attemptId;
  const kept = useAttempt(user?.uid ?? '', attemptId);
  // Until its submission has arrived, the server knows less than this browser.
  const isOnItsWay = kept !== undefined && kept.graded === null;
  const stored = useStoredAttempt(isOnItsWay ? undefined : attemptId);

  // A visitor's result lives as long as the device's own copy of it.
  const { shared } = carried ?? {};
  const isHere = useMemo(() => !shared || isAtHand(user?.uid, shared), [shared, user?.uid]);

  if (!carried || !view) return undefined;
  const isVisitors = carried.isShared && carried.uid === undefined;
  if (isVisitors && isHere) return view;
  if (session === 'checking') return 'checking';
  if (isVisitors) return undefined;
  const isOthers = carried.uid !== undefined && carried.uid !== user?.uid;
  if (!user || isOthers) return undefined;
  if (carried.isShared) return view;
  if (stored.data) return correctBy(view, stored.data);
  return kept?.graded
    ? correctBy(view, { attempt: kept.graded, questions: carried.questions ?? [] })
    : view;
}
