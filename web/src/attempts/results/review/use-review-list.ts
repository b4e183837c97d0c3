import { useState } from 'react';
import { isCorrect, isMissed, isWaiting, listOnce } from '../result-view.ts';
import type { ResultView, ReviewedQuestion } from '../result-view.ts';

export type ReviewFilter = 'missed' | 'all' | 'waiting';

export type ReviewList = {
  filter: ReviewFilter;
  choose: (filter: ReviewFilter) => void;
  shown: readonly ReviewedQuestion[];
  openKeys: ReadonlySet<string>;
  toggle: (key: string, isOpen: boolean) => void;
  areAllOpen: boolean;
  toggleAll: () => void;
  /** The row of which the learner's verdict is asked for, one after the other. */
  judgedNow: string | undefined;
  judgeNow: () => void;
  /** A row that was judged stays where it is; says whether it was the last to be asked for. */
  noteJudged: (key: string) => { isLast: boolean };
};

/** Which questions are listed, which of them stand open, and which one is being judged. */
export function useReviewList(view: ResultView, isOpenAtFirst: boolean): ReviewList {
  const { reviewed, isEndless } = view;
  // As it was at first: what is judged later does not change the list by itself.
  const [filter, setFilter] = useState<ReviewFilter>(
    isOpenAtFirst || !reviewed.some(isMissed) ? 'all' : 'missed',
  );
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [judgedNow, setJudgedNow] = useState<string>();
  // A row that was just judged stays under the finger, whatever list it belongs to now.
  const listed = reviewed.filter(
    (one) => judged.has(one.key) || (isEndless ? !isCorrect(one) : isShown(one, filter)),
  );
  const shown = isEndless ? listOnce(listed) : listed;
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(
    () => new Set((isOpenAtFirst ? shown : shown.slice(0, 1)).map(({ key }) => key)),
  );
  const areAllOpen = shown.every(({ key }) => openKeys.has(key));

  function listWaiting(): string[] {
    const waiting = reviewed.filter(isWaiting);
    return (isEndless ? listOnce(waiting) : waiting).map(({ key }) => key);
  }

  return {
    filter,
    choose(next) {
      setFilter(next);
      setJudgedNow(undefined);
      // What waits may be judged by a model while the learner looks at it.
      setJudged(new Set(next === 'waiting' ? listWaiting() : []));
    },
    shown,
    openKeys,
    toggle(key, isOpen) {
      setOpenKeys((before) => {
        const others = [...before].filter((other) => other !== key);
        return new Set(isOpen ? [...others, key] : others);
      });
    },
    areAllOpen,
    toggleAll() {
      setOpenKeys(new Set(areAllOpen ? [] : shown.map(({ key }) => key)));
    },
    judgedNow,
    judgeNow() {
      const waiting = listWaiting();
      setFilter('waiting');
      setJudged(new Set(waiting));
      setOpenKeys(new Set(waiting));
      setJudgedNow(waiting[0]);
    },
    noteJudged(key) {
      setJudged((before) => new Set([...before, key]));
      if (judgedNow === undefined) return { isLast: false };
      const [next] = listWaiting().filter((other) => other !== key);
      setJudgedNow(next);
      return { isLast: next === undefined };
    },
  };
}

function isShown(one: ReviewedQuestion, filter: ReviewFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'missed':
      return isMissed(one);
    case 'waiting':
      return isWaiting(one);
  }
}
