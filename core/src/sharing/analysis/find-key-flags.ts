import type { Question } from '../../questions/question.ts';
import { chanceOfCorrelation, correlate, standTakers } from './compare-takers.ts';
import { describeChoice, describeKey } from './describe-choice.ts';
import { takeLikely } from './find-discoveries.ts';
import type { KeyFlag } from './flag.ts';
import { type Doubt, settleDoubts } from './settle-doubts.ts';
import {
  fewestCompared,
  type StudiedChoice,
  type StudiedDecision,
  type StudiedQuestion,
} from './study-question.ts';
import { addBands } from './tally.ts';
import { weighKeys } from './weigh-keys.ts';

/** A flag of one decision, and how likely its key is wrong or lacks something. */
export type DoubtedKey = {
  place: number;
  studied: StudiedDecision;
  flag: KeyFlag;
  likelihood: number;
};

/** Of the keys that are called doubtful, at most this share is sound by its own likelihood. */
const falseShare = 0.1;
/** That one draws stronger takers than another is believed when chance does so more seldom. */
const mostChance = 0.1;

/** The keys that another choice puts in doubt, of all questions of a test together. */
export function findKeyFlags(questions: readonly StudiedQuestion[]): DoubtedKey[] {
  const asked = questions.flatMap((question, place) =>
    question.decisions
      .filter(({ standing }) => standing.compared >= fewestCompared)
      .map((studied) => ({ question, place, studied })),
  );
  const doubts = settleDoubts(
    asked.map(({ question, studied }) => weighKeys(studied.decision, isTyped(question.question))),
  );
  return takeLikely(
    asked.flatMap((one, no) => describeDoubt(one, doubts[no]) ?? []),
    falseShare,
  );
}

type Asked = { question: StudiedQuestion; place: number; studied: StudiedDecision };

function describeDoubt(
  { question, place, studied }: Asked,
  doubt: Doubt | undefined,
): DoubtedKey | undefined {
  const { key, others } = studied;
  const other = others.find(({ choice }) => choice === doubt?.choice);
  if (!doubt || !other) return undefined;
  const isRightToo = doubt.isBeside && drawsAsStrong(studied, other);
  // Whatever the likelihoods say: what is right is taken by those who do well.
  const draws = other.correlation ?? 0;
  if (draws <= 0 || (!isRightToo && draws <= (key.correlation ?? -1))) return undefined;
  const both = isTyped(question.question) ? 'narrow-key' : 'ambiguous';
  const flag = {
    kind: isRightToo ? both : 'miskeyed',
    ...describeChoice(other, { question, studied }),
    ...describeKey({ question, studied }),
  } as const;
  return { place, studied, flag, likelihood: doubt.likelihood };
}

/** The key draws the strong by more than chance, and the other choice draws none that are weaker. */
function drawsAsStrong({ key, standing }: StudiedDecision, other: StudiedChoice): boolean {
  const { bands } = key.choice;
  const both = standTakers(addBands(bands, other.choice.bands));
  const lead = correlate([{ share: 1, bands }], both) ?? 0;
  return (
    chanceOfCorrelation(key.correlation ?? 0, standing.compared) < mostChance &&
    chanceOfCorrelation(lead, both.compared) >= mostChance
  );
}

function isTyped({ type }: Question): boolean {
  return type === 'short-answer' || type === 'fill-in-blank';
}
