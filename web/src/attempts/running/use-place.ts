import { useCallback, useEffect, useState } from 'react';
import { findWork, keepWork } from '../../storage/unfinished-work.ts';

type Place = {
  /** Counted from 1. */
  number: number;
  /** How often the learner went somewhere; 0 when the screen has just opened. */
  moves: number;
};

type Kept = { uid: string; attemptId: string; first: () => number };

/** The question at hand: where this tab left it, else where there is something to answer. */
export function usePlace({ uid, attemptId, first }: Kept) {
  const [place, setPlace] = useState<Place>(() => ({
    number: readPlace(uid, attemptId) ?? first(),
    moves: 0,
  }));
  const { number } = place;

  useEffect(() => {
    keepWork({ uid, name: workName }, `${attemptId} ${number}`);
  }, [uid, attemptId, number]);

  const goTo = useCallback(
    (next: number) => setPlace(({ moves }) => ({ number: next, moves: moves + 1 })),
    [],
  );
  /** Without taking the focus there: it is there already. */
  const note = useCallback(
    (next: number) =>
      setPlace((before) => (before.number === next ? before : { ...before, number: next })),
    [],
  );
  return { place, goTo, note };
}

const workName = 'test-place';

function readPlace(uid: string, attemptId: string): number | undefined {
  const [id, number] = findWork({ uid, name: workName })?.split(' ') ?? [];
  return id === attemptId && number !== undefined ? Number(number) : undefined;
}
