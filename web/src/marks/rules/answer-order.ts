import type { MarkForm, NumberedMark } from '@engram/core/marks/mark.ts';
import type { MarkRefusal } from '@engram/core/marks/refusals.ts';
import { arrangeAll } from '@engram/core/questions/arrange-all.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import type {
  Asked,
  Made,
  MadeQuestion,
  Order,
  Reading,
  Stretch,
  Unit,
  Written,
} from './contract.ts';

/** What we need of the generator, which only the worker may import. */
export type MarkRules = {
  readText: (text: string) => { units: readonly (Omit<Unit, 'cells'> & Cells)[] };
  proposeMarks: (text: string) => readonly Stretch[];
  askMark: (
    text: string,
    mark: Pick<NumberedMark, 'start' | 'end' | 'form'>,
  ) => { ok: true; asked: Stretch & { form: MarkForm } } | { ok: false; reason: MarkRefusal };
  makeMarkedQuestions: (
    text: string,
    marks: readonly NumberedMark[],
    seed: string,
  ) => readonly (Draft & { mark: number })[];
  makeMarkedCards: (
    text: string,
    marks: readonly NumberedMark[],
  ) => readonly { front: string; mark: number }[];
  matchMarks: (text: string, marks: readonly NumberedMark[]) => { marks: number[] } | undefined;
};

type Cells = { cells?: readonly Stretch[] };

export function answerOrder(order: Order, rules: MarkRules): Reading | Asked | Made | Written {
  switch (order.task) {
    case 'read':
      return read(order.text, rules);
    case 'ask':
      return askAbout(order, rules);
    case 'make':
      return make(order, rules);
    case 'write':
      return write(order, rules);
  }
}

function read(text: string, { readText, proposeMarks }: MarkRules): Reading {
  return {
    units: readText(text).units.map(({ kind, start, end, group, cells }) => ({
      kind,
      start,
      end,
      group,
      ...(cells && { cells: cells.map(cut) }),
    })),
    proposals: proposeMarks(text).map(cut),
  };
}

function askAbout({ text, mark }: Extract<Order, { task: 'ask' }>, { askMark }: MarkRules): Asked {
  const reply = askMark(text, mark);
  if (!reply.ok) return reply;
  const typed = askMark(text, { ...mark, form: 'typed' });
  return { ok: true, ...cut(reply.asked), canType: typed.ok && typed.asked.form === 'typed' };
}

function cut({ start, end }: Stretch): Stretch {
  return { start, end };
}

/** Its sentence alone: what it stands in is in the text beside the desk. */
function lastOf(front: string): string {
  return front.slice(front.lastIndexOf('\n\n') + 1).trimStart();
}

type Making = Extract<Order, { task: 'make' }>;

/** In the order of their numbers, the cards among the questions. */
function make({ text, marks }: Making, rules: MarkRules): Made {
  const questions = rules.makeMarkedQuestions(text, marks, seedOf(text)).map(describe);
  const cards = rules
    .makeMarkedCards(
      text,
      marks.filter(({ form }) => form === 'card'),
    )
    .map(({ front, mark }) => ({ number: mark, as: 'card' as const, text: lastOf(front) }));
  const asked = marks.filter(({ form }) => form !== 'card');
  return {
    questions: [...questions, ...cards].toSorted((one, other) => one.number - other.number),
    matchable: rules.matchMarks(text, asked)?.marks ?? [],
  };
}

/** As a test would ask them; cards are none. */
function write({ text, marks }: Extract<Order, { task: 'write' }>, rules: MarkRules): Written {
  const drafts = rules.makeMarkedQuestions(text, marks, seedOf(text));
  const questions = arrangeAll(drafts, {
    random: seedRandom(seedOf(text)),
    newId: () => crypto.randomUUID(),
  });
  return questions.map((question, no) => ({ number: drafts[no]?.mark ?? 0, question }));
}

/** The same for the same text. */
function seedOf(text: string): string {
  return text.slice(0, 80);
}

function describe({ type, text, mark }: Draft & { mark: number }): MadeQuestion {
  const open = type === 'short-answer' ? 'typed' : 'gap';
  return { number: mark, as: type === 'multiple-choice' ? 'choice' : open, text };
}
