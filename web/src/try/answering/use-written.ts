import type { Question } from '@engram/core/questions/question.ts';
import { useEffect, useState } from 'react';
import { logIgnored } from '../../http/log-ignored.ts';
import type { DeskMark } from '../../marks/keeping/desk-marks.ts';
import { writeQuestions } from '../../marks/rules/ask-rules.ts';

type Writing = {
  text: string;
  marks: readonly DeskMark[];
  /** The marks whose questions were answered: those stay as they were asked. */
  answered: ReadonlySet<string>;
};

/** The questions that marks become, by the ids of their marks, which are their ids too; first they are to be written. */
export function useWritten({
  text,
  marks,
  answered,
}: Writing): ReadonlyMap<string, Question> | undefined {
  const [written, setWritten] = useState<ReadonlyMap<string, Question>>();
  const stamp = marks.map(({ id, form }) => `${id} ${form}`).join();

  // The worker is outside of React.
  useEffect(() => {
    let isWanted = true;
    const sent = marks.map(({ start, end, form }, no) => ({ number: no + 1, start, end, form }));
    writeQuestions({ text, marks: sent }).then(
      (made) => {
        if (!isWanted) return;
        setWritten(
          (before) =>
            new Map(
              made.flatMap(({ number, question }) => {
                const id = marks[number - 1]?.id;
                if (id === undefined) return [];
                const kept = answered.has(id) ? before?.get(id) : undefined;
                return [[id, kept ?? { ...question, id }]];
              }),
            ),
        );
      },
      (error: unknown) => logIgnored('The rules for marks did not answer.', error),
    );
    return () => {
      isWanted = false;
    };
    // The marks are those of their stamp; an answer changes no question.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text, stamp]);

  return written;
}
