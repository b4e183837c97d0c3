import type { GivenAnswer } from '@engram/core/attempts/attempt.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { useState } from 'react';
import { stand } from '../../attempts/answering/immediate-question.tsx';
import type { Desk } from '../../marks/desk/use-desk.ts';
import { Card } from '../../ui/card.tsx';
import { changeTrial } from '../keeping/trial-store.ts';
import type { Trial } from '../keeping/trial.ts';
import { trialMessages as messages } from '../messages.ts';
import { TrialQuestion } from './trial-question.tsx';
import { useWritten } from './use-written.ts';

type TrialQuestionsProps = { trial: Trial; desk: Desk };

/** What can be answered here: the newest mark first, then what was sure from the start. */
export function TrialQuestions({ trial, desk }: TrialQuestionsProps) {
  const { answers, give } = useAnswers(trial);
  const findGiven = (id: string) => answers.find(({ questionId }) => questionId === id);
  const answered = new Set(answers.map(({ questionId }) => questionId));
  const written = useWritten({ text: trial.text, marks: desk.marks, answered });
  const marks = desk.marks.toReversed();
  const asked = [...trial.sure, ...desk.marks.flatMap(({ id }) => written.get(id) ?? [])];
  return (
    <section
      id="made-of-marks"
      tabIndex={-1}
      aria-label={messages.questions(trial.sure.length + marks.length)}
      className="grid scroll-mt-22 grid-cols-[minmax(0,1fr)] gap-3 lg:col-start-2 lg:row-span-3 lg:row-start-1"
    >
      <Result questions={asked} findGiven={findGiven} />
      {marks.length > 0 && (
        <>
          <h2 className={headingLook}>{messages.fromMarks}</h2>
          <ol className={listLook} reversed>
            {marks.map((mark, no) => (
              <TrialQuestion
                key={mark.id}
                number={mark.number}
                question={written.get(mark.id)}
                given={findGiven(mark.id)}
                isNew={no === 0 && desk.canUndo}
                words={desk.wordsOf(mark)}
                onAnswer={give}
                onRemove={() => desk.remove(mark.id)}
              />
            ))}
          </ol>
        </>
      )}
      {marks.length === 0 && <p className="type-sm text-ink-2 lg:min-h-11">{messages.none}</p>}
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
    </section>
  );
}

const headingLook = 'type-sm font-semibold text-ink-2';
const listLook = 'grid grid-cols-[minmax(0,1fr)] gap-3';

function useAnswers({ id, answers: kept }: Trial) {
  const [answers, setAnswers] = useState<readonly GivenAnswer[]>(kept);
  return {
    answers,
    give(given: GivenAnswer) {
      const others = answers.filter(({ questionId }) => questionId !== given.questionId);
      const next = [...others, given];
      setAnswers(next);
      changeTrial(id, (trial) => ({ ...trial, answers: next }));
    },
  };
}

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
