import { GivenAnswer } from '@engram/core/attempts/attempt.ts';
import {
  beginSession,
  type StudySession,
  type StudyStep,
  studyOn,
} from '@engram/core/attempts/study-session.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { z } from '@engram/core/zod.ts';
import { type Dispatch, useEffect, useReducer } from 'react';
import { dropKept, findKept, keepForLater } from '../../storage/kept-work.ts';
import { parseJson } from '../../storage/parse-json.ts';
import type { StudyState } from './study-state.ts';

/** How far the last session came, without its questions: they come along with the screen. */
const KeptSession = z.object({
  attemptId: z.uuid(),
  queue: z.array(z.uuid()),
  right: z.array(z.uuid()),
  missed: z.array(z.uuid()),
  given: GivenAnswer.nullable(),
  turns: z.int(),
});

/** A session at the questions that were missed in an attempt; a reload goes on with it. */
export function useStudySession(
  uid: string,
  { attemptId, questions }: StudyState,
): [StudySession, Dispatch<StudyStep>] {
  const [session, take] = useReducer(
    studyOn,
    questions,
    (asked) => findSession(uid, attemptId, asked) ?? beginSession(asked),
  );

  // The browser's storage is outside of React.
  useEffect(() => {
    if (attemptId === undefined) return;
    const key = { uid, name: keptName };
    const { queue, right, missed, given = null, turns } = session;
    const kept = { attemptId, queue, right, missed, given, turns };
    if (session.isEnded) dropKept(key);
    else keepForLater(key, JSON.stringify(kept));
  }, [uid, attemptId, session]);

  return [session, take];
}

const keptName = 'study-session';

function findSession(
  uid: string,
  attemptId: string | undefined,
  questions: readonly Question[],
): StudySession | undefined {
  const text = findKept({ uid, name: keptName });
  const { data: kept } = KeptSession.safeParse(text === undefined ? undefined : parseJson(text));
  if (!kept || kept.attemptId !== attemptId) return undefined;
  // A verdict may have changed what was missed.
  const known = new Set([...kept.queue, ...kept.right]);
  const isSame = known.size === questions.length && questions.every(({ id }) => known.has(id));
  if (!isSame) return undefined;
  return { ...kept, questions, given: kept.given ?? undefined, isEnded: false };
}
