import { type MarkForm } from '@engram/core/marks/mark.ts';
import { useEffect, useMemo, useRef } from 'react';
import { ByPointer } from '../marks/desk/by-pointer.tsx';
import { DeskFrame } from '../marks/desk/desk-frame.tsx';
import type { Asked } from '../marks/text/cut-pieces.ts';
import { keepMarksHere } from './keeping/keep-marks-here.ts';
import type { Trial } from './keeping/trial.ts';
import { trialMessages } from './messages.ts';
import { TrialWork } from './trial-work.tsx';

/** The text to mark, and beside it the questions to answer. Its parent gives each trial a key. */
export function TrialDesk({ trial }: { trial: Trial }) {
  const { id, text, title, marks, lastNumber, sure } = trial;
  const place = useRef<HTMLElement>(null);
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
        lead={
          <p className="type-sm text-ink-2">
            <ByPointer {...trialMessages.how} />
          </p>
        }
        className="lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-x-7"
      >
        {(opened) => <TrialWork trial={trial} opened={opened} />}
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
