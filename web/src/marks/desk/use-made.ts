import { joinTexts } from '@engram/core/materials/measure-text.ts';
import { useEffect, useMemo, useState } from 'react';
import { logIgnored } from '../../http/log-ignored.ts';
import type { DeskMark } from '../keeping/desk-marks.ts';
import type { MarkedSource } from '../keeping/mark-keeper.ts';
import { makeQuestions } from '../rules/ask-rules.ts';
import type { MadeQuestion } from '../rules/contract.ts';

export type MadeOfMarks = {
  /** By the ids of their marks; cards are among them. */
  questions: ReadonlyMap<string, MadeQuestion>;
  /** The marks whose words can be matched with their meanings. */
  matchable: readonly string[];
};

const nothing: MadeOfMarks = { questions: new Map(), matchable: [] };

/**
 * What the marks become, made of all texts as one, as the server does. The marks count from 1 here,
 * in the order in which they were made: their own numbers may still be on the way.
 */
export function useMade(sources: readonly MarkedSource[], marks: readonly DeskMark[]): MadeOfMarks {
  const [made, setMade] = useState(nothing);
  const { text, starts } = useMemo(() => joinTexts(sources.map((one) => one.text)), [sources]);

  // The worker is outside of React.
  useEffect(() => {
    let isWanted = true;
    const places = sources.map(({ id }) => id);
    const sent = marks.map(({ source, start, end, form }, no) => {
      const offset = starts[places.indexOf(source)] ?? 0;
      return { number: no + 1, start: start + offset, end: end + offset, form };
    });
    makeQuestions({ text, marks: sent }).then(
      ({ questions, matchable }) => {
        if (!isWanted) return;
        const idOf = (number: number) => marks[number - 1]?.id ?? '';
        setMade({
          questions: new Map(questions.map((question) => [idOf(question.number), question])),
          matchable: matchable.map(idOf),
        });
      },
      (error: unknown) => logIgnored('The rules for marks did not answer.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [sources, marks, text, starts]);

  return made;
}
