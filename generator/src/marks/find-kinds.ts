import type { NumberedMark } from '@engram/core/marks/mark.ts';
import { stemWord } from '../content-words.ts';
import { type AskedMark, askIn } from './ask-mark.ts';
import { readText, type ReadText } from './read-units.ts';
import { trimStretch } from './trim-stretch.ts';
import { tellKind, type WordKind } from './tell-kind.ts';

/** Marks that are alike, so that each may stand among the options of another. */
export type MarkKind = {
  kind: WordKind | 'terms';
  /** Of the marks, at least three. */
  numbers: readonly number[];
  /** Whether they are words with their meanings, which can be matched if the learner likes. */
  isMatchable: boolean;
};

export type NumberedAsk = { number: number; asked: AskedMark };

const fewest = 3;

/** Marks of one kind: years, numbers of one unit, names, terms of one list or with one head. */
export function findKinds(text: string, marks: readonly NumberedMark[]): MarkKind[] {
  const read = readText(text);
  const asks = askAll(read, marks);
  const kinds = groupFamilies(read, asks);
  const pairs = asks.filter(({ asked }) => asked.pair);
  if (pairs.length < fewest || kinds.some(({ isMatchable }) => isMatchable)) return kinds;
  const numbers = pairs.map(({ number }) => number);
  return [...kinds, { kind: 'terms', numbers, isMatchable: true }];
}

/** Those that can be asked, in the order of their numbers; of two that overlap only the first. */
export function askAll(read: ReadText, marks: readonly NumberedMark[]): NumberedAsk[] {
  const taken: NumberedAsk[] = [];
  const stretches = new Map(marks.map((mark) => [mark, trimStretch(read.text, mark)]));
  for (const mark of marks.toSorted((one, other) => one.number - other.number)) {
    const others = [...stretches].flatMap(([other, stretch]) => (other === mark ? [] : stretch));
    const reply = askIn(read, mark, others);
    if (!reply.ok) continue;
    const { asked } = reply;
    const isTaken = taken.some(
      ({ asked: { start, end } }) => asked.start < end && start < asked.end,
    );
    if (!isTaken) taken.push({ number: mark.number, asked });
  }
  return taken;
}

/** Those from which options may be taken. */
export function groupFamilies(read: ReadText, asks: readonly NumberedAsk[]): MarkKind[] {
  const families = new Map<string, { kind: MarkKind['kind']; members: NumberedAsk[] }>();
  for (const ask of asks) {
    for (const { key, kind } of listFamilies(read, ask.asked)) {
      const family = families.get(key) ?? { kind, members: [] };
      family.members.push(ask);
      families.set(key, family);
    }
  }
  const sets = new Set<string>();
  return [...families.values()]
    .filter(({ members }) => {
      // Terms of one list often have one head too.
      const set = members.map(({ number }) => number).join();
      const isNew = members.length >= fewest && !sets.has(set);
      sets.add(set);
      return isNew;
    })
    .map(({ kind, members }) => ({
      kind,
      numbers: members.map(({ number }) => number),
      isMatchable: members.every(({ asked }) => asked.pair),
    }));
}

type Family = { key: string; kind: MarkKind['kind'] };

function listFamilies({ text, language, units }: ReadText, asked: AskedMark): Family[] {
  const { start, end } = asked;
  const words = text.slice(start, end);
  const unit = units.find((one) => start >= one.start && end <= one.end);
  const families: Family[] = [];
  if (unit?.cells) {
    const column = unit.cells.findIndex((cell) => cell.start === start && cell.end === end);
    if (column >= 0) families.push({ key: `column ${unit.group} ${column}`, kind: 'terms' });
  }
  const isTerm = unit?.entry?.term.start === start && unit.entry.term.end === end;
  const isPoint = unit?.kind === 'item' && !unit.entry && end - start >= unit.end - unit.start - 1;
  if (unit && (isTerm || isPoint)) families.push({ key: `list ${unit.group}`, kind: 'terms' });
  const told = tellKind(words, { text, start, end, language });
  if (told) families.push({ key: `${told.kind} ${told.unit}`, kind: told.kind });
  else {
    const head = /[\s-](\p{L}{3,})$/u.exec(words)?.[1];
    if (head) families.push({ key: `head ${stemWord(head.toLowerCase())}`, kind: 'terms' });
  }
  return families;
}
