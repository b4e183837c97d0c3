import { expect, it } from 'vitest';
import { makeStatement } from './sample-statement.ts';
import { beginSession, findStudied, type StudySession, studyOn } from './study-session.ts';

const questions = [1, 2].map(makeStatement);

function answer(session: StudySession, given: string): StudySession {
  return studyOn(studyOn(session, { step: 'answer', answer: given }), { step: 'next' });
}

it('brings a wrong one back at the end, until it was right once', () => {
  const first = answer(beginSession(questions), 'False');
  expect(findStudied(first)?.text).toBe('Statement 2.');
  const second = answer(first, 'True');
  expect(findStudied(second)?.text).toBe('Statement 1.');
  expect(second.isEnded).toBe(false);
  const third = answer(second, 'True');
  expect(third).toMatchObject({ isEnded: true, queue: [] });
  expect(third.right).toEqual([questions[1]?.id, questions[0]?.id]);
  expect(third.missed).toEqual([questions[0]?.id]);
});

it('takes the first answer only', () => {
  const once = studyOn(beginSession(questions), { step: 'answer', answer: 'False' });
  expect(studyOn(once, { step: 'answer', answer: 'True' }).given?.answer).toBe('False');
});

it('does not go on without an answer', () => {
  const begun = beginSession(questions);
  expect(studyOn(begun, { step: 'next' })).toBe(begun);
});

it('takes the word of the learner', () => {
  const wrong = studyOn(beginSession(questions), { step: 'answer', answer: 'False' });
  const judged = studyOn(wrong, { step: 'judge', verdict: 'correct' });
  expect(studyOn(judged, { step: 'next' }).right).toEqual([questions[0]?.id]);
});

it('can be ended and begun again', () => {
  const ended = studyOn(answer(beginSession(questions), 'True'), { step: 'end' });
  expect(ended.isEnded).toBe(true);
  const again = studyOn(ended, { step: 'again' });
  expect(again).toEqual({ ...beginSession(questions), turns: ended.turns + 1 });
});
