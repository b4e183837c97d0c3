import { useEffect, useRef } from 'react';
import type { OpenedDesk } from '../marks/desk/desk-frame.tsx';
import { Dock } from '../marks/desk/dock.tsx';
import { FirstVisit } from '../marks/desk/first-visit.tsx';
import { focusQuestion } from '../questions/focus-question.ts';
import { MarksBar } from './answering/marks-bar.tsx';
import { type AllStanding, standAll } from './answering/stand-all.ts';
import { TrialQuestions } from './answering/trial-questions.tsx';
import { useAnswers } from './answering/use-answers.ts';
import { useWritten } from './answering/use-written.ts';
import { KeepOffer } from './keep-offer.tsx';
import type { Trial } from './keeping/trial.ts';
import { tryMessages } from './messages.ts';
import { StaysHere } from './stays-here.tsx';

type TrialWorkProps = { trial: Trial; opened: OpenedDesk };

/** What is beside the text of a trial: its questions, how they went, and the way to keep them. */
export function TrialWork({ trial, opened }: TrialWorkProps) {
  const { desk, firstVisit, begin, acceptAll, panel } = opened;
  const { answers, findGiven, give } = useAnswers(trial);
  const answered = new Set(answers.map(({ questionId }) => questionId));
  const written = useWritten({ text: trial.text, marks: desk.marks, answered });
  const nextHeading = useRef<HTMLHeadingElement>(null);
  const resultPlace = useRef<HTMLDivElement>(null);
  const count = trial.sure.length + desk.marks.length;
  const asked = [...trial.sure, ...desk.marks.flatMap(({ id }) => written?.get(id) ?? [])];
  const { next, score }: AllStanding = written ? standAll(asked, findGiven) : {};
  const keepOffer = (
    <KeepOffer trial={trial} count={count} hasAnswered={answers.length > 0} score={score} />
  );

  // Behind the answer that was the last of all; kept ones were seen to end before.
  const hasEnded = answers !== trial.answers && answers.at(-1)?.questionId === asked.at(-1)?.id;
  const isSeenToEnd = score !== undefined && hasEnded;
  useEffect(() => {
    if (isSeenToEnd) resultPlace.current?.scrollIntoView({ block: 'nearest' });
  }, [isSeenToEnd]);

  function goOn() {
    const place = score ? resultPlace.current : nextHeading.current?.closest('li');
    place?.scrollIntoView({ block: score ? 'center' : 'start' });
    if (score) resultPlace.current?.focus({ preventScroll: true });
    else focusQuestion(nextHeading.current);
  }

  return (
    <>
      <Dock>
        {panel}
        {(desk.marks.length > 0 || desk.canUndo) && (
          <MarksBar desk={desk} count={count} isOver={score !== undefined} onGoOn={goOn} />
        )}
      </Dock>
      <StaysHere>{tryMessages.staysUntil}</StaysHere>
      {firstVisit !== 'none' && (
        <div className="max-lg:order-first lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:max-w-105">
          <FirstVisit
            proposed={desk.proposals.length}
            isOver={firstVisit === 'over'}
            isAsking={panel !== undefined}
            onAcceptAll={acceptAll}
            onOwn={begin}
          />
        </div>
      )}
      {firstVisit !== 'now' && (
        <TrialQuestions
          trial={trial}
          desk={desk}
          written={written}
          next={{ id: next, headingRef: nextHeading }}
          findGiven={findGiven}
          give={give}
          result={
            // There before its words: screen readers announce changes only.
            <div
              ref={resultPlace}
              role="status"
              tabIndex={-1}
              className="scroll-mb-24 empty:hidden focus-visible:shadow-none"
            >
              {score && keepOffer}
            </div>
          }
        />
      )}
      {count > 0 && !score && keepOffer}
    </>
  );
}
