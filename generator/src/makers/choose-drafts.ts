import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { findListRuns } from './list-runs.ts';
import { makeStemIndex } from '../duplicates/stem-index.ts';
import type { TextIndex } from '../grounding/index-text.ts';
import { judgeTidy, tidyDraft } from '../lint/mend-draft.ts';
import type { Candidate } from './candidate.ts';
import { countAsked, listParts } from './count-asked.ts';

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
type Rated = Candidate & { isLinted: boolean; isSure: boolean; list: number };

/** Takes the best of each pool: without flaws, each thing asked once, spread over the text. */
export function chooseDrafts(
  pools: readonly Pool[],
  { index, avoid, spans, topics }: Conditions,
): Draft[] {
  const stems = makeStemIndex([...avoid]);
  const asked: Passage[] = [];
  const described = new Set<string>();
  const printed = new Set<string>();
  const byPool = new Map<Pool, Draft[]>();
  const wanted = topics.map((topic) => topic.toLowerCase());
  const chosen: Draft[] = [];
  const parts = listParts(index.sections);
  const { covered, inSection } = countAsked(index.sections, spans);
  // Six questions on one table are too many, however good each of them is.
  const listAt = findListRuns(index.text);
  const usedLists = new Map<number, number>();
  // One of the last goes to a part that gives nothing better: in a test of many types a statement or
  // a gap, and only where too many parts have no question.
  const isNeeded = (section: number, type: QuestionType, isLast: boolean) => {
    if (!isLast || topics.length > 0 || !parts.includes(section) || covered.has(section))
      return false;
    return pools.length <= 2 || (plainTypes.has(type) && isThin());
  };
  const isThin = () => parts.filter((no) => covered.has(no)).length < parts.length * 0.8;
  for (const { from, goal, isEarly } of inTurn(pools)) {
    const { count, candidates, more } = from;
    const rate = (candidate: Candidate) => ({
      ...candidate,
      quality:
        candidate.quality +
        rankOf(candidate) +
        (isOn(candidate.draft, wanted) ? 2.6 : 0) -
        (countUsed(candidate.draft, spans) > 0 ? 5 : 0),
      isLinted: false,
      isSure: isSure(candidate),
      list: listAt(candidate.draft.source.start),
    });
    const fit = isEarly ? candidates.filter(isSureFalsehood) : candidates;
    let pool: Rated[] = fit.map(rate);
    let isSpent = isEarly;
    const own = byPool.get(from) ?? [];
    const before = own.length;
    const bonus = pools.length <= 2 ? neededBonus.ofOneType : neededBonus.mixed;
    const answers = new Map<string, number>();
    const worthNow = ({ draft, quality, section, list }: Rated) =>
      quality +
      (isNeeded(section, draft.type, own.length >= count - 2) ? bonus : 0) -
      costOfSection(inSection.get(section) ?? 0) -
      costOf(draft, index, asked) -
      Math.min(0.36, 0.12 * Math.max(0, (usedLists.get(list) ?? 0) - 1)) -
      (isTold(draft, chosen) || isTold(draft, own) ? 0.35 : 0) -
      Math.min(1.2, 0.8 * statementsOf(draft).filter((text) => printed.has(text)).length) -
      0.25 * (answers.get(answerOf(draft)) ?? 0) -
      balance(draft, own, count);
    while (own.length < goal) {
      if (pool.length === 0 && !isSpent) {
        pool = more().map(rate);
        isSpent = true;
      }
      const best = bestOf(pool, worthNow, bonus);
      if (!best) break;
      // Lesser false statements come before more true ones than half.
      const isLopsided = balance(best.draft, own, count) >= 2;
      const isLast = own.length >= count - 2;
      const isElsewhere =
        isLast &&
        plainTypes.has(best.draft.type) &&
        isThin() &&
        !isNeeded(best.section, best.draft.type, isLast);
      if ((!best.isSure || isLopsided || isElsewhere) && !isSpent) {
        pool.push(...more().map(rate));
        isSpent = true;
        continue;
      }
      if (!best.isLinted) {
        const tidy = tidyDraft(best.draft);
        // One in four was asked already, and need not be judged.
        const { draft, flaws } = stems.isNew(tidy) ? judgeTidy(tidy, index) : notNew;
        if (!draft || flaws.some(({ verdict }) => verdict === 'drop')) {
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
      for (const text of statementsOf(best.draft)) printed.add(text);
      stems.add(best.draft);
      own.push(best.draft);
      answers.set(answerOf(best.draft), (answers.get(answerOf(best.draft)) ?? 0) + 1);
      covered.add(best.section);
      inSection.set(best.section, (inSection.get(best.section) ?? 0) + 1);
      asked.push(...passagesOf(best.draft, index));
      if (best.list >= 0) usedLists.set(best.list, (usedLists.get(best.list) ?? 0) + 1);
    }
    chosen.push(...own.slice(before));
    byPool.set(from, own);
  }
  return pools.flatMap((pool) => {
    const own = byPool.get(pool) ?? [];
    // False ones were taken before true ones, which their order must not tell.
    return pool.type === 'true-false' && pools.length > 1
      ? own.toSorted((one, other) => one.source.start - other.source.start)
      : own;
  });
}

/** What any sentence gives. */
const plainTypes: ReadonlySet<QuestionType> = new Set(['true-false', 'fill-in-blank']);

const notNew = { draft: undefined, flaws: [] } as const;

type Turn = { from: Pool; goal: number; isEarly: boolean };

/**
 * Few sentences can be made surely false, so those come first, and then what needs several of them;
 * true statements can be made of whatever the others leave, so they come last.
 */
function inTurn(pools: readonly Pool[]): Turn[] {
  const [stating] = pools.filter(({ type }) => type === 'true-false');
  const several = pools.filter(({ type }) => type === 'multiple-answer');
  const others = pools.filter((pool) => pool !== stating && !several.includes(pool));
  const whole = (from: Pool): Turn => ({ from, goal: from.count, isEarly: false });
  if (!stating || pools.length === 1) return pools.map(whole);
  const early = { from: stating, goal: Math.floor(stating.count / 2), isEarly: true };
  const [choice, ...rest] = others;
  return [early, ...[...(choice ? [choice] : []), ...several, ...rest, stating].map(whole)];
}

function isSureFalsehood(candidate: Candidate): boolean {
  const { draft } = candidate;
  return draft.type === 'true-false' && draft.key === 'False' && isSure(candidate);
}

/** No statement is printed twice, neither true nor false. */
function statementsOf(draft: Draft): readonly string[] {
  if (draft.type === 'true-false') return [draft.text];
  return draft.type === 'multiple-answer'
    ? [...draft.keys, ...draft.distractors].filter((text) => text.length > 25)
    : [];
}

function bestOf(
  pool: readonly Rated[],
  worthNow: (rated: Rated) => number,
  mostAdded: number,
): Rated | undefined {
  let best: Rated | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const rated of pool) {
    // Little adds to the quality, so a much lesser one need not be looked at.
    if (rated.quality + mostAdded <= most) continue;
    const worth = worthNow(rated);
    if (worth > most) [best, most] = [rated, worth];
  }
  return best;
}

/**
 * What its maker is sure of comes before all that is only spare, whatever part it is from; and what
 * is hardly fit to be asked comes last, even after a second question about a sentence.
 */
function rankOf(candidate: Candidate): number {
  if (isSure(candidate)) return 1.7;
  return candidate.quality < fairFrom ? -0.8 : 0;
}

/** More than what a sure one is ahead by: else a part of nothing but spare ones would stay empty. */
const neededBonus = { ofOneType: 2.2, mixed: 3 };
const sureFrom = 0.6;
const fairFrom = 0.35;

function isSure({ quality }: Candidate): boolean {
  return quality >= sureFrom;
}

/** A part that nothing was asked about yet comes first. */
function costOfSection(times: number): number {
  return times === 0 ? 0 : 0.14 + 0.06 * Math.min(4, times);
}

/** A sentence that was asked about comes again when no other is left. */
function costOf(draft: Draft, index: TextIndex, asked: readonly Passage[]): number {
  const own = passagesOf(draft, index);
  if (own.length > 1) {
    const known = own.slice(1).filter((passage) => asked.some((other) => overlap(passage, other)));
    return Math.min(0.6, 0.2 * known.length);
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

/** What '… fits the description “…”' asks about; the title of a column may be quoted again. */
function quotedIn({ text }: Draft): string | undefined {
  return /(?:description|about) “([^”]{8,})”/.exec(text)?.[1]?.toLowerCase();
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
function passagesOf(draft: Draft, index: TextIndex): readonly Passage[] {
  if (draft.type !== 'matching' && draft.type !== 'multiple-answer') return [draft.source];
  const known = passages.get(draft);
  if (known) return known;
  const found: Passage[] = [draft.source];
  for (const [, quote = ''] of draft.explanation.matchAll(/“([^”]{20,})”/g)) {
    const start = placeOf(quote.slice(0, 40), index);
    if (start >= 0) found.push({ start, end: start + quote.length });
  }
  passages.set(draft, found);
  return found;
}

// Goes with the draft it belongs to.
const passages = new WeakMap<Draft, readonly Passage[]>();

/** Many drafts quote the same sentence, and each time the whole text would be looked through. */
function placeOf(opening: string, index: TextIndex): number {
  const known = places.get(index) ?? new Map<string, number>();
  places.set(index, known);
  const place = known.get(opening) ?? index.text.indexOf(opening);
  known.set(opening, place);
  return place;
}

// Goes with the text it belongs to.
const places = new WeakMap<TextIndex, Map<string, number>>();

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
