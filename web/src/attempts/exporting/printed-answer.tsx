import { resultMessages } from '@engram/core/attempts/messages.ts';
import type { Answer } from '@engram/core/questions/answer.ts';
import type { Option, Question, QuestionOf } from '@engram/core/questions/question.ts';
import { writeAnswer } from '@engram/core/questions/write-answer.ts';
import { RichLine } from '../../rich-text/rich-text.tsx';
import { AnswerLine, KeyLine } from '../../questions/answer-line.tsx';
import { readPairs } from '../../questions/read-answer.ts';
import { printMessages as messages } from './messages.ts';

type PrintedAnswerProps = {
  question: Question;
  /** Where somebody has taken the test; null where they left it out. */
  given: { answer: Answer | null } | undefined;
  hasKey: boolean;
};

/** What there is to choose from, to write on, or, with the key, what is right: in words and signs. */
export function PrintedAnswer({ question, given, hasKey }: PrintedAnswerProps) {
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
    case 'multiple-answer':
      return (
        <>
          {question.type === 'multiple-answer' && <p className="italic">{messages.chooseAll}</p>}
          <PrintedOptions question={question} given={given} hasKey={hasKey} />
        </>
      );
    case 'matching':
      return hasKey ? (
        <PrintedPairs question={question} given={given} />
      ) : (
        <PrintedColumns question={question} />
      );
    case 'short-answer':
    case 'fill-in-blank':
      return hasKey ? (
        <WrittenPair question={question} given={given} />
      ) : (
        <WritingLines count={question.type === 'short-answer' ? 3 : 1} />
      );
  }
}

type PrintedOptionsProps = Omit<PrintedAnswerProps, 'question'> & {
  question: QuestionOf<'multiple-choice' | 'true-false' | 'multiple-answer'>;
};

function PrintedOptions({ question, given, hasKey }: PrintedOptionsProps) {
  const right = listIds(question.correctAnswer);
  const chosen = listIds(given?.answer ?? null);
  return (
    <>
      <ul className="grid gap-1">
        {question.options.map((option, index) => {
          const isRight = right.includes(option.id);
          const tag = hasKey
            ? judgeOption({ isRight, isChosen: chosen.includes(option.id) })
            : undefined;
          return (
            <li key={option.id} className="flex gap-2">
              <span className="w-5 shrink-0">{`${letterOf(index)})`}</span>
              <span className={tag && isRight ? 'min-w-0 font-semibold' : 'min-w-0'}>
                <RichLine text={option.text} format={question.format} />
              </span>
              {tag !== undefined && (
                <span className="ms-auto shrink-0 ps-3 text-[0.8125rem] font-semibold">{tag}</span>
              )}
            </li>
          );
        })}
      </ul>
      {given && chosen.length === 0 && <p>{resultMessages.notAnswered}</p>}
    </>
  );
}

type PrintedPairsProps = Pick<PrintedAnswerProps, 'given'> & { question: QuestionOf<'matching'> };

/** A row for each of column A, with its right partner under a wrong one. */
function PrintedPairs({ question, given }: PrintedPairsProps) {
  const { columnA, columnB, correctAnswer } = question;
  const { format } = question;
  const drawChosen = (id: string | undefined) => {
    const text = columnB.find((option) => option.id === id)?.text;
    return text === undefined ? undefined : <RichLine text={text} format={format} />;
  };
  const chosen = readPairs(given?.answer ?? null);
  return (
    <ul className="grid gap-1.5">
      {columnA.map(({ id, text }) => {
        const isRight = chosen[id] === correctAnswer[id];
        return (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] gap-4">
            <span>
              <RichLine text={text} format={format} />
            </span>
            <span>
              {given && !isRight && (
                <span className="block">
                  {`${messages.wrong} ${messages.yourAnswer}: `}
                  {drawChosen(chosen[id]) ?? resultMessages.notAnswered}
                </span>
              )}
              <span className="block font-semibold">
                {messages.correct} {drawChosen(correctAnswer[id])}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type WrittenPairProps = Pick<PrintedAnswerProps, 'question' | 'given'>;

function WrittenPair({ question, given }: WrittenPairProps) {
  const answer = given?.answer ?? null;
  const words = answer === null ? '' : writeAnswer(question, answer);
  return (
    <dl className="grid gap-1 wrap-anywhere">
      {given && (
        <div>
          <dt className="inline font-semibold">{messages.yourAnswer}</dt>
          <dd className="inline">
            {': '}
            {answer === null || words === '' ? (
              resultMessages.notAnswered
            ) : (
              <AnswerLine question={question} answer={answer} />
            )}
          </dd>
        </div>
      )}
      <div>
        <dt className="inline font-semibold">{`${messages.correct} ${messages.correctAnswer}`}</dt>
        <dd className="inline">
          {': '}
          <KeyLine question={question} />
        </dd>
      </div>
    </dl>
  );
}

/** A line before each row of the left column takes the letter of its partner. */
function PrintedColumns({
  question: { columnA, columnB, format },
}: {
  question: QuestionOf<'matching'>;
}) {
  return (
    <div className="grid grid-cols-2 gap-6">
      <ul className="grid content-start gap-1.5">
        {columnA.map(({ id, text }) => (
          <li key={id} className="flex items-end gap-2">
            <span className="h-5 w-8 shrink-0 border-b border-ink" />
            <span className="min-w-0">
              <RichLine text={text} format={format} />
            </span>
          </li>
        ))}
      </ul>
      <LetteredList options={columnB} format={format} />
    </div>
  );
}

type LetteredListProps = { options: readonly Option[]; format: Question['format'] };

function LetteredList({ options, format }: LetteredListProps) {
  return (
    <ul className="grid content-start gap-1.5">
      {options.map(({ id, text }, index) => (
        <li key={id} className="flex gap-2">
          <span className="w-5 shrink-0">{`${letterOf(index)})`}</span>
          <span className="min-w-0">
            <RichLine text={text} format={format} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function WritingLines({ count }: { count: number }) {
  return (
    <div role="img" aria-label={messages.answerLine}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="h-8 border-b border-ink" />
      ))}
    </div>
  );
}

type Judged = { isRight: boolean; isChosen: boolean };

function judgeOption({ isRight, isChosen }: Judged): string | undefined {
  if (isRight) {
    const words = isChosen ? messages.yourCorrectAnswer : messages.correctAnswer;
    return `${messages.correct} ${words}`;
  }
  return isChosen ? `${messages.wrong} ${messages.yourAnswer}` : undefined;
}

function listIds(answer: Answer | null): string[] {
  if (typeof answer === 'string') return answer === '' ? [] : [answer];
  return Array.isArray(answer) ? answer : [];
}

function letterOf(index: number): string {
  return String.fromCodePoint(65 + index);
}
