import { plainName } from '../../plain-name.ts';
import { progressLimits } from '../../progress/progress-limits.ts';
import { topicOf } from '../../progress/topic-of.ts';
import type { Question } from '../../questions/question.ts';
import { chanceToGuess } from './chance-to-guess.ts';
import type { Session } from './read-session.ts';

/** What the server says of each question by its id: the chance that it is known today, or null. */
export type Known = ReadonlyMap<string, number | null>;

export type TopicShare = {
  /** As its questions call it; null is what names none. */
  name: string | null;
  /** How much of it is known. */
  share: number;
  /** Whether anything of it was ever asked; if not, its share is that of the whole test. */
  wasAsked: boolean;
};

/** How much of a test is known, topic by topic. */
export type Knowledge = {
  topics: ReadonlyMap<string, TopicShare>;
  /** The key of each question's topic; those that name none are a topic of their own. */
  topicOf: (question: Question) => string;
};

type Evidence = { known: Known; session: Session };

/**
 * The share of each topic that is known: from what the server says of its questions, and from first
 * answers, of which a right one counts by how likely it was no guess. A topic of which little was
 * asked is taken to be as well known as the whole test, and a new test to be half known.
 */
export function weighKnowledge(questions: readonly Question[], evidence: Evidence): Knowledge {
  const keys = new Map(
    questions.map((question) => [question.id, plainName(topicOf(question) ?? '')]),
  );
  const keyOf = ({ id }: Question) => keys.get(id) ?? '';
  const whole = addNews(
    progressLimits.newChance,
    questions.flatMap((question) => listNews(question, evidence)),
  );
  const topics = [...Map.groupBy(questions, keyOf)].map(([key, own]): [string, TopicShare] => {
    const news = own.flatMap((question) => listNews(question, evidence));
    const [first] = own;
    return [
      key,
      {
        name: first ? topicOf(first) : null,
        share: addNews(whole, news),
        wasAsked: news.length > 0,
      },
    ];
  });
  return { topics: new Map(topics), topicOf: keyOf };
}

/** What is known of one question: its own chance, and how it was answered. */
type News = { chance: number | null; answer?: { isRight: boolean; guess: number } };

function listNews(question: Question, { known, session }: Evidence): News[] {
  const chance = known.get(question.id) ?? null;
  const asked = session.asked.get(question.id);
  if (asked) {
    return [{ chance, answer: { isRight: asked.wasKnown, guess: chanceToGuess(question) } }];
  }
  return chance === null ? [] : [{ chance }];
}

/** How many questions count as much as what is thought before the first one. */
const priorWeight = 0.5;

function addNews(prior: number, news: readonly News[]): number {
  let [known, all] = [prior * priorWeight, priorWeight];
  for (const { chance, answer } of news) {
    const before = chance ?? known / all;
    known += answer ? learnFrom(before, answer) : before;
    all += 1;
  }
  return known / all;
}

/** What was missed before may have been learned since. */
const leastChance = 0.1;

/** Who does not know it is right by a guess alone (Bayes). */
function learnFrom(before: number, { isRight, guess }: NonNullable<News['answer']>): number {
  if (!isRight) return 0;
  const known = Math.max(before, leastChance);
  return known / (known + (1 - known) * guess);
}
