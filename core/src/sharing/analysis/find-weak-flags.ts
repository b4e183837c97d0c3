import { chanceOfFewer, chanceOfMore } from './binomial.ts';
import { chanceOfCorrelation } from './compare-takers.ts';
import { describeChoice } from './describe-choice.ts';
import { findDiscoveries } from './find-discoveries.ts';
import type { Flag } from './flag.ts';
import type { StudiedDecision, StudiedQuestion } from './study-question.ts';

type Tested = { place: number; flag: Flag; chance: number };

/** Of the flags of each kind, at most this share may be chance. */
const falseShare = 0.05;
/** So many of a hundred had it right. */
const easyShare = 0.95;
/** It is surely easier than this. */
const surelyEasy = 0.85;
/** So few of a hundred chose it. */
const untakenShare = 0.02;
/** Who alone chose something tells nothing of it. */
const fewestDrawn = 3;

/** What is weak about questions whose keys are not in doubt. */
export function findWeakFlags(
  questions: readonly StudiedQuestion[],
  isDoubtful: (studied: StudiedDecision) => boolean,
): Tested[] {
  const sound = questions.map((question) => ({
    ...question,
    decisions: question.decisions.filter((studied) => !isDoubtful(studied)),
  }));
  return [findEasy, findUntaken, findDrawing].flatMap((find) =>
    findDiscoveries(sound.flatMap(find), falseShare),
  );
}

/** What nobody has judged is not known to be easy. */
function findEasy({ seen, right }: StudiedQuestion, place: number): Tested[] {
  if (right < easyShare * seen) return [];
  const flag = { kind: 'too-easy', right: { count: right, of: seen } } as const;
  return [{ place, flag, chance: chanceOfMore(right, { trials: seen, chance: surelyEasy }) }];
}

/** Of those who were wrong, half as many as an even share would be enough. */
function findUntaken(question: StudiedQuestion, place: number): Tested[] {
  if (question.question.type !== 'multiple-choice') return [];
  return question.decisions.flatMap((studied) => {
    const { others } = studied;
    if (others.length < 2) return [];
    const trials = others.reduce((sum, { count }) => sum + count, 0);
    return others
      .filter(({ count }) => count <= untakenShare * question.seen)
      .map((other) => ({
        place,
        flag: breakOption('untaken', describeChoice(other, { question, studied })),
        chance: chanceOfFewer(other.count, { trials, chance: 0.5 / others.length }),
      }));
  });
}

function findDrawing(question: StudiedQuestion, place: number): Tested[] {
  if (question.question.type !== 'multiple-choice') return [];
  return question.decisions.flatMap((studied) =>
    studied.others.flatMap((other) => {
      const { count, correlation } = other;
      if (count < fewestDrawn || correlation === null) return [];
      const flag = breakOption('draws-strong', describeChoice(other, { question, studied }));
      return [{ place, flag, chance: chanceOfCorrelation(correlation, studied.standing.compared) }];
    }),
  );
}

function breakOption(
  why: 'untaken' | 'draws-strong',
  chosen: ReturnType<typeof describeChoice>,
): Flag {
  return { kind: 'broken-option', why, ...chosen };
}
