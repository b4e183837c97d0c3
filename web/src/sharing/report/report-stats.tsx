import { doubtsKey } from '@engram/core/sharing/analysis/flag.ts';
import type { ShareReport } from '@engram/core/sharing/share.ts';
import { writeMinutes } from '../../attempts/write-time.ts';
import { type Stat, StatLine } from '../../ui/stat-line.tsx';
import { assignedMessages } from './assigned/messages.ts';
import { statMessages as messages } from './messages.ts';

export function ReportStats({ report }: { report: ShareReport }) {
  return <StatLine label={messages.region} stats={listStats(report)} />;
}

function listStats(report: ShareReport): Stat[] {
  const { share, settings, answering, scores, medianSeconds, questions } = report;
  const toCheck = questions.filter(({ flags = [] }) => flags.some(doubtsKey)).length;
  return [
    { name: messages.taken, value: String(share.taken), note: messages.answering(answering) },
    {
      name: messages.score,
      value: scores ? `${scores.median}%` : messages.none,
      note: scores ? messages.scoreRange(scores.lowest, scores.highest) : messages.nothingYet,
    },
    {
      name: messages.time,
      value: medianSeconds === null ? messages.none : writeMinutes(medianSeconds),
      note: settings.enableTimer ? messages.limit(settings.timerDuration) : messages.noLimit,
    },
    report.assignment
      ? describeScores(report)
      : {
          name: messages.toCheck,
          value: toCheck === 0 ? messages.none : messages.questions(toCheck),
          note: describeKeys(toCheck, share.taken),
        },
  ];
}

/** Whether anything that is still to be judged can change them. */
function describeScores({ questions, share }: ShareReport): Stat {
  const waiting = questions.reduce((sum, { toBeJudged }) => sum + toBeJudged, 0);
  const name = assignedMessages.scores;
  if (share.taken === 0) return { name, value: messages.none, note: messages.nothingYet };
  if (waiting === 0)
    return { name, value: assignedMessages.final, note: assignedMessages.finalNote };
  return { name, value: assignedMessages.notFinal, note: assignedMessages.notGraded(waiting) };
}

function describeKeys(toCheck: number, taken: number): string {
  if (taken === 0) return messages.nothingYet;
  return toCheck === 0 ? messages.nothingToCheck : messages.keysMayBeWrong(toCheck);
}
