import type { GivenAnswer } from '@engram/core/attempts/attempt.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { useEffect, useRef } from 'react';
import { stand } from '../../attempts/answering/immediate-question.tsx';
import type { Desk } from '../../marks/desk/use-desk.ts';
import { Card } from '../../ui/card.tsx';
import type { Trial } from '../keeping/trial.ts';
import { trialMessages as messages } from '../messages.ts';
import { TrialQuestion } from './trial-question.tsx';
import type { Answers } from './use-answers.ts';
import { useWritten } from './use-written.ts';

type TrialQuestionsProps = { trial: Trial; desk: Desk } & Answers;

/** What can be answered here: what was ready from the start, then what was marked, in the order of its numbers. */
export function TrialQuestions({ trial, desk, answers, give }: TrialQuestionsProps) {
  const findGiven = (id: string) => answers.find(({ questionId }) => questionId === id);
  const answered = new Set(answers.map(({ questionId }) => questionId));
  const written = useWritten({ text: trial.text, marks: desk.marks, answered });
  const { marks } = desk;
  const column = useNewestInView(marks.length);
  const asked = [...trial.sure, ...desk.marks.flatMap(({ id }) => written.get(id) ?? [])];
  return (
    <section
      ref={column}
      id="made-of-marks"
      tabIndex={-1}
      aria-label={messages.questions(trial.sure.length + marks.length)}
      className="grid scroll-mt-22 grid-cols-[minmax(0,1fr)] gap-3 max-lg:order-first lg:sticky lg:top-22 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:-m-1 lg:max-h-[calc(100dvh-108px)] lg:overflow-y-auto lg:p-1"
    >
      <Result questions={asked} findGiven={findGiven} />
      {asked.length === 0 && marks.length === 0 && (
        <p className="type-sm text-ink-2 lg:min-h-11">{messages.how}</p>
      )}
      {trial.sure.length > 0 && (
        <>
          <h2 className={headingLook}>{messages.sure}</h2>
          <ol className={listLook}>
            {trial.sure.map((question, no) => (
              <TrialQuestion
                key={question.id}
                number={no + 1}
                question={question}
                given={findGiven(question.id)}
                onAnswer={give}
              />
            ))}
          </ol>
        </>
      )}
      {marks.length > 0 && (
        <>
          <h2 className={headingLook}>{messages.fromMarks}</h2>
          <ol className={listLook}>
            {marks.map((mark, no) => (
              <TrialQuestion
                key={mark.id}
                number={mark.number}
                question={written.get(mark.id)}
                given={findGiven(mark.id)}
                isNew={no === marks.length - 1 && desk.canUndo}
                words={desk.wordsOf(mark)}
                onAnswer={give}
                onRemove={() => desk.remove(mark.id)}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const headingLook = 'type-sm font-semibold text-ink-2';
const listLook = 'grid grid-cols-[minmax(0,1fr)] gap-3';

type ResultProps = {
  questions: readonly Question[];
  findGiven: (id: string) => GivenAnswer | undefined;
};

/** How it went, once everything that is asked was answered. */
function Result({ questions, findGiven }: ResultProps) {
  const standings = questions.map((question) => stand(question, findGiven(question.id), false));
  const right = standings.filter(({ verdict }) => verdict === 'correct').length;
  return (
    <div role="status" className="empty:hidden">
      {questions.length > 0 && standings.every(({ isOver }) => isOver) && (
        <Card padding="small" className="grid gap-1">
          <p className="type-h3">{messages.result.title(right, questions.length)}</p>
          <p className="type-sm text-ink-2">{messages.result.text}</p>
        </Card>
      )}
    </div>
  );
}

/** Beside the text the list scrolls by itself, and the question that a mark became comes into view. */
function useNewestInView(count: number) {
  const column = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isMore = count > before.current;
    before.current = count;
    const list = column.current;
    if (!isMore || !list || getComputedStyle(list).overflowY !== 'auto') return;
    list.scrollTo({ top: list.scrollHeight });
  }, [count]);
  return column;
}
