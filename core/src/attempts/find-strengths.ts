import { scoreMarks } from '../limits.ts';
import type { QuestionType } from '../plans/catalogue.ts';
import { topicOf } from '../progress/topic-of.ts';
import type { Question } from '../questions/question.ts';
import type { Outcome } from './attempt.ts';
import { percentOf } from './count-results.ts';
import { addCredits } from './credit.ts';

/** How the questions of one topic or of one type went. */
export type GroupScore = {
  of: { topic: string } | { type: QuestionType };
  correct: number;
  total: number;
  /** Of the points that it could earn. */
  percent: number;
  /** Of the material, where questions of it were missed. */
  missedPages: number[];
};

type Strengths = { strengths: GroupScore[]; areas: GroupScore[] };

/**
 * What went well and what did not: from 70% of the points it is a strength (N26). Topics come before
 * types; one topic alone would only say the score again. What waits for review says nothing yet.
 */
export function findStrengths(
  questions: readonly Question[],
  outcomes: readonly Outcome[],
): Strengths {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const judged = outcomes.flatMap((outcome) => {
    const question = byId.get(outcome.questionId);
    return question && outcome.verdict !== 'needs-review' ? [{ question, outcome }] : [];
  });
  const topics = group(judged, ({ question }) => topicOf(question)).map(([topic, members]) =>
    score({ topic }, members),
  );
  const types = group(judged, ({ question }) => question.type).map(([type, members]) =>
    score({ type }, members),
  );
  const groups = [...(topics.length > 1 ? topics : []), ...types];
  return {
    strengths: groups.filter(isStrength).toSorted((a, b) => b.percent - a.percent),
    areas: groups.filter((one) => !isStrength(one)).toSorted((a, b) => a.percent - b.percent),
  };
}

type Judged = { question: Question; outcome: Outcome };

function group<Name>(
  judged: readonly Judged[],
  nameOf: (one: Judged) => Name | null,
): [Name, Judged[]][] {
  const groups = new Map<Name, Judged[]>();
  for (const one of judged) {
    const name = nameOf(one);
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups];
}

function score(of: GroupScore['of'], members: readonly Judged[]): GroupScore {
  const missed = members.filter(({ outcome }) => outcome.verdict !== 'correct');
  const pages = missed.flatMap(({ question }) => question.source?.page ?? []);
  const { earned, possible } = addCredits(members.map(({ outcome }) => outcome));
  return {
    of,
    correct: members.length - missed.length,
    total: members.length,
    percent: percentOf(earned, possible),
    missedPages: [...new Set(pages)].toSorted((a, b) => a - b),
  };
}

/** Where nothing was wholly right, something is left to learn, however much of it was. */
function isStrength({ percent, correct }: GroupScore): boolean {
  return percent >= scoreMarks.tips && correct > 0; // [BLIM-42]
}
