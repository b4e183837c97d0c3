import { creditOf, markOf } from '@engram/core/attempts/credit.ts';
import { countedAnswer } from '@engram/core/attempts/grade-attempt.ts';
import { writeCredit, writeMark } from '@engram/core/attempts/messages.ts';
import { generationMessages } from '@engram/core/generation/messages.ts';
import { questionTypeNames } from '@engram/core/practice-tests/messages.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { quotesOf } from '@engram/core/materials/quote-of.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { drawStem } from '../../rich-text/draw-stem.tsx';
import { drawPieceOf } from '../../rich-text/draw-piece.tsx';
import { drawGapLine } from '../../questions/blanked-text.tsx';
import { QuestionContext } from '../../questions/question-context.tsx';
import { writeSource } from '../write-source.ts';
import type { ExportSheet, SheetEntry } from './export-sheet.ts';
import { printMessages as messages } from './messages.ts';
import { PrintedAnswer } from './printed-answer.tsx';

type PrintedQuestionProps = { entry: SheetEntry; sheet: ExportSheet; hasKey: boolean };

/** One block, which a page does not break where it can be helped. */
export function PrintedQuestion({ entry, sheet, hasKey }: PrintedQuestionProps) {
  const { number, question, outcome } = entry;
  const { asked, above, below } = drawStem(question, { drawGap: drawGapLine, isStill: true });
  // With code, tables and pictures it may be longer than what is left of any page.
  const isTall = above !== undefined || below !== undefined;
  const verdict = hasKey && outcome ? writeMark(markOf(outcome)) : undefined;
  const credit = hasKey && outcome ? writeCredit(question.type, creditOf(outcome)) : undefined;
  return (
    <li className={isTall ? blockClass : `${blockClass} break-inside-avoid`}>
      <span className="font-semibold">{messages.number(number)}</span>
      <div className="grid gap-2">
        <QuestionContext context={question.context} format={question.format} />
        {above !== undefined && <div className={besideClass}>{above}</div>}
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="font-serif text-[1.0625rem] leading-[1.4] font-[520] wrap-anywhere">
            {asked}
          </h2>
          {verdict !== undefined && (
            <span className="shrink-0 border border-ink px-1.5 text-[0.8125rem] font-semibold">
              {verdict}
            </span>
          )}
        </div>
        {below !== undefined && <div className={besideClass}>{below}</div>}
        <p className="type-xs text-ink-2">{questionTypeNames[question.type]}</p>
        <PrintedAnswer
          question={question}
          given={hasKey && outcome ? { answer: countedAnswer(outcome) } : undefined}
          hasKey={hasKey}
        />
        {credit !== undefined && <p className="text-[0.875rem]">{credit}</p>}
        {hasKey && hasMoreToSay(question) && (
          <div className="text-[0.875rem] wrap-anywhere">
            <span className="font-semibold">{messages.explanation}</span>
            {': '}
            <RichText text={question.explanation} format={question.format} />
          </div>
        )}
        {hasKey && <PrintedSource entry={entry} sheet={sheet} />}
      </div>
    </li>
  );
}

const blockClass = 'mt-5 grid grid-cols-[2rem_minmax(0,1fr)] gap-x-1 gap-y-2';

const besideClass = 'font-serif wrap-anywhere';

/** An explanation that is only the quote again stands below as such. */
function hasMoreToSay({ explanation, source }: Question): boolean {
  if (explanation === '') return false;
  return source === null || explanation !== generationMessages.textSays(source.quote);
}

function PrintedSource({ entry: { question }, sheet }: Omit<PrintedQuestionProps, 'hasKey'>) {
  if (!question.source) return null;
  const draw = drawPieceOf(question.format);
  const quotes = quotesOf(question.source, sheet.studyMaterial, sheet.parts);
  const places = new Set(quotes.map(({ title, page, moment }) => writeSource(title, page, moment)));
  return (
    <figure className="border-s-2 border-ink ps-3 text-[0.875rem]">
      {quotes.map(({ highlighted }) => (
        <blockquote key={highlighted} className="font-serif whitespace-pre-line wrap-anywhere">
          {'“'}
          {draw(highlighted)}
          {'”'}
        </blockquote>
      ))}
      <figcaption className="type-xs text-ink-2">{[...places].join('; ')}</figcaption>
    </figure>
  );
}
