import type { Question } from '../../questions/question.ts';
import {
  correlate,
  countBands,
  countThirds,
  type Standing,
  standTakers,
} from './compare-takers.ts';
import { type Choice, type Decision, listDecisions } from './list-decisions.ts';
import { addBands, emptyBands, type QuestionTally } from './tally.ts';

/** Who took one choice, and how they did in the rest of the test. */
export type StudiedChoice = {
  choice: Choice;
  count: number;
  strong: number;
  weak: number;
  /** Of having taken it with doing well in the rest; null where it tells nothing. */
  correlation: number | null;
};

export type StudiedDecision = {
  decision: Decision;
  standing: Standing;
  key: StudiedChoice;
  others: readonly StudiedChoice[];
};

export type StudiedQuestion = {
  question: Question;
  /** Who saw the question, also those who left it out. */
  seen: number;
  /** Of them, those whose answers were judged: the others do not count for it or against it. */
  judged: number;
  /** Who earned all its points. */
  right: number;
  /** The mean share of the points; null where nobody was judged. */
  difficulty: number | null;
  /** Of the points with doing well in the rest of the test; null where it tells nothing. */
  discrimination: number | null;
  decisions: readonly StudiedDecision[];
};

/** With fewer, the order of the takers is mostly chance. */
export const fewestCompared = 10;

export function studyQuestion(question: Question, tally: QuestionTally): StudiedQuestion {
  const answers = [...tally.answers.values()];
  const judged = answers.flatMap(({ share, bands }) => (share === null ? [] : [{ share, bands }]));
  const right = judged.filter(({ share }) => share === 1);
  const earned = judged.map(({ share, bands }) => share * countBands(bands));
  return {
    question,
    seen: countAll(answers),
    judged: countAll(judged),
    right: countAll(right),
    difficulty: judged.length === 0 ? null : countBands(earned) / countAll(judged),
    discrimination: correlateMany(judged, standTakers(addAll(judged))),
    decisions: listDecisions(question, tally).map(studyDecision),
  };
}

type Banded = { bands: readonly number[] };

function countAll(all: readonly Banded[]): number {
  return countBands(all.map(({ bands }) => countBands(bands)));
}

function addAll(all: readonly Banded[]): number[] {
  return all.reduce((sum, { bands }) => addBands(sum, bands), emptyBands());
}

function studyDecision(decision: Decision): StudiedDecision {
  const { choices, key } = decision;
  const standing = standTakers(addAll(choices));
  const study = (choice: Choice): StudiedChoice => ({
    choice,
    count: countBands(choice.bands),
    ...countThirds(choice.bands, standing),
    correlation: correlateMany([{ share: 1, bands: choice.bands }], standing),
  });
  return {
    decision,
    standing,
    key: study(key),
    others: choices.filter((choice) => choice !== key).map(study),
  };
}

function correlateMany(...[earned, standing]: Parameters<typeof correlate>): number | null {
  return standing.compared < fewestCompared ? null : correlate(earned, standing);
}
