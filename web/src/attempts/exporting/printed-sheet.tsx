import { resultMessages, writePoints } from '@engram/core/attempts/messages.ts';
import type { Results } from '@engram/core/attempts/attempt.ts';
import { writeDuration, writeLongDay } from '../write-time.ts';
import type { ExportSheet } from './export-sheet.ts';
import { printMessages as messages } from './messages.ts';
import { PrintedQuestion } from './printed-question.tsx';

type PrintedSheetProps = {
  sheet: ExportSheet;
  /** Without it, it is a test on paper: nothing tells an answer [EXP-06]. */
  hasKey: boolean;
  timeZone: string;
};

/** Header, performance summary, question blocks and footer [EXP-04] (N32); black on white will do. */
export function PrintedSheet({ sheet, hasKey, timeZone }: PrintedSheetProps) {
  const { title, date, results, entries } = sheet;
  return (
    <div className="printed-sheet mx-auto max-w-[46rem] bg-surface px-8 py-8 text-[0.9375rem] leading-[1.5] text-ink print:max-w-none print:p-px">
      <header className="grid gap-1 border-b-2 border-ink pb-3">
        <h1 className="type-h1 wrap-anywhere">{title}</h1>
        <p className="text-ink-2">
          {[...(hasKey ? [messages.answerKey] : []), writeLongDay(date, timeZone)].join(', ')}
        </p>
        {!hasKey && <WhoAndWhen />}
      </header>
      {hasKey && results && <Summary results={results} timeTakenSeconds={sheet.timeTakenSeconds} />}
      <ol>
        {entries.map((entry) => (
          <PrintedQuestion key={entry.key} entry={entry} sheet={sheet} hasKey={hasKey} />
        ))}
      </ol>
      <footer className="mt-8 border-t border-line pt-3 type-xs text-ink-2">
        {messages.footer}
      </footer>
    </div>
  );
}

/** For whoever takes it on paper. */
function WhoAndWhen() {
  return (
    <div className="mt-3 flex gap-8">
      {[messages.name, messages.date].map((label) => (
        <p key={label} className="flex flex-1 items-end gap-2">
          {label}
          <span className="h-6 flex-1 border-b border-ink" />
        </p>
      ))}
    </div>
  );
}

type SummaryProps = { results: Results; timeTakenSeconds: number | undefined };

function Summary({ results, timeTakenSeconds }: SummaryProps) {
  const { score, correctCount, incorrectCount, unanswered } = results;
  const { totalQuestions, gradedQuestions = totalQuestions, partlyCount, points } = results;
  return (
    <section className="mt-4 break-inside-avoid border border-ink p-4">
      <h2 className="type-h3">{messages.summary}</h2>
      <p className="font-semibold">{messages.score(score, correctCount, gradedQuestions)}</p>
      <p>{messages.counts(correctCount, incorrectCount, unanswered)}</p>
      {points && (
        <p>
          {[
            ...(partlyCount === undefined ? [] : [resultMessages.partlyRight(partlyCount)]),
            writePoints(points),
          ].join(', ')}
        </p>
      )}
      {results.toBeJudged !== undefined && (
        <p>{resultMessages.waitForTeacher(results.toBeJudged)}</p>
      )}
      {gradedQuestions < totalQuestions && (
        <p>{resultMessages.needReview(totalQuestions - gradedQuestions)}</p>
      )}
      {timeTakenSeconds !== undefined && (
        <p>{messages.timeTaken(writeDuration(timeTakenSeconds))}</p>
      )}
    </section>
  );
}
