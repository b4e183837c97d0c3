import type { GivenAnswer } from '@engram/core/attempts/attempt.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { attemptsOf } from './attempt-store.ts';
import { answerKey, type KeptAttempt } from './kept-attempt.ts';
import { type LinkState, syncOf, subscribeToSync } from './sending/current-sync.ts';
import {
  type KeptVerdict,
  parseVerdicts,
  readVerdicts,
  subscribeToVerdicts,
} from './verdict-store.ts';

/** The attempt as it is now, with every change of it. */
export function useAttempt(uid: string, id: string | undefined): KeptAttempt | undefined {
  const store = attemptsOf(uid);
  return useSyncExternalStore(store.subscribe, () =>
    id === undefined ? undefined : store.find(id),
  );
}

/** One part of it: whoever asks renders only when that part changes. */
export function useAttemptPart<T>(
  { uid, id }: { uid: string; id: string },
  select: (attempt: KeptAttempt | undefined) => T,
): T {
  const store = attemptsOf(uid);
  return useSyncExternalStore(store.subscribe, () => select(store.find(id)));
}

/** The answer to one question; nothing else of the attempt makes it render. */
export function useGivenAnswer(
  key: { uid: string; id: string },
  questionId: string,
  round = 0,
): GivenAnswer | undefined {
  return useAttemptPart(key, (attempt) => attempt?.answers[answerKey(questionId, round)]);
}

/** The learner's verdicts on one attempt that the server has not confirmed. */
export function useKeptVerdicts(uid: string, attemptId: string): readonly KeptVerdict[] {
  const text = useSyncExternalStore(subscribeToVerdicts, () => readVerdicts(uid, attemptId));
  return useMemo(() => parseVerdicts(attemptId, text), [attemptId, text]);
}

export function useLinkState(): LinkState {
  return useSyncExternalStore(subscribeToSync, () => syncOf()?.readLink() ?? 'idle');
}
