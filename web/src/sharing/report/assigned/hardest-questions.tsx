import type { ReportedQuestion, ShareReport } from '@engram/core/sharing/share.ts';
import { writeAnswer } from '@engram/core/questions/write-answer.ts';
import { scoreBarTone } from '../../../attempts/score-bar-tone.ts';
import { drawGapLine } from '../../../questions/blanked-text.tsx';
import { RichText } from '../../../rich-text/rich-text.tsx';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { textActionClass } from '../../../ui/text-button.tsx';
import { assignedMessages as messages } from './messages.ts';

const shown = 5;

/** The questions that went worst, which is the order they are in. */
export function HardestQuestions({ report }: { report: ShareReport }) {
  const hardest = report.questions.filter(({ percentCorrect }) => percentCorrect !== null);
  return (
    <Card
      as="section"
      aria-label={messages.hardest}
      className="overflow-hidden"
      header={
        <>
          <h2 className="type-h3">{messages.hardest}</h2>
          <a href="#per-question" className={textActionClass}>
            {messages.allQuestions(report.questionCount)}
          </a>
        </>
      }
    >
      <ol>
        {hardest.slice(0, shown).map((reported) => (
          <HardQuestion key={reported.number} reported={reported} />
        ))}
      </ol>
    </Card>
  );
}

function HardQuestion({ reported }: { reported: ReportedQuestion }) {
  const { number, question, percentCorrect } = reported;
  const percent = percentCorrect ?? 0;
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-line px-[clamp(18px,2.2vw,24px)] py-3 md:grid-cols-[24px_minmax(0,1fr)_7.5rem] md:items-center">
      <span className="font-semibold text-ink-3">{number}</span>
      <span className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        <span className="font-serif leading-[1.35] wrap-anywhere">
          <RichText text={question.text} format={question.format} drawGap={drawGapLine} />
        </span>
        <CommonAnswer reported={reported} />
      </span>
      <span className="grid grid-cols-[minmax(0,1fr)_3rem] items-center gap-2.5 max-md:col-start-2">
        <ProgressBar
          aria-label={messages.pointsEarned}
          value={percent}
          tone={scoreBarTone(percent)}
          isThin
        />
        <span aria-hidden="true" className="text-end text-sm font-[640] tabular-nums">
          {messages.percent(percent)}
        </span>
      </span>
    </li>
  );
}

function CommonAnswer({ reported: { question, commonWrong } }: { reported: ReportedQuestion }) {
  const words = commonWrong ? writeAnswer(question, commonWrong.answer) : '';
  if (!commonWrong || words === '') return null;
  return (
    <span className="type-xs wrap-anywhere text-ink-3">
      {messages.gave(commonWrong.percent)}
      <span className="font-serif text-ink-2">{words}</span>
    </span>
  );
}
