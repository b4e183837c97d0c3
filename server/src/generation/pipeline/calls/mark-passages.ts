import type { Passage } from '@engram/core/generation/model-contract.ts';
import type { Span } from '@engram/core/questions/question.ts';
import type { TextIndex } from '@engram/generator/grounding/index-text.ts';
import { findSection } from '@engram/generator/section.ts';
import { findMentions } from '../planning/find-mentions.ts';

/** What a question quotes. */
export type Quoted = { no: number; spans: readonly Span[] };

export type MarkedPassages = {
  passages: Passage[];
  /** The passage of each question. */
  passageOf: ReadonlyMap<number, number>;
};

/** Longer sections are cut around the quotes. */
const longestSection = 1_600;
const around = 400;

type Window = { start: number; end: number };
/** Windows that one question or more need together. */
type Group = { windows: Window[]; quoted: Quoted[] };

/**
 * The sections that questions were made of, each once, with the quotes marked by the numbers of
 * their questions: '⟦1,4|words⟧'. A question whose quotes stand in several gets them as one passage.
 */
export function markPassages(index: TextIndex, all: readonly Quoted[]): MarkedPassages {
  const groups = all.reduce<Group[]>((found, quoted) => {
    const own = quoted.spans.map((span) => findWindow(index, span));
    const windows = [
      ...own,
      ...own.flatMap((window) => findMentions(index.text, () => index.sections, window)),
    ];
    const isNear = (group: Group) =>
      group.windows.some((one) => windows.some((other) => overlaps(one, other)));
    const near = found.filter(isNear);
    const joined = {
      windows: joinWindows([...near.flatMap((group) => group.windows), ...windows]),
      quoted: [...near.flatMap((group) => group.quoted), quoted],
    };
    return [...found.filter((group) => !isNear(group)), joined];
  }, []);
  const ordered = groups.toSorted((one, other) => startOf(one) - startOf(other));
  return {
    passages: ordered.map((group, at) => ({ passage: at + 1, text: writePassage(index, group) })),
    passageOf: new Map(
      ordered.flatMap(({ quoted }, at) => quoted.map(({ no }): [number, number] => [no, at + 1])),
    ),
  };
}

function findWindow({ text, sections }: TextIndex, { start, end }: Span): Window {
  const section = findSection(sections, start);
  const whole = { start: section?.start ?? 0, end: Math.max(end, section?.end ?? text.length) };
  if (whole.end - whole.start <= longestSection)
    return { ...whole, start: Math.min(whole.start, start) };
  const from = findBorder(text, Math.max(whole.start, start - around), start);
  return {
    start: findTableStart(text, from),
    end: findBorder(text, Math.min(whole.end, end + around), whole.end),
  };
}

/** Rows say nothing without the head of their table. */
function findTableStart(text: string, from: number): number {
  const lines = text.slice(0, from).split('\n');
  let start = from - (lines.pop() ?? '').length;
  if (!text.slice(start).split('\n', 1)[0]?.includes('|')) return from;
  for (let line = lines.pop(); line?.includes('|'); line = lines.pop()) start -= line.length + 1;
  return start;
}

/** The end of a sentence or a line at or after `from`, `last` where there is none. */
function findBorder(text: string, from: number, last: number): number {
  const found = /[.!?。！？]\s|[。！？]|\n/u.exec(text.slice(from, last));
  return found ? from + found.index + found[0].length : last;
}

function overlaps(one: Window, other: Window): boolean {
  return one.start < other.end && other.start < one.end;
}

function joinWindows(windows: readonly Window[]): Window[] {
  const joined: Window[] = [];
  for (const window of windows.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && window.start <= last.end) last.end = Math.max(last.end, window.end);
    else joined.push({ ...window });
  }
  return joined;
}

function startOf({ windows }: Group): number {
  return windows[0]?.start ?? 0;
}

function writePassage(index: TextIndex, { windows, quoted }: Group): string {
  const texts = windows.map((window) => {
    const heading = findSection(index.sections, window.start)?.heading ?? '';
    return `${heading}\n${markWindow(index.text, window, quoted)}`.trim();
  });
  return texts.join('\n[…]\n');
}

function markWindow(text: string, { start, end }: Window, quoted: readonly Quoted[]): string {
  const spans = quoted.flatMap(({ no, spans: own }) => own.map((span) => ({ no, ...span })));
  const inside = spans.filter((span) => overlaps(span, { start, end }));
  const borders = new Set([start, end, ...inside.flatMap((span) => [span.start, span.end])]);
  const places = [...borders]
    .filter((place) => place >= start && place <= end)
    .toSorted((one, other) => one - other);
  return places
    .slice(0, -1)
    .map((from, at) => {
      const to = places[at + 1] ?? end;
      // The marks are ours alone.
      const words = text.slice(from, to).replaceAll('⟦', '[').replaceAll('⟧', ']');
      const numbers = new Set(
        inside.filter((span) => span.start <= from && span.end >= to).map(({ no }) => no),
      );
      return numbers.size === 0 || words.trim() === ''
        ? words
        : `⟦${[...numbers].join()}|${words}⟧`;
    })
    .join('');
}
