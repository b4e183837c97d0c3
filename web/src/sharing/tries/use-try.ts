import { beginTry } from '@engram/core/sharing/assigning-api.ts';
import type { AssignmentRules } from '@engram/core/sharing/assignment.ts';
import type { Try } from '@engram/core/sharing/assignment-try.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callWithClock } from '../../attempts/keeping/call-with-clock.ts';
import { listOwners } from '../../attempts/keeping/taken-shares.ts';
import { ApiError } from '../../http/api-error.ts';
import { dropOldShares } from '../taking/kept-shares.ts';
import { dropTabMark, findTabMark, markTab } from '../taking/tab-mark.ts';
import { adoptTry } from './adopt-try.ts';
import { dropTry, findTry, keepTry, type OwnTry } from './kept-try.ts';
import { tryKey, tryQuery } from './queries.ts';
import { findDevice } from './taker-here.ts';

type Taking = { code: string; rules: AssignmentRules; uid: string | undefined };

/** The try of whoever sits at this tab, as this browser knows it and as the server has it. */
export function useTry({ code, rules, uid }: Taking) {
  const client = useQueryClient();
  const [seen, setSeen] = useState(() => look(code, uid));
  // The session may be known late, or come back: what is theirs is looked for again.
  if (seen.uid !== uid && !seen.isRunning) setSeen(look(code, uid));
  const { own, isRunning } = seen;
  const { data, error, isFetching, refetch } = useQuery(tryQuery({ code, rules, own }));

  const beginning = useMutation({
    mutationFn: async ({ name, number }: Begun) => {
      const body = { name, device: findDevice(), number };
      return callWithClock(beginTry, { params: { code }, body });
    },
    onSuccess(found, { name }) {
      const [owner] = listOwners(uid);
      const { key, number } = found;
      const begun = { owner, kept: { version: 1 as const, key, number, name, at: Date.now() } };
      keepTry(code, begun);
      if (!found.handedIn) {
        adoptTry({ owner, code, rules, found });
        markTab(code, { owner, attemptId: key });
      }
      client.setQueryData(tryKey(code, key), found);
      setSeen({ uid, own: begun, isRunning: !found.handedIn });
    },
  });

  /** It goes on in this tab. */
  function goOn(): void {
    if (!own) return;
    markTab(code, { owner: own.owner, attemptId: own.kept.key });
    setSeen({ ...seen, isRunning: true });
  }

  /** Its answers stay, and the clock runs on. */
  function leave(): void {
    dropTabMark(code);
    setSeen({ ...seen, isRunning: false });
    // How far it is may have changed since it was begun.
    void refetch();
  }

  /** Somebody else sits here, or the server knows nothing of it. */
  function forget(): void {
    if (own) dropTry(code, own);
    dropTabMark(code);
    setSeen({ uid, own: undefined, isRunning: false });
    beginning.reset();
  }

  return {
    own,
    isRunning,
    found: own ? data : undefined,
    /** The server has no such try any more. */
    isGone: error instanceof ApiError && error.status === 404,
    error,
    isAsking: isFetching,
    ask: () => void refetch(),
    setFound: (found: Try) => client.setQueryData(tryKey(code, found.key), found),
    begin: beginning.mutate,
    isBeginning: beginning.isPending,
    beginFailure: beginning.error,
    goOn,
    leave,
    forget,
  };
}

export type TryHere = ReturnType<typeof useTry>;

type Begun = { name: string | null; number: number };

type Seen = { uid: string | undefined; own: OwnTry | undefined; isRunning: boolean };

function look(code: string, uid: string | undefined): Seen {
  dropOldShares(listOwners(uid));
  const own = findTry(uid, code);
  return {
    uid,
    own,
    isRunning: own !== undefined && findTabMark(code)?.attemptId === own.kept.key,
  };
}
