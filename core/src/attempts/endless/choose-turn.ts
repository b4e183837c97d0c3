import { findLeast } from '../../find-least.ts';
import { questionLimits } from '../../limits.ts';
import { isSurelyKnown } from '../../progress/is-surely-known.ts';
import { pickTopic } from '../../progress/pick-topic.ts';
import { progressLimits } from '../../progress/progress-limits.ts';
import type { Question } from '../../questions/question.ts';
import { chanceToGuess } from './chance-to-guess.ts';
import { type EndlessProgress, findOpen, type Turn, turnOf } from './endless.ts';
import { readSession, type Session } from './read-session.ts';
import { type Known, type Knowledge, weighKnowledge } from './weigh-knowledge.ts';

export type AdaptiveProgress = EndlessProgress & { known: Known };

/** Why a question is asked now. */
export type Why =
  /** Missed a few turns ago; or everything else was asked. */
  | { kind: 'missed' | 'surely-known' | 'again' }
  /** Nothing of its topic was ever asked. Null is what names none. */
  | { kind: 'new'; topic: string | null }
  | { kind: 'topic'; topic: string | null; percent: number; isWeakest: boolean };

export type Choice = Turn & { why: Why };

/**
 * After how many others a missed question comes back at the earliest, each time that it was right
 * since. What was right three times, after longer and longer, is remembered.
 */
const returnsAfter = [3, 3, 7];
/** After so many others it comes back for the first time, whatever else is there. */
const returnsAtLast = 10;
/** That a question is known whose answer was told a few turns ago. */
const toldChance = 0.85;
/** How much nearer to the aim a question has to be for each one of its type just before it. */
const sameType = 0.1;

/**
 * The question that is asked now, by what is known least: the weaker a topic the more of it, and of
 * the topic what keeps about eight of ten first answers right. A missed question comes back after
 * some others; what was right at once or is surely known does not while anything else is there. None
 * when nothing is left. It is the same one for the same progress.
 */
export function chooseTurn(progress: AdaptiveProgress): Choice | undefined {
  const open = findOpen(progress);
  if (open) {
    const { question, round, given } = open;
    const answers = progress.answers.filter((one) => one !== given);
    return { question, round, why: explain(question, look({ ...progress, answers })) };
  }
  const now = look(progress);
  const question = pickQuestion(pickPool(now), now);
  return question && { ...turnOf(question, progress.answers), why: explain(question, now) };
}

/** When nothing is left, all of it again: of weak topics more, of each what was asked longest ago. */
export function chooseAgain(progress: AdaptiveProgress): Choice | undefined {
  const now = look(progress);
  const { asked } = now.session;
  const othersSince = ({ id }: Question) => asked.get(id)?.others ?? Infinity;
  const all = listAskable(now);
  const pool = findSome([
    all.filter((question) => othersSince(question) >= Math.min(...returnsAfter)),
    all.filter((question) => othersSince(question) > 0),
    all,
    now.questions,
  ]);
  const question = findLeast(ofNextTopic(pool, now), (one) => -othersSince(one));
  return question && { ...turnOf(question, progress.answers), why: { kind: 'again' } };
}

/**
 * Whether it is time to make the next batch: few questions are left that nobody has asked, or none of
 * the topic whose turn it is. What is surely known is nothing to ask.
 */
export function lacksQuestions(progress: AdaptiveProgress): boolean {
  const now = look(progress);
  const fresh = listAskable(now).filter((question) => isFresh(question, now));
  const { endlessBatch } = questionLimits;
  if (fresh.length > 2 * endlessBatch) return false;
  const next = new Set(ofNextTopic(progress.questions, now));
  return fresh.length <= endlessBatch || !fresh.some((question) => next.has(question));
}

type Now = AdaptiveProgress & { session: Session; knowledge: Knowledge };

function look(progress: AdaptiveProgress): Now {
  const { questions, answers, known } = progress;
  const session = readSession(questions, answers);
  return { ...progress, session, knowledge: weighKnowledge(questions, { known, session }) };
}

function listAskable({ questions, skippedId }: Now): Question[] {
  return questions.filter(({ id }) => id !== skippedId);
}

/** What can be asked now. Who is right less often than wanted first gets what they were told. */
function pickPool(now: Now): readonly Question[] {
  const all = listAskable(now);
  const due = all.filter((question) => isDue(question, now, returnsAfter));
  return findSome([
    all.filter((question) => isDue(question, now, [returnsAtLast])),
    wantedChance(now) > progressLimits.practiceAim ? due : [],
    all.filter((question) => isFresh(question, now) || due.includes(question)),
    all.filter((question) => isDue(question, now, [1])),
    all.filter(({ id }) => !now.session.asked.has(id)),
  ]);
}

function isFresh({ id }: Question, { session, known }: Now): boolean {
  return !session.asked.has(id) && !isSurelyKnown(known.get(id) ?? null);
}

function isDue({ id }: Question, { session }: Now, after: readonly number[]): boolean {
  const { rightSince = null, others = 0 } = session.asked.get(id) ?? {};
  return rightSince !== null && others >= (after[rightSince] ?? Infinity);
}

function findSome(pools: readonly (readonly Question[])[]): readonly Question[] {
  return pools.find(({ length }) => length > 0) ?? [];
}

/** Those of the topic that has had the least of what its weakness asks for. */
function ofNextTopic(
  pool: readonly Question[],
  { session, knowledge: { topics, topicOf } }: Now,
): readonly Question[] {
  const turns = Map.groupBy(session.turns, ({ question }) => topicOf(question));
  const byTopic = Map.groupBy(pool, topicOf);
  const topic = pickTopic([...byTopic.keys()], {
    masteries: new Map([...topics].map(([key, { share }]) => [key, 100 * share])),
    taken: new Map([...turns].map(([key, own]) => [key, own.length])),
  });
  return topic === undefined ? [] : (byTopic.get(topic) ?? []);
}

/** What brings the share of right answers nearest to the aim, and rather of another type than the last. */
function pickQuestion(pool: readonly Question[], now: Now): Question | undefined {
  const { turns } = now.session;
  const wanted = wantedChance(now);
  const type = turns.at(-1)?.question.type;
  const lasting = turns.length - 1 - turns.findLastIndex((turn) => turn.question.type !== type);
  const cost = (question: Question) => (question.type === type ? sameType * lasting : 0);
  return findLeast(
    ofNextTopic(pool, now),
    (question) => Math.abs(chanceOf(question, now) - wanted) + cost(question),
  );
}

/** The chance that would bring the share of right answers to the aim; more than 1 where none can. */
function wantedChance({ session: { turns } }: Now): number {
  const right = turns.filter(({ isRight }) => isRight).length;
  return progressLimits.practiceAim * (turns.length + 1) - right;
}

/** That the first answer is right, by knowledge or by a guess. */
function chanceOf(question: Question, { known, session, knowledge }: Now): number {
  const share = knowledge.topics.get(knowledge.topicOf(question))?.share;
  const chance = session.asked.has(question.id)
    ? toldChance
    : (known.get(question.id) ?? share ?? progressLimits.newChance);
  return chance + (1 - chance) * chanceToGuess(question);
}

function explain(question: Question, { known, session, knowledge }: Now): Why {
  const asked = session.asked.get(question.id);
  if (asked) return { kind: asked.rightSince === null ? 'again' : 'missed' };
  if (isSurelyKnown(known.get(question.id) ?? null)) return { kind: 'surely-known' };
  const own = knowledge.topics.get(knowledge.topicOf(question));
  if (!own?.wasAsked) return { kind: 'new', topic: own?.name ?? null };
  const shares = [...knowledge.topics.values()].map(({ share }) => share);
  return {
    kind: 'topic',
    topic: own.name,
    percent: aboutPercent(own.share),
    isWeakest: shares.length > 1 && own.share === Math.min(...shares),
  };
}

/** In steps of five, and never nothing or all: it is what a few answers say. */
function aboutPercent(share: number): number {
  return Math.min(95, Math.max(5, 5 * Math.round(20 * share)));
}
