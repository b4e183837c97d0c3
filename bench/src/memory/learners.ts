import { makeMemoryModel, type Memory } from '@engram/core/exams/memory.ts';
import { usualParameters } from '@engram/core/reviews/parameters.ts';

export type Random = () => number;

/** What is really in somebody's head of one card; the app sees only whether it was remembered. */
export type Trace = {
  recall: (day: number) => number;
  /** A review, and after a lapse the second look of the same day. */
  review: (day: number, isRemembered: boolean) => void;
};

/** One learner's way to remember: makes the trace of a card on the day it is first seen. */
type MakeTrace = (day: number) => Trace;

export type Kind = { name: string; makeLearner: (random: Random) => MakeTrace };

/** As the app believes memory to be, with cards that last longer or shorter than it believes. */
export const asBelieved: Kind = {
  name: 'FSRS with its usual parameters',
  makeLearner: (random) => makeFsrsLearner(random, usualParameters),
};

/** Every parameter of every learner is another one than the app believes. */
export const otherParameters: Kind = {
  name: 'FSRS with parameters of their own',
  makeLearner: (random) =>
    makeFsrsLearner(
      random,
      usualParameters.map((value, no) => (no < 17 ? value * vary(random, 0.25) : value)),
    ),
};

/**
 * Far from what the app believes: new cards last a third as long or three times as long, and what is
 * remembered grows by less or by more. Public parameters of people differ by more than that.
 */
export const farParameters: Kind = {
  name: 'FSRS far from its usual parameters',
  makeLearner: (random) => {
    const lasting = random() < 0.5 ? 1 / 3 : 3;
    const growing = random() < 0.5 ? 0.75 : 1.25;
    return makeFsrsLearner(
      random,
      usualParameters.map((value, no) => value * (no < 4 ? lasting : no === 8 ? growing : 1)),
    );
  },
};

function makeFsrsLearner(random: Random, parameters: readonly number[]): MakeTrace {
  const model = makeMemoryModel(parameters);
  return (day) => {
    const lasting = vary(random, 0.4);
    const scale = (memory: Memory) => ({ ...memory, stability: memory.stability * lasting });
    let memory = model.begin(day);
    return {
      recall: (later) => model.recall(scale(memory), later),
      review(later, isRemembered) {
        memory = isRemembered ? model.remember(memory, later) : model.forget(memory, later);
      },
    };
  };
}

/**
 * ACT-R as Pavlik and Anderson (2005) have it: each look leaves a trace that decays by a power of
 * time, the faster the more active the memory was when it was looked at.
 */
export const actR: Kind = {
  name: 'ACT-R with decay by activation',
  makeLearner: (random) => {
    const skill = normal(random) * 0.2;
    return (day) => {
      const ease = skill + normal(random) * 0.3;
      const looks: { at: number; decay: number }[] = [];
      const activation = (at: number) =>
        Math.log(looks.reduce((sum, look) => sum + (at - look.at) ** -look.decay, 0)) + ease;
      const look = (at: number) => {
        const before = looks.length === 0 ? 0 : Math.exp(activation(at));
        looks.push({ at, decay: spacing.scale * before + spacing.base });
      };
      look(day * secondsOfDay);
      look(day * secondsOfDay + tenMinutes);
      return {
        recall: (later) => {
          const active = activation(later * secondsOfDay);
          return 1 / (1 + Math.exp((spacing.threshold - active) / spacing.noise));
        },
        review(later, isRemembered) {
          look(later * secondsOfDay);
          if (!isRemembered) look(later * secondsOfDay + tenMinutes);
        },
      };
    };
  },
};

/** Between sessions time goes by forty times as slowly as within one. */
const secondsOfDay = 86_400 * 0.025;
const tenMinutes = 600;
const spacing = { scale: 0.217, base: 0.177, threshold: -1.63, noise: 0.255 };

/**
 * Half-lives: a memory halves in a time of its own, which grows by a review that was remembered, the
 * more the less likely that was, and shrinks by one that was not.
 */
export const halfLives: Kind = {
  name: 'half-lives',
  makeLearner: (random) => {
    const speed = vary(random, 0.2);
    return (day) => {
      let half = 15 * speed * vary(random, 0.4);
      let last = day;
      const recall = (later: number) => 2 ** (-(later - last) / half);
      return {
        recall,
        review(later, isRemembered) {
          half = isRemembered ? half * (1 + 3 * (1 - recall(later))) : Math.max(1, half * 0.6);
          last = later;
        },
      };
    };
  },
};

function vary(random: Random, spread: number): number {
  return Math.exp(normal(random) * spread);
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
