import { type MarkForm } from '@engram/core/marks/mark.ts';
import { useEffect, useMemo, useRef } from 'react';
import { DeskFrame } from '../marks/desk/desk-frame.tsx';
import { FirstVisit } from '../marks/desk/first-visit.tsx';
import type { Asked } from '../marks/text/cut-pieces.ts';
import { MarksBar } from './answering/marks-bar.tsx';
import { useAnswers } from './answering/use-answers.ts';
import { TrialQuestions } from './answering/trial-questions.tsx';
import { KeepOffer } from './keep-offer.tsx';
import { keepMarksHere } from './keeping/keep-marks-here.ts';
import type { Trial } from './keeping/trial.ts';
import { trialMessages, tryMessages } from './messages.ts';
import { StaysHere } from './stays-here.tsx';

/** The text to mark, and beside it the questions to answer. Its parent gives each trial a key. */
export function TrialDesk({ trial }: { trial: Trial }) {
  const { id, text, title, marks, lastNumber, sure } = trial;
  const place = useRef<HTMLElement>(null);
  const answering = useAnswers(trial);
  const sources = useMemo(
    () => [
      { id, title, text, format: 'rich' as const, marks, keeper: keepMarksHere(id, lastNumber) },
    ],
    [id, title, text, marks, lastNumber],
  );
  const asked = useMemo(() => findAsked(trial), [trial]);
  // What was pressed is gone.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={trialMessages.ready(sure.length)}
      className="focus-visible:shadow-none"
    >
      <DeskFrame
        sources={sources}
        asked={asked}
        sure={sure.length}
        forms={forms}
        lead={<p className="type-sm text-ink-2">{trialMessages.how}</p>}
        className="lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-x-7"
      >
        {({ desk, isFirst, begin, acceptAll, panel }) => {
          const count = sure.length + desk.marks.length;
          return (
            <>
              <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-26 lg:contents [@media(height<30rem)]:static">
                {panel}
                {(desk.marks.length > 0 || desk.canUndo) && <MarksBar desk={desk} count={count} />}
              </div>
              <StaysHere>{tryMessages.staysUntil}</StaysHere>
              {isFirst && panel === undefined ? (
                <div className="max-lg:order-first lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:max-w-105 max-lg:[&_[data-bottom-bar]]:static max-lg:[&_[data-bottom-bar]]:shadow-none">
                  <FirstVisit
                    proposed={desk.proposals.length}
                    onAcceptAll={acceptAll}
                    onOwn={begin}
                  />
                </div>
              ) : (
                <TrialQuestions trial={trial} desk={desk} {...answering} />
              )}
              {count > 0 && (
                <KeepOffer trial={trial} count={count} hasAnswered={answering.answers.length > 0} />
              )}
            </>
          );
        }}
      </DeskFrame>
    </section>
  );
}

/** Cards need somewhere to be studied again. */
const forms: readonly MarkForm[] = ['gap', 'typed'];

/** Where the sure questions come from; a sentence that was mended to be read is not shown. */
function findAsked({ text, sure }: Trial): Asked[] {
  return sure.flatMap(({ source }, no) => {
    const start = source ? text.indexOf(source.quote) : -1;
    return source && start >= 0
      ? [{ start, end: start + source.quote.length, number: no + 1 }]
      : [];
  });
}
