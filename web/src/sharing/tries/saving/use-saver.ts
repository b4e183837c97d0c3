import type { Try } from '@engram/core/sharing/assignment-try.ts';
import type { AssignmentRules } from '@engram/core/sharing/assignment.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { attemptsOf } from '../../../attempts/keeping/attempt-store.ts';
import { findLimitSeconds } from '../find-limit.ts';
import { type SaveState, startSaver } from './start-saver.ts';

type Saved = {
  owner: string;
  code: string;
  rules: AssignmentRules;
  found: Pick<Try, 'key' | 'startedAt'>;
  onBehind: () => void;
};

/** Keeps a try saved while it is on the screen, and its clock at what the server says. */
export function useSaver({ owner, code, rules, found, onBehind }: Saved) {
  const { key, startedAt } = found;
  const [state, setState] = useState<SaveState>('saved');
  const saver = useRef<ReturnType<typeof startSaver>>(undefined);
  const fallBehind = useEffectEvent(onBehind);
  const { acceptsLate } = rules;

  useEffect(() => {
    const store = attemptsOf(owner);
    const started = startSaver({
      owner,
      code,
      key,
      onState: setState,
      onHeard: (heard) =>
        store.change(key, (attempt) => {
          const timeLimitSeconds = findLimitSeconds({ ...heard, startedAt }, { acceptsLate });
          return attempt.timeLimitSeconds === timeLimitSeconds
            ? attempt
            : { ...attempt, timeLimitSeconds };
        }),
      onBehind: () => fallBehind(),
      onOver: () => store.submit(key, new Date()),
    });
    saver.current = started;
    return () => {
      saver.current = undefined;
      started.stop();
    };
  }, [owner, code, key, startedAt, acceptsLate]);

  const ask = useCallback(async () => saver.current?.beat(), []);
  return { state, ask };
}
