import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { makeStemIndex } from '../duplicates/stem-index.ts';
import type { TextIndex } from '../grounding/index-text.ts';
import { mendDraft } from '../lint/mend-draft.ts';
import type { Candidate } from './candidate.ts';

export type Pool = {
  type: QuestionType;
  count: number;
  candidates: readonly Candidate[];
  /** Lesser ones, made only when the others do not suffice. */
  more: () => readonly Candidate[];
};

type Conditions = {
  index: TextIndex;
  avoid: readonly string[];
  spans: readonly Source[];
  topics: readonly string[];
};

type Passage = Pick<Source, 'start' | 'end'>;
type Rated = Candidate & { isLinted: boolean; isSure: boolean };

/** Takes the best of each pool: without flaws, each thing asked once, spread over the text. */
export function chooseDrafts(
  pools: readonly Pool[],
  { index, avoid, spans, topics }: Conditions,
): Draft[] {
  const stems = makeStemIndex([...avoid]);
  const inSection = new Map<number, number>();
  const asked: Passage[] = [];
  const described = new Set<string>();
  const wanted = topics.map((topic) => topic.toLowerCase());
  const chosen: Draft[] = [];
  const parts = index.sections.flatMap(({ start, end }, no) => (end - start >= 200 ? [no] : []));
  // One of the last statements goes to a part that gives nothing better, where too many have no question.
  const isNeeded = (section: number, isLast: boolean) =>
    isLast &&
    pools.length > 2 &&
    parts.includes(section) &&
    !inSection.has(section) &&
    parts.filter((no) => inSection.has(no)).length < parts.length * 0.8;
  for (const { count, candidates, more } of pools) {
    const rate = (candidate: Candidate) => ({
      ...candidate,
      quality:
        candidate.quality +
        (isSure(candidate) ? sureBonus : 0) +
        (isOn(candidate.draft, wanted) ? 1.2 : 0) -
        (countUsed(candidate.draft, spans) > 0 ? 2.5 : 0),
      isLinted: false,
      isSure: isSure(candidate),
    });
    let pool: Rated[] = candidates.map(rate);
    let isSpent = false;
    const own: Draft[] = [];
    const answers = new Map<string, number>();
    const worthNow = ({ draft, quality, section }: Rated) =>
      quality +
      (draft.type === 'true-false' && isNeeded(section, own.length >= count - 2) ? 0.4 : 0) -
      costOfSection(inSection.get(section) ?? 0) -
      costOf(draft, index.text, asked) -
      (isTold(draft, chosen) || isTold(draft, own) ? 0.35 : 0) -
      0.25 * (answers.get(answerOf(draft)) ?? 0) -
      balance(draft, own, count);
    while (own.length < count) {
      if (pool.length === 0 && !isSpent) {
        pool = more().map(rate);
        isSpent = true;
      }
      const best = bestOf(pool, worthNow);
      if (!best) break;
      // Lesser false statements come before more true ones than half.
      const isLopsided = balance(best.draft, own, count) >= 2;
      if ((!best.isSure || isLopsided) && !isSpent) {
        pool.push(...more().map(rate));
        isSpent = true;
        continue;
      }
      if (!best.isLinted) {
        const { draft, flaws } = mendDraft(best.draft, index);
        const isSound = !flaws.some(({ verdict }) => verdict === 'drop') && stems.isNew(draft);
        if (!isSound) {
          pool = pool.filter((other) => other !== best);
          continue;
        }
        best.isLinted = true;
        best.draft = draft;
        const warnings = flaws.filter(
          ({ rule, verdict }) => verdict === 'warn' && !byLength.has(rule),
        ).length;
        best.quality -= 0.1 * warnings;
        if (warnings > 0) continue;
      }
      pool = pool.filter((other) => other !== best);
      if (!stems.isNew(best.draft) || hasSameText(best.draft, own)) continue;
      const quoted = quotedIn(best.draft);
      if (quoted !== undefined && described.has(quoted)) continue;
      if (quoted !== undefined) described.add(quoted);
      stems.add(best.draft);
      own.push(best.draft);
      answers.set(answerOf(best.draft), (answers.get(answerOf(best.draft)) ?? 0) + 1);
      inSection.set(best.section, (inSection.get(best.section) ?? 0) + 1);
      asked.push(...passagesOf(best.draft, index.text));
    }
    chosen.push(...own);
  }
  return chosen;
}

function bestOf(pool: readonly Rated[], worthNow: (rated: Rated) => number): Rated | undefined {
  let best: Rated | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const rated of pool) {
    // Little adds to the quality, so a much lesser one need not be looked at.
    if (rated.quality + (rated.draft.type === 'true-false' ? 0.4 : 0) <= most) continue;
    const worth = worthNow(rated);
    if (worth > most) [best, most] = [rated, worth];
  }
  return best;
}

/** What its maker is sure of comes before all that is only spare. */
const sureFrom = 0.6;
const sureBonus = 0.4;

function isSure({ quality }: Candidate): boolean {
  return quality >= sureFrom;
}

/** A part that nothing was asked about yet comes first. */
function costOfSection(times: number): number {
  return times === 0 ? 0 : 0.14 + 0.06 * Math.min(4, times);
}

/** A sentence that was asked about comes again when no other is left. */
function costOf(draft: Draft, text: string, asked: readonly Passage[]): number {
  const own = passagesOf(draft, text);
  if (own.length > 1) {
    const known = own.slice(1).filter((passage) => asked.some((other) => overlap(passage, other)));
    return 0.14 * known.length;
  }
  const times = countUsed(draft, asked);
  return times === 0 ? 0 : 0.4 + 0.1 * times;
}

/** One of two questions about a sentence says what the other one asks for. */
function isTold(draft: Draft, others: readonly Draft[]): boolean {
  return others.some(
    (other) =>
      countUsed(draft, [other.source]) > 0 &&
      (says(other.text, keyOf(draft)) || says(draft.text, keyOf(other))),
  );
}

function keyOf(draft: Draft): string {
  return 'key' in draft && draft.type !== 'true-false' ? draft.key : '';
}

function says(text: string, key: string): boolean {
  return key !== '' && text.toLowerCase().includes(key.toLowerCase());
}

/** 'What are folkways?' once is enough, whatever is offered. */
function hasSameText({ type, text }: Draft, own: readonly Draft[]): boolean {
  return (
    type !== 'matching' && type !== 'multiple-answer' && own.some((other) => other.text === text)
  );
}

/** What '… fits the description “…”' asks about, in whatever words. */
function quotedIn({ text }: Draft): string | undefined {
  return /“([^”]{8,})”/.exec(text)?.[1]?.toLowerCase();
}

/** The same answer again and again would be learnt without reading. */
function answerOf(draft: Draft): string {
  return 'key' in draft && draft.type !== 'true-false'
    ? draft.key.toLowerCase()
    : draft.text.toLowerCase();
}

// A key that is never the longest would be found by that; the lengths were drawn by chance before.
const byLength: ReadonlySet<string> = new Set(['key-longest', 'key-shortest']);

/** Half of the statements are to be true. */
function balance(draft: Draft, own: readonly Draft[], count: number): number {
  if (draft.type !== 'true-false') return 0;
  const same = own.filter((other) => other.type === 'true-false' && other.key === draft.key).length;
  const full = same >= Math.ceil(count / 2) ? 2 : 0;
  return full + Math.max(0, same - (own.length - same)) * 0.3;
}

/** Where it is said what a draft tells; an item with many facts quotes them in its explanation. */
function passagesOf(draft: Draft, text: string): readonly Passage[] {
  if (draft.type !== 'matching' && draft.type !== 'multiple-answer') return [draft.source];
  const known = passages.get(draft);
  if (known) return known;
  const found: Passage[] = [draft.source];
  for (const [, quote = ''] of draft.explanation.matchAll(/“([^”]{20,})”/g)) {
    const start = text.indexOf(quote.slice(0, 40));
    if (start >= 0) found.push({ start, end: start + quote.length });
  }
  passages.set(draft, found);
  return found;
}

// Goes with the draft it belongs to.
const passages = new WeakMap<Draft, readonly Passage[]>();

/** How many of the passages cover at least half of what the draft asks about. */
function countUsed({ source }: Draft, spans: readonly Passage[]): number {
  let count = 0;
  for (const span of spans) if (overlap(source, span)) count += 1;
  return count;
}

function overlap(one: Passage, other: Passage): boolean {
  const common = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return common > 0 && common * 2 >= Math.min(one.end - one.start, other.end - other.start);
}

function isOn({ topic, source, text }: Draft, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return false;
  const about = `${topic ?? ''} ${source.quote} ${text}`.toLowerCase();
  return wanted.some((name) => about.includes(name));
}
