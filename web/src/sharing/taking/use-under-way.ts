import type { SharedTest } from '@engram/core/sharing/shared-test.ts';
import { useState } from 'react';
import { attemptsOf } from '../../attempts/keeping/attempt-store.ts';
import { listOwners } from '../../attempts/keeping/taken-shares.ts';
import { dropBegun, dropOldShares, findBegun, keepBegun, type UnderWay } from './kept-shares.ts';
import { dropTabMark, markTab } from './tab-mark.ts';

type Asked = {
  code: string;
  test: SharedTest;
  uid: string | undefined;
  /** Whoever comes or goes meanwhile, the answers stay where they are. */
  isSending: boolean;
};

/** The attempt of this tab, and the one of this device that may be somebody else's. */
export function useUnderWay({ code, test, uid, isSending }: Asked) {
  const [seen, setSeen] = useState(() => look(code, uid));
  const [hasLeft, setHasLeft] = useState(false);
  // The session may be known late, or come back: what is theirs is looked for again.
  if (seen.uid !== uid && !seen.isRunning && !isSending) setSeen(look(code, uid));

  function start(name: string | null) {
    // Another tab may have begun one since this page was drawn.
    const now = look(code, uid);
    if (now.underWay ?? now.found) {
      setSeen(now);
      return setHasLeft(true);
    }
    const [owner] = listOwners(uid);
    const { settings, questions } = test;
    const config = { ...settings, isEndlessMode: false };
    const { id: attemptId } = attemptsOf(owner).begin({ id: code, questions, config });
    const begun = { version: 1 as const, attemptId, name, at: Date.now() };
    keepBegun({ owner, code }, begun);
    markTab(code, { owner, attemptId });
    setSeen({ uid, underWay: { owner, begun }, found: undefined, isRunning: true });
  }

  function goOn({ owner, begun }: UnderWay) {
    markTab(code, { owner, attemptId: begun.attemptId });
    setSeen(look(code, uid));
    setHasLeft(true);
  }

  /** What was answered stays on this device, and is found again by whoever opens the link. */
  function leave() {
    dropTabMark(code);
    setSeen(look(code, uid));
    setHasLeft(true);
  }

  function drop({ owner, begun }: UnderWay) {
    dropBegun({ owner, code }, begun.attemptId);
    dropTabMark(code);
    setSeen({ uid, underWay: undefined, found: undefined, isRunning: false });
    setHasLeft(true);
  }

  function end() {
    setSeen({ ...seen, isRunning: false });
    setHasLeft(true);
  }

  return { ...seen, hasLeft, start, goOn, leave, drop, end };
}

type Seen = {
  uid: string | undefined;
  underWay: UnderWay | undefined;
  /** Another tab began it: at a shared computer perhaps for somebody else. */
  found: UnderWay | undefined;
  /** An attempt that has ended waits to be submitted, however often that fails. */
  isRunning: boolean;
};

function look(code: string, uid: string | undefined): Seen {
  dropOldShares(listOwners(uid));
  const begun = findBegun(uid, code);
  return {
    uid,
    underWay: begun?.isOfThisTab ? begun : undefined,
    found: begun?.isOfThisTab === false ? begun : undefined,
    isRunning: begun?.isOfThisTab === true && begun.attempt.phase === 'open',
  };
}
