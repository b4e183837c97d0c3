import type { Answer } from '../../questions/answer.ts';

/** What the analysis needs to know of one answer. */
export type GivenShare = {
  /** Null where the question was left out. */
  answer: Answer | null;
  /** Of the points that it could earn, from 0 to 1; null while nobody has judged it (D38). */
  share: number | null;
  seconds: number | null;
  /** When it came among the questions of this taker, counted from 0. */
  turn: number;
};

/** All answers of one taker, in the order of the test. */
export type Submission = readonly GivenShare[];

/** How often one answer was given. */
export type AnswerTally = {
  answer: Answer | null;
  share: number | null;
  /** By how well those who gave it did in the rest of the test; the last is not compared. */
  bands: readonly number[];
};

export type QuestionTally = {
  answers: ReadonlyMap<string, AnswerTally>;
  /** How many took so many seconds. */
  seconds: ReadonlyMap<number, number>;
};

/**
 * The counts that a test is analysed by: they stay as small as the answers are different, however
 * many took it, and the counts of parts add up to those of the whole.
 */
export type Tally = { submissions: number; questions: readonly QuestionTally[] };

/** Each five percent of the points of all other questions. */
export const bandCount = 20;

export function tallySubmissions(questionCount: number, submissions: readonly Submission[]): Tally {
  const questions = Array.from({ length: questionCount }, () => ({
    answers: new Map<string, Counting>(),
    seconds: new Map<number, number>(),
  }));
  for (const submission of submissions) {
    const last = findLastTurn(submission);
    const rest = weighRest(
      submission.filter(({ turn }) => turn <= last),
      questionCount,
    );
    for (const [place, { answers, seconds }] of questions.entries()) {
      const given = submission[place];
      if (!given) continue;
      const { answer, share, seconds: took, turn } = given;
      if (took !== null) seconds.set(took, (seconds.get(took) ?? 0) + 1);
      if (turn > last) continue;
      const key = JSON.stringify([share, answer]);
      const counting = answers.get(key) ?? { answer, share, bands: emptyBands() };
      const band = rest(share);
      counting.bands[band] = (counting.bands[band] ?? 0) + 1;
      answers.set(key, counting);
    }
  }
  return { submissions: submissions.length, questions };
}

export function mergeTallies(one: Tally, other: Tally): Tally {
  return {
    submissions: one.submissions + other.submissions,
    questions: one.questions.map((question, place) => {
      const added = other.questions[place];
      return added ? mergeQuestions(question, added) : question;
    }),
  };
}

export function emptyBands(): number[] {
  return Array.from({ length: bandCount + 1 }, () => 0);
}

export function addBands(one: readonly number[], other: readonly number[]): number[] {
  return one.map((count, band) => count + (other[band] ?? 0));
}

type Counting = AnswerTally & { bands: number[] };

function mergeQuestions(one: QuestionTally, other: QuestionTally): QuestionTally {
  const answers = new Map(one.answers);
  for (const [key, added] of other.answers) {
    const known = answers.get(key);
    answers.set(key, known ? { ...known, bands: addBands(known.bands, added.bands) } : added);
  }
  const seconds = new Map(one.seconds);
  for (const [took, count] of other.seconds) seconds.set(took, (seconds.get(took) ?? 0) + count);
  return { answers, seconds };
}

/** Whoever stopped on the way has not got the rest wrong. */
function findLastTurn(submission: Submission): number {
  return submission.reduce(
    (last, { answer, turn }) => (answer === null ? last : Math.max(last, turn)),
    -1,
  );
}

/**
 * The band of a taker as one question sees them: by all others, so that no question is measured by
 * itself. Whoever saw less than half of the test is not compared.
 */
function weighRest(reached: Submission, questionCount: number): (share: number | null) => number {
  const judged = reached.flatMap(({ share }) => share ?? []);
  const earned = judged.reduce((sum, share) => sum + share, 0);
  const isComparable = 2 * judged.length >= questionCount;
  return (share) => {
    const others = judged.length - (share === null ? 0 : 1);
    if (!isComparable || others < 1) return bandCount;
    const rest = (earned - (share ?? 0)) / others;
    // Thirds and sevenths that add up to a whole band belong into it.
    return Math.min(bandCount - 1, Math.floor(rest * bandCount + 1e-9));
  };
}
