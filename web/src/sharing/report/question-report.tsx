import { doubtsKey } from '@engram/core/sharing/analysis/flag.ts';
import type { ReportedQuestion, Share, ShareReport } from '@engram/core/sharing/share.ts';
import type { Answer } from '@engram/core/questions/answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { listAnswer, writeAnswer } from '@engram/core/questions/write-answer.ts';
import { Flag } from 'lucide-react';
import { readWords } from '../../rich-text/read-blocks.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { AnswerLine, KeyLine } from '../../questions/answer-line.tsx';
import { scoreBarTone } from '../../attempts/score-bar-tone.ts';
import { writeMinutes } from '../../attempts/write-time.ts';
import { drawGapLine } from '../../questions/blanked-text.tsx';
import { QuestionContext } from '../../questions/question-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { RegradeButton } from '../regrading/regrade-button.tsx';
import { FlagReason } from './flag-reason.tsx';
import { questionMessages as messages } from './messages.ts';

type QuestionReportProps = { report: ShareReport; timeZone: string };

export function QuestionReport({ report, timeZone }: QuestionReportProps) {
  const { share, questions, analysed } = report;
  return (
    <>
      <p className="px-4.5 py-3.5 type-xs text-ink-3 md:px-6">
        {messages.order(share.taken)}
        {analysed !== undefined && ` ${messages.latest(analysed)}`}
      </p>
      <ol aria-label={messages.list}>
        {questions.map((reported) => (
          <QuestionRow
            key={reported.number}
            reported={reported}
            share={share}
            timeZone={timeZone}
          />
        ))}
      </ol>
    </>
  );
}

type QuestionRowProps = { reported: ReportedQuestion; share: Share; timeZone: string };

function QuestionRow({ reported, share, timeZone }: QuestionRowProps) {
  const { number, question, leftOut, partly, toBeJudged, medianSeconds, flags = [] } = reported;
  const { testId: code, taken } = share;
  return (
    <li
      id={`question-${number}`}
      className="grid scroll-mt-24 break-inside-avoid grid-cols-[24px_minmax(0,1fr)] gap-x-2 gap-y-2.5 border-t border-line px-4.5 py-4 md:grid-cols-[34px_minmax(0,1fr)_200px] md:gap-x-6 md:px-6"
    >
      <span className="font-semibold text-ink-3">{number}</span>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <QuestionContext context={question.context} format={question.format} />
        <div className="font-serif text-[1.0625rem] leading-[1.4] wrap-anywhere">
          <RichText text={question.text} format={question.format} drawGap={drawGapLine} />
        </div>
        <CommonWrong reported={reported} />
        {leftOut > 0 && (
          <span className="type-xs text-ink-3">
            {messages.leftOut(Math.round((100 * leftOut) / taken))}
          </span>
        )}
        <span className="type-xs wrap-anywhere text-ink-3">
          {messages.key}
          <span className="font-serif text-ink-2">
            <KeyLine question={question} />
          </span>
        </span>
        {reported.fate && (
          <Badge className="mt-1 justify-self-start">{messages.fates[reported.fate]}</Badge>
        )}
        {flags.some(doubtsKey) && (
          <span className="flex items-center gap-1.5 type-xs font-semibold text-danger-ink">
            <Icon icon={Flag} size="small" />
            {messages.checkKey}
          </span>
        )}
        <WeakPoints reported={reported} />
        <div className="mt-1.5">
          <RegradeButton code={code} reported={reported} timeZone={timeZone} />
        </div>
      </div>
      <span className="grid content-start gap-1 max-md:col-start-2 md:pt-0.5 md:text-end">
        <RightShare percent={reported.percentCorrect} fate={reported.fate} />
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

/** What would make it a better question; no answer was graded wrongly by it. */
function WeakPoints({ reported: { question, flags = [] } }: { reported: ReportedQuestion }) {
  return flags
    .filter((flag) => !doubtsKey(flag))
    .map((flag) => (
      <span key={JSON.stringify(flag)} className="type-xs wrap-anywhere text-ink-3">
        <FlagReason question={question} flag={flag} />
      </span>
    ));
}

function CommonWrong({ reported: { question, commonWrong } }: { reported: ReportedQuestion }) {
  if (!commonWrong) return null;
  const words = writeAnswer(question, commonWrong.answer);
  // It chose what the question does not offer.
  if (words === '') return null;
  return (
    <span className="type-xs wrap-anywhere text-ink-3">
      {messages.commonWrong}
      <span className="font-serif text-ink-2">
        {isWords(question, commonWrong.answer) ? (
          // Its own full stop would stand before our comma.
          words.replace(/\.$/u, '')
        ) : (
          <AnswerLine question={question} answer={commonWrong.answer} />
        )}
      </span>
      {messages.percent(commonWrong.percent)}
    </span>
  );
}

/** Whether it is nothing but words. */
function isWords(question: Question, answer: Answer): boolean {
  const texts = listAnswer(question, answer).flat();
  return texts.every((text) => readWords(text, question.format) !== undefined);
}

type RightShareProps = { percent: number | null; fate: ReportedQuestion['fate'] };

function RightShare({ percent, fate }: RightShareProps) {
  if (fate === 'drop') return null;
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
