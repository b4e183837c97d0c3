import { pointsOf, type Question } from '@engram/core/questions/question.ts';
import { writeAnswer, writeKey } from '@engram/core/questions/write-answer.ts';
import type { PastCorrection } from '@engram/core/sharing/correcting/correction.ts';
import { listAccepted } from './draft.ts';
import { historyMessages as messages, judgedNames } from './messages.ts';

/** What one correction changed, in a few words; empty where its kind says it all. */
export function describeCorrection(
  { correction, before: { question } }: PastCorrection,
  all: readonly PastCorrection[],
): string {
  switch (correction.kind) {
    case 'key':
      return [
        describeKey(question, correction.key),
        ...(correction.points === undefined
          ? []
          : [messages.points(pointsOf(question), correction.points)]),
      ].join(' ');
    case 'accept':
      return messages.wording(correction.wording);
    case 'points':
      return messages.points(pointsOf(question), correction.points);
    case 'judge':
      return messages.judged(correction.wording, judgedNames[correction.share]);
    case 'undo': {
      const undone = all.find(({ version }) => version === correction.version);
      return undone ? messages.undid(messages.kinds[undone.correction.kind]) : '';
    }
    case 'drop':
    case 'give':
      return '';
  }
}

type Key = Extract<PastCorrection['correction'], { kind: 'key' }>['key'];

function describeKey(question: Question, { correctAnswer, acceptedAnswers = [] }: Key): string {
  const before = listAccepted(question);
  if (before.length === 0 || typeof correctAnswer !== 'string') {
    return messages.fromTo(writeKey(question), writeAnswer(question, correctAnswer));
  }
  const after = [correctAnswer, ...acceptedAnswers];
  const added = after.filter((one) => !before.includes(one));
  const removed = before.filter((one) => !after.includes(one));
  return [
    ...(added.length > 0 ? [messages.added(added)] : []),
    ...(removed.length > 0 ? [messages.removed(removed)] : []),
  ].join(' ');
}
