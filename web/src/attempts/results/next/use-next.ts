import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../../accounts/session/session.tsx';
import type { ResultView } from '../result-view.ts';
import { findNext, listMissed, type NextStep } from './find-next.ts';
import { missedQuery } from './missed-query.ts';

/** For the learner's own attempts; a visitor has nowhere for a question to come back to. */
export function useNext(view: ResultView): NextStep | undefined {
  const user = useUser();
  const [now] = useState(() => Date.now());
  const { attemptId, isShared, reviewed } = view;
  const isOwn = user !== null && user !== undefined && attemptId !== undefined && !isShared;
  const { data: told } = useQuery({
    ...missedQuery(attemptId ?? ''),
    enabled: isOwn && listMissed(reviewed).length > 0,
  });
  return isOwn ? findNext(view, told, { now, timeZone: user.timeZone }) : undefined;
}
