import { creditOf, markOf } from '@engram/core/attempts/credit.ts';
import { countedAnswer } from '@engram/core/attempts/grade-attempt.ts';
import { writeCredit, writeMark } from '@engram/core/attempts/messages.ts';
import { generationMessages } from '@engram/core/generation/messages.ts';
import { questionTypeNames } from '@engram/core/practice-tests/messages.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { quotesOf } from '@engram/core/materials/quote-of.ts';
import { BlankedText } from '../../questions/blanked-text.tsx';
import { writeSource } from '../write-source.ts';
import type { ExportSheet, SheetEntry } from './export-sheet.ts';
import { printMessages as messages } from './messages.ts';
import { PrintedAnswer } from './printed-answer.tsx';

type PrintedQuestionProps = { entry: SheetEntry; sheet: ExportSheet; hasKey: boolean };

/** One block, which a page does not break where it can be helped. */
export function PrintedQuestion({ entry, sheet, hasKey }: PrintedQuestionProps) {
  const { number, question, outcome } = entry;
  const verdict = hasKey && outcome ? writeMark(markOf(outcome)) : undefined;
  const credit = hasKey && outcome ? writeCredit(question.type, creditOf(outcome)) : undefined;
  return (
    <li className="mt-5 grid grid-cols-[2rem_minmax(0,1fr)] break-inside-avoid gap-x-1 gap-y-2">
      <span className="font-semibold">{messages.number(number)}</span>
      <div className="grid gap-2">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="font-serif text-[1.0625rem] leading-[1.4] font-[520] wrap-anywhere">
            <BlankedText text={question.text} />
          </h2>
          {verdict !== undefined && (
            <span className="shrink-0 border border-ink px-1.5 text-[0.8125rem] font-semibold">
              {verdict}
            </span>
          )}
        </div>
        <p className="type-xs text-ink-2">{questionTypeNames[question.type]}</p>
        <PrintedAnswer
          question={question}
          given={hasKey && outcome ? { answer: countedAnswer(outcome) } : undefined}
          hasKey={hasKey}
        />
        {credit !== undefined && <p className="text-[0.875rem]">{credit}</p>}
        {hasKey && hasMoreToSay(question) && (
          <p className="text-[0.875rem] wrap-anywhere">
            <span className="font-semibold">{messages.explanation}</span>
            {`: ${question.explanation}`}
          </p>
        )}
        {hasKey && <PrintedSource entry={entry} sheet={sheet} />}
      </div>
    </li>
  );
}

/** An explanation that is only the quote again stands below as such. */
function hasMoreToSay({ explanation, source }: Question): boolean {
  if (explanation === '') return false;
  return source === null || explanation !== generationMessages.textSays(source.quote);
}

function PrintedSource({ entry: { question }, sheet }: Omit<PrintedQuestionProps, 'hasKey'>) {
  if (!question.source) return null;
  const quotes = quotesOf(question.source, sheet.studyMaterial, sheet.parts);
  const places = new Set(quotes.map(({ title, page }) => writeSource(title, page)));
  return (
    <figure className="border-s-2 border-ink ps-3 text-[0.875rem]">
      {quotes.map(({ highlighted }) => (
        <blockquote key={highlighted} className="font-serif whitespace-pre-line wrap-anywhere">
          {`“${highlighted}”`}
        </blockquote>
      ))}
      <figcaption className="type-xs text-ink-2">{[...places].join('; ')}</figcaption>
    </figure>
  );
}
