import type { ReportedQuestion, ShareReport } from '@engram/core/sharing/share.ts';
import { writeAnswer, writeKey } from '@engram/core/questions/write-answer.ts';
import { scoreBarTone } from '../../attempts/score-bar-tone.ts';
import { writeMinutes } from '../../attempts/write-time.ts';
import { BlankedText } from '../../questions/blanked-text.tsx';
import { Note } from '../../ui/states/note.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { questionMessages as messages } from './messages.ts';

export function QuestionReport({ report: { share, questions } }: { report: ShareReport }) {
  return (
    <>
      <p className="px-4.5 py-3.5 type-xs text-ink-3 md:px-6">{messages.order(share.taken)}</p>
      <ol aria-label={messages.list}>
        {questions.map((reported) => (
          <QuestionRow key={reported.number} reported={reported} taken={share.taken} />
        ))}
      </ol>
    </>
  );
}

function QuestionRow({ reported, taken }: { reported: ReportedQuestion; taken: number }) {
  const { number, question, leftOut, partly, toBeJudged, medianSeconds, isSuspect } = reported;
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-2 gap-y-2.5 border-t border-line px-4.5 py-4 md:grid-cols-[34px_minmax(0,1fr)_200px] md:gap-x-6 md:px-6">
      <span className="font-semibold text-ink-3">{number}</span>
      <span className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <span className="font-serif text-[1.0625rem] leading-[1.4] wrap-anywhere">
          <BlankedText text={question.text} />
        </span>
        <CommonWrong reported={reported} />
        {leftOut > 0 && (
          <span className="type-xs text-ink-3">
            {messages.leftOut(Math.round((100 * leftOut) / taken))}
          </span>
        )}
        <span className="type-xs wrap-anywhere text-ink-3">
          {messages.key}
          <span className="font-serif text-ink-2">{writeKey(question)}</span>
        </span>
        {isSuspect && (
          <Note tone="yellow" className="mt-2">
            {messages.suspect}
          </Note>
        )}
      </span>
      <span className="grid content-start gap-1 max-md:col-start-2 md:pt-0.5 md:text-end">
        <RightShare percent={reported.percentCorrect} />
        {toBeJudged > 0 && (
          <span className="type-xs font-semibold text-mark-ink">
            {messages.toBeJudged(toBeJudged)}
          </span>
        )}
        {partly > 0 && <span className="type-xs text-ink-3">{messages.partly(partly)}</span>}
        {medianSeconds !== null && (
          <span className="type-xs text-ink-3">{messages.time(writeMinutes(medianSeconds))}</span>
        )}
      </span>
    </li>
  );
}

function CommonWrong({ reported: { question, commonWrong } }: { reported: ReportedQuestion }) {
  if (!commonWrong) return null;
  // Its own full stop would stand before our comma.
  const words = writeAnswer(question, commonWrong.answer).replace(/\.$/u, '');
  // It chose what the question does not offer.
  if (words === '') return null;
  return (
    <span className="type-xs wrap-anywhere text-ink-3">
      {messages.commonWrong}
      <span className="font-serif text-ink-2">{words}</span>
      {messages.percent(commonWrong.percent)}
    </span>
  );
}

function RightShare({ percent }: { percent: number | null }) {
  if (percent === null) return <span className="type-sm text-ink-3">{messages.noAnswers}</span>;
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_3.125rem] items-center gap-2.5">
      <ProgressBar
        aria-label={messages.right}
        value={percent}
        tone={scoreBarTone(percent)}
        isThin
      />
      <span aria-hidden="true" className="text-end text-sm font-[640] tabular-nums">
        {messages.percentRight(percent)}
      </span>
    </span>
  );
}
