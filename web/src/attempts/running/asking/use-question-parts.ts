import { useEffect, useState } from 'react';
import { focusField, focusQuestion } from '../../../questions/focus-question.ts';

type Going = {
  /** Counted from 1. */
  current: number;
  moves: number;
  /** Alone on the page: then its top is shown, with the numbers above it. */
  isAlone: boolean;
};

export type QuestionParts = {
  noteHeading: (number: number, heading: HTMLElement | null) => void;
  noteHint: (number: number, button: HTMLElement | null) => void;
};

/** Where the focus goes: to the question that was gone to, its hint, or the grid. */
export function useQuestionParts({ current, moves, isAlone }: Going) {
  // Never replaced, so that questions which hand in their parts are not rendered for them.
  const [{ headings, hints, parts }] = useState(makeMaps);

  // After the question is there; the first one keeps the focus of the page, unless it is to be
  // written. Where all are on one page nobody has gone to any of them yet.
  useEffect(() => {
    const heading = headings.get(current);
    if (moves === 0) {
      if (isAlone) focusField(heading);
      return;
    }
    focusQuestion(heading);
    if (isAlone) window.scrollTo({ top: 0 });
    else heading?.closest('article')?.scrollIntoView({ block: 'start' });
  }, [current, moves, isAlone, headings]);

  return {
    parts,
    pressHint() {
      const button = hints.get(current);
      button?.focus();
      button?.click();
    },
    /** The one of the two grids that is seen. */
    focusGrid() {
      const cells = document.querySelectorAll<HTMLElement>('[data-question-grid] [aria-current]');
      [...cells].find((cell) => cell.checkVisibility())?.focus();
    },
  };
}

function makeMaps() {
  const headings = new Map<number, HTMLElement>();
  const hints = new Map<number, HTMLElement>();
  const noteIn = (map: Map<number, HTMLElement>) => (number: number, part: HTMLElement | null) => {
    if (part) map.set(number, part);
    else map.delete(number);
  };
  const parts: QuestionParts = { noteHeading: noteIn(headings), noteHint: noteIn(hints) };
  return { headings, hints, parts };
}
