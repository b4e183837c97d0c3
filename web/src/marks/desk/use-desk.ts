import { markLimits } from '@engram/core/limits.ts';
import { markFailures, markRefusalMessages } from '@engram/core/marks/failure-messages.ts';
import type { MarkForm } from '@engram/core/marks/mark.ts';
import { useMemo, useReducer, useState } from 'react';
import { mendPiece } from '@engram/core/rich-text/mend-piece.ts';
import { readPlain } from '@engram/core/rich-text/read-plain.ts';
import { readFailure } from '../../http/read-failure.ts';
import { changeDesk, type DeskMark, type DeskMarks, overlaps } from '../keeping/desk-marks.ts';
import type { MarkedSource } from '../keeping/mark-keeper.ts';
import { startSending } from '../keeping/send-in-order.ts';
import { deskMessages as messages } from '../messages.ts';
import { askMark } from '../rules/ask-rules.ts';
import type { Stretch } from '../rules/contract.ts';
import { useMade } from './use-made.ts';
import { type Readings, useReadings } from './use-readings.ts';

/** Words of one text that are to be marked. */
export type ChosenWords = Stretch & { source: string };

export type Desk = ReturnType<typeof useDesk>;

/** All that can be done at the desk, and what came of it. The texts are the same for its life. */
export function useDesk(sources: readonly MarkedSource[]) {
  const [desk, change] = useReducer(changeDesk, sources, begin);
  const [sendings] = useState(() => new Map(sources.map(({ id }) => [id, startSending()])));
  const [news, setNews] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { readings, tryAgain } = useReadings(sources);
  const made = useMade(sources, desk.marks);
  const proposals = useMemo(() => listOpen(readings, desk.marks), [readings, desk.marks]);
  const lastStep = desk.steps.at(-1);

  function wordsOf({ source, start, end }: ChosenWords): string {
    const { text = '', format = 'plain' } = sources.find(({ id }) => id === source) ?? {};
    return readPlain(mendPiece(text.slice(start, end)), format).replace(/\s+/g, ' ');
  }

  function send(mark: DeskMark) {
    const { source, number: _number, isWaiting: _isWaiting, ...sent } = mark;
    const keeper = sources.find(({ id }) => id === source)?.keeper;
    sendings.get(source)?.add({
      async send() {
        if (keeper) change({ type: 'kept', mark: await keeper.keep(sent) });
      },
      onWait: () => change({ type: 'wait', id: sent.id }),
      onRefused(error) {
        change({ type: 'refused', id: sent.id });
        setRefusal(readFailure(error, messages.notKept(wordsOf(mark))));
      },
    });
  }

  function sendAway({ id, source }: DeskMark) {
    const keeper = sources.find((one) => one.id === source)?.keeper;
    sendings.get(source)?.add({
      async send() {
        await keeper?.remove(id);
      },
      onWait: () => undefined,
      onRefused: (error) => setRefusal(readFailure(error, messages.notRemoved)),
    });
  }

  function add(chosen: readonly ChosenWords[], form: MarkForm): void {
    const marks = chosen.map(({ source, start, end }) => ({
      id: crypto.randomUUID(),
      source,
      start,
      end,
      form,
    }));
    setRefusal(undefined);
    change({ type: 'add', marks });
    for (const mark of marks) send(mark);
    const [first] = marks;
    if (first && marks.length === 1) setNews(messages.marked(wordsOf(first)));
  }

  /** Why these words cannot be marked now. */
  function findHindrance(chosen: ChosenWords): string | undefined {
    const inText = desk.marks.filter(({ source }) => source === chosen.source);
    if (inText.some((mark) => overlaps(mark, chosen))) return markFailures.overlaps;
    return inText.length >= markLimits.maxPerMaterial ? markFailures.full : undefined;
  }

  return {
    ...desk,
    ...made,
    readings,
    tryAgain,
    proposals,
    news,
    refusal,
    wordsOf,
    say: setNews,
    canUndo: lastStep !== undefined,
    /** What the last press was about, where that was one mark. */
    undoes: lastStep && nameStep(lastStep, wordsOf),
    isWaiting: desk.marks.some((mark) => mark.isWaiting),

    /** Whole words, or why there is nothing to ask about them. */
    async check(chosen: ChosenWords, form: MarkForm): Promise<Checked> {
      const text = sources.find(({ id }) => id === chosen.source)?.text ?? '';
      const { start, end } = chosen;
      const reply = await askMark({ text, mark: { start, end, form } });
      if (!reply.ok) return { ok: false, message: markRefusalMessages[reply.reason] };
      const words = { source: chosen.source, start: reply.start, end: reply.end };
      const message = findHindrance(words);
      return message === undefined
        ? { ok: true, words, canType: reply.canType }
        : { ok: false, message };
    },
    mark(words: ChosenWords, form: MarkForm) {
      add([words], form);
    },
    refuse(message: string) {
      setRefusal(message);
    },
    accept(proposal: ChosenWords) {
      const message = findHindrance(proposal);
      if (message === undefined) add([proposal], 'gap');
      else setRefusal(message);
    },
    /** How many words it was. Whoever asks for it says so. */
    acceptAll(): number {
      const free = sources.flatMap(({ id }) => {
        const taken = desk.marks.filter(({ source }) => source === id).length;
        const open = proposals.filter(({ source }) => source === id);
        return open.slice(0, markLimits.maxPerMaterial - taken);
      });
      add(free, 'gap');
      setNews('');
      return free.length;
    },
    remove(id: string) {
      const mark = desk.marks.find((one) => one.id === id);
      if (!mark) return;
      setRefusal(undefined);
      change({ type: 'remove', ids: [id] });
      sendAway(mark);
      setNews(messages.removed(wordsOf(mark)));
    },
    undo() {
      if (!lastStep) return;
      setRefusal(undefined);
      const restored = 'removed' in lastStep ? lastStep.removed.map(forget) : [];
      change({ type: 'undo', restored });
      for (const mark of restored) send(mark);
      if ('added' in lastStep) for (const mark of lastStep.added) sendAway(mark);
      setNews(messages.undone);
    },
    /** Whether everything is kept by now; false where that waits for the network. */
    async settle(): Promise<boolean> {
      const settled = await Promise.all([...sendings.values()].map((one) => one.settle()));
      return settled.every(Boolean);
    },
  };
}

export type Checked =
  | { ok: true; words: ChosenWords; canType: boolean }
  | { ok: false; message: string };

function begin(sources: readonly MarkedSource[]): DeskMarks {
  const marks = sources.flatMap(({ id, marks: kept }) =>
    kept.map((mark) => ({ ...mark, source: id })),
  );
  return { marks, steps: [] };
}

/** Proposals of which no word is marked yet. */
function listOpen(readings: Readings, marks: readonly DeskMark[]): ChosenWords[] {
  if (readings.state !== 'read') return [];
  return [...readings.bySource].flatMap(([source, { proposals }]) => {
    const taken = marks.filter((mark) => mark.source === source);
    return proposals
      .filter((proposal) => !taken.some((mark) => overlaps(mark, proposal)))
      .map((proposal) => ({ ...proposal, source }));
  });
}

/** What was removed gets a number anew: its old one is never used again. */
function forget({ number: _number, ...mark }: DeskMark): DeskMark {
  return mark;
}

function nameStep(
  step: DeskMarks['steps'][number],
  wordsOf: (words: ChosenWords) => string,
): string {
  const marks = 'added' in step ? step.added : step.removed;
  const [first] = marks;
  return first && marks.length === 1 ? wordsOf(first) : '';
}
