import type { Correction, JudgedShare } from '@engram/core/sharing/correcting/correction.ts';
import type { UngradedQuestion, Wording } from '@engram/core/sharing/correcting/ungraded.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readFailure } from '../../http/read-failure.ts';
import { testsKey } from '../../practice-tests/queries.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { deskMessages as messages, gradingMessages } from './messages.ts';
import { correct } from './queries.ts';

/** What some wrote to one question, and its place among all that waits. */
export type DeskItem = { place: number; question: UngradedQuestion; wording: Wording };

export type Judged = { share: JudgedShare; isAccepted: boolean };

export type Desk = ReturnType<typeof useDesk>;

/**
 * One wording after the other. A judgement shows at once and is sent behind those before it; one that
 * did not arrive is open again.
 */
export function useDesk(code: string, questions: readonly UngradedQuestion[]) {
  const [items] = useState(() => listItems(questions));
  const [judged, setJudged] = useState<ReadonlyMap<number, Judged>>(new Map());
  /** In the order they were judged in. */
  const [done, setDone] = useState<readonly number[]>([]);
  const [place, setPlace] = useState(0);
  const [undone, setUndone] = useState<DeskItem>();
  const versions = useRef(new Map<number, number>());
  const client = useQueryClient();
  const { showError } = useToasts();
  const settle = () => void client.invalidateQueries({ queryKey: testsKey });

  function reopen(at: number): void {
    setJudged((before) => new Map([...before].filter(([one]) => one !== at)));
    setDone((before) => before.filter((one) => one !== at));
    setPlace(at);
  }

  const judging = useMutation({
    // One after the other, so that each undo knows what it takes back.
    scope: { id: `grading ${code}` },
    mutationFn: async ({ item, ...verdict }: Judged & { item: DeskItem }) => {
      const { version } = await correct(code, correctionOf(item, verdict));
      versions.current.set(item.place, version);
    },
    onError: (error, { item }) => {
      const reason = readFailure(error, gradingMessages.unknownFailure);
      showError(messages.notSaved(item.wording.wording, reason));
      reopen(item.place);
    },
    onSettled: settle,
  });

  const undoing = useMutation({
    scope: { id: `grading ${code}` },
    mutationFn: async ({ item }: Judged & { item: DeskItem }) => {
      const version = versions.current.get(item.place);
      // It never arrived, so that there is nothing to take back.
      if (version !== undefined) await correct(code, { kind: 'undo', version });
    },
    onError: (error, { item, ...verdict }) => {
      showError(messages.notUndone(readFailure(error, gradingMessages.unknownFailure)));
      setJudged((before) => new Map([...before, [item.place, verdict]]));
      setDone((before) => [...before, item.place]);
    },
    onSettled: settle,
  });

  const current = judged.has(place) ? undefined : items[place];
  const last = done.at(-1);
  const lastItem = last === undefined ? undefined : items[last];
  const lastVerdict = last === undefined ? undefined : judged.get(last);

  return {
    items,
    judged,
    current,
    last: lastItem && lastVerdict && { item: lastItem, ...lastVerdict },
    undone,
    goTo: setPlace,

    judge(share: JudgedShare, isAccepted: boolean): void {
      if (!current) return;
      const verdict = { share, isAccepted: isAccepted && share === 1 };
      const after = new Map([...judged, [current.place, verdict]]);
      setJudged(after);
      setDone([...done, current.place]);
      setUndone(undefined);
      setPlace(findNext(items, after, current.place));
      judging.mutate({ item: current, ...verdict });
    },

    undo:
      lastItem && lastVerdict
        ? () => {
            reopen(lastItem.place);
            setUndone(lastItem);
            undoing.mutate({ item: lastItem, ...lastVerdict });
          }
        : undefined,
  };
}

function listItems(questions: readonly UngradedQuestion[]): DeskItem[] {
  return questions
    .flatMap((question) => question.wordings.map((wording) => ({ question, wording })))
    .map((item, place) => ({ ...item, place }));
}

/** The next one that is open, then one before it; where none is, behind the last. */
function findNext(
  items: readonly DeskItem[],
  judged: ReadonlyMap<number, Judged>,
  from: number,
): number {
  const open = items.filter(({ place }) => !judged.has(place));
  return (open.find(({ place }) => place > from) ?? open[0])?.place ?? items.length;
}

function correctionOf(
  { question, wording: { wording } }: DeskItem,
  { share, isAccepted }: Judged,
): Correction {
  const questionId = question.question.id;
  return isAccepted
    ? { kind: 'accept', questionId, wording }
    : { kind: 'judge', questionId, wording, share };
}
