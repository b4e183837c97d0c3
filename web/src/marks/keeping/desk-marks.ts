import type { Mark } from '@engram/core/marks/mark.ts';
import type { Stretch } from '../rules/contract.ts';
import type { NewMark } from './mark-keeper.ts';

/** A mark on the desk. Its number comes when it is kept, and never changes. */
export type DeskMark = NewMark & {
  /** The text it is in. */
  source: string;
  number?: number;
  /** Nobody could be reached yet. */
  isWaiting?: boolean;
};

/** What one press did, and Undo takes back. */
type DeskStep = { added: readonly DeskMark[] } | { removed: readonly DeskMark[] };

export type DeskMarks = {
  /** In the order in which they were made. */
  marks: readonly DeskMark[];
  steps: readonly DeskStep[];
};

export type DeskChange =
  | { type: 'add'; marks: readonly DeskMark[] }
  | { type: 'remove'; ids: readonly string[] }
  /** The last press is taken back; what was removed comes back as it is given. */
  | { type: 'undo'; restored: readonly DeskMark[] }
  | { type: 'kept'; mark: Mark }
  | { type: 'wait'; id: string }
  | { type: 'refused'; id: string };

export function changeDesk(desk: DeskMarks, change: DeskChange): DeskMarks {
  switch (change.type) {
    case 'add':
      return {
        marks: [...desk.marks, ...change.marks],
        steps: [...desk.steps, { added: change.marks }],
      };
    case 'remove': {
      const removed = desk.marks.filter(({ id }) => change.ids.includes(id));
      return { marks: without(desk, change.ids), steps: [...desk.steps, { removed }] };
    }
    case 'undo': {
      const step = desk.steps.at(-1);
      if (!step) return desk;
      const added = 'added' in step ? step.added.map(({ id }) => id) : [];
      return {
        marks: [...without(desk, added), ...change.restored],
        steps: desk.steps.slice(0, -1),
      };
    }
    case 'kept':
      return replace(desk, change.mark.id, ({ isWaiting: _isWaiting, ...mark }) => ({
        ...mark,
        ...change.mark,
      }));
    case 'wait':
      return replace(desk, change.id, (mark) => ({ ...mark, isWaiting: true }));
    case 'refused':
      return {
        marks: without(desk, [change.id]),
        steps: desk.steps.filter(
          (step) => !('added' in step) || step.added.some(({ id }) => id !== change.id),
        ),
      };
  }
}

export function overlaps(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && other.start < one.end;
}

function without({ marks }: DeskMarks, ids: readonly string[]): DeskMark[] {
  return marks.filter(({ id }) => !ids.includes(id));
}

function replace(desk: DeskMarks, id: string, write: (mark: DeskMark) => DeskMark): DeskMarks {
  return { ...desk, marks: desk.marks.map((mark) => (mark.id === id ? write(mark) : mark)) };
}
