import { difficulties, testFocuses } from '@engram/core/generation/api.ts';
import { languages } from '@engram/core/generation/languages.ts';
import { madeThings } from '@engram/core/generation/making.ts';
import { balanceKeyPositions } from '@engram/core/questions/balance-key-positions.ts';
import { questionLimits } from '@engram/core/limits.ts';
import { Question, truths } from '@engram/core/questions/question.ts';
import { holdsUnits } from '@engram/core/rich-text/inlines/holds-units.ts';
import { type Random, seedRandom, shuffle } from '@engram/core/seeded-random.ts';
import { z } from 'zod';
import { type ItemCount, type ItemType, itemTypes } from '../items/item.ts';
import { Had, spotsOf } from './had.ts';
import { listBarestParts } from './list-barest-parts.ts';
import { shareByWeakness, splitByWeakness } from './share-by-weakness.ts';
import { countCalls } from './split-parts.ts';
import type { Spot } from './weigh-parts.ts';

/** A place in the finished test. */
const Slot = z.object({
  slot: z.int().min(0),
  type: z.enum(itemTypes),
  /** Where the key of a multiple-choice question stands, so that no position is the usual one. */
  keyPosition: z.int().min(0).nullable(),
  /** Half of the statements are true. */
  key: z.enum(truths).nullable(),
});
export type Slot = z.infer<typeof Slot>;

/** One request to write, about its own part of the material. */
const PlannedCall = z.object({
  call: z.int().min(0),
  start: z.int().min(0),
  end: z.int().min(0),
  /** With the surplus. */
  write: z.array(z.object({ type: z.enum(itemTypes), count: z.int().min(1) })),
  trueStatements: z.int().min(0),
});
export type PlannedCall = z.infer<typeof PlannedCall>;

/** Stored once when a generation starts; a worker that takes it over goes on with the same one. */
export const Plan = z.object({
  makes: z.enum(madeThings).default('questions'),
  seed: z.string(),
  slots: z.array(Slot),
  calls: z.array(PlannedCall),
  difficulty: z.enum(difficulties),
  focus: z.enum(testFocuses),
  /** Untrusted words of the user about style. */
  style: z.string(),
  topics: z.array(z.string()),
  /** Of the material: questions follow it (D27). */
  language: z.string(),
  /** Another language, which models were asked to write in instead; quotes stay as they are. */
  translation: z.enum(languages).nullable().default(null),
  mathAndCode: z.boolean(),
  /** What a test asks already that gets more questions; null where a test is made anew. */
  before: z.array(Question).nullable().default(null),
  /** A passage that nothing is to be asked about: that of a question to be replaced. */
  notAbout: z.object({ start: z.int(), end: z.int() }).nullable().default(null),
  /** Words of the material that its learner has marked; left out where there are none. */
  marked: z.array(z.string()).optional(),
  /** Of a test that is to be about what its learner knows least; left out of all others. */
  had: z.array(Had).optional(),
});
export type Plan = z.infer<typeof Plan>;

/** What is less is no test; of more questions, and of cards, each one is welcome. */
export function fewestOf({ before, makes }: Pick<Plan, 'before' | 'makes'>): number {
  return before || makes === 'cards' ? 1 : questionLimits.minPerTest;
}

export type PlanRequest = {
  /** Prepared and cut: every offset of the plan is into it. */
  text: string;
  makes?: Plan['makes'];
  wanted: readonly ItemCount[];
  seed: string;
  difficulty: Plan['difficulty'];
  focus: Plan['focus'];
  customPrompt: string;
  topics: readonly string[];
  language: string;
  translation?: Plan['translation'];
  mathAndCode: boolean;
  before?: Plan['before'];
  notAbout?: Plan['notAbout'];
  had?: Plan['had'];
  /** What is known of the material, where its weak parts are asked for more; what was had says it by itself. */
  spots?: readonly Spot[];
};

/** Of what is wanted; what the checks drop has to be made up for. */
const surplus = 0.25;
/** A card is written in a third of the time of a question. */
const callSizes = {
  questions: { fewest: 4, most: 13 },
  cards: { fewest: 8, most: 25 },
} as const;

/** How calls and slots are laid out: the same for the same request. */
export function planGeneration(request: PlanRequest): Plan {
  const { makes = 'questions', translation = null, before = null, notAbout = null, had } = request;
  const { spots = spotsOf(had) } = request;
  const random = seedRandom(`${request.seed} plan`);
  const wanted = request.wanted.filter(({ count }) => count > 0);
  return {
    makes,
    seed: request.seed,
    slots: planSlots(wanted, random),
    calls: planCalls({
      text: request.text,
      makes,
      items: addSurplus(wanted),
      first: 0,
      // An odd one may be either.
      trueShare: random() < 0.5 ? 0.499 : 0.501,
      before,
      spots,
    }),
    difficulty: request.difficulty,
    focus: request.focus,
    style: request.customPrompt,
    topics: [...request.topics],
    language: request.language,
    translation,
    // Who studies formulas is asked about them, whatever was switched on.
    mathAndCode: request.mathAndCode || holdsUnits(request.text),
    before,
    notAbout,
    ...(had && { had }),
  };
}

export type CallsRequest = {
  text: string;
  makes: Plan['makes'];
  items: readonly ItemCount[];
  /** The number of the first call. */
  first: number;
  /** Of the statements. */
  trueShare: number;
  before?: Plan['before'];
  /** What is known of the text: its weak parts are asked for more. */
  spots?: readonly Spot[];
  /** A second round is small: to cut it further costs the instructions and the material again. */
  isAgain?: boolean;
};

/** The calls for so many items: over the whole text, or over what was asked about or is known the least. */
export function planCalls({
  text,
  makes,
  items,
  first,
  trueShare,
  before = null,
  spots = [],
  isAgain = false,
}: CallsRequest): PlannedCall[] {
  const total = items.reduce((sum, { count }) => sum + count, 0);
  const { fewest, most } = callSizes[makes];
  const count = countCalls(text, total, { fewest: isAgain ? most : fewest, most });
  const parts = before
    ? listBarestParts(text, count, { before, spots })
    : splitByWeakness(text, { items: total, calls: count }, spots);
  const loads = spreadTypes(items, shareByWeakness(parts, spots));
  const trueStatements = spreadTruths(loads, trueShare);
  return loads.flatMap((write, no) => {
    const part = parts[no];
    if (!part || write.length === 0) return [];
    return [{ call: first + no, ...part, write, trueStatements: trueStatements[no] ?? 0 }];
  });
}

/** A quarter more of everything, rounded so that the whole is a quarter more. */
export function addSurplus(wanted: readonly ItemCount[]): ItemCount[] {
  let asked = 0;
  let given = 0;
  return wanted.map(({ type, count }) => {
    asked += count;
    const more = Math.ceil(asked * surplus) - given;
    given += more;
    return { type, count: count + more };
  });
}

function planSlots(wanted: readonly ItemCount[], random: Random): Slot[] {
  const types = wanted.flatMap(({ type, count }) => Array.from({ length: count }, () => type));
  const choices = types.filter((type) => type === 'multiple-choice').length;
  const statements = types.filter((type) => type === 'true-false').length;
  const positions = balanceKeyPositions(choices, usualOptions, random);
  const isOdd = statements % 2 === 1 && random() < 0.5;
  const keys = shuffle(
    Array.from({ length: statements }, (_, no) => truths[(no + Number(isOdd)) % 2] ?? 'True'),
    random,
  );
  return types.map((type, slot) => ({
    slot,
    type,
    keyPosition: type === 'multiple-choice' ? (positions.shift() ?? null) : null,
    key: type === 'true-false' ? (keys.shift() ?? null) : null,
  }));
}

const usualOptions = 4;

/** How long a model writes at an item of the type, compared with multiple-choice. */
const effort: Record<ItemType, number> = {
  'multiple-choice': 1,
  'multiple-answer': 1.15,
  matching: 1.2,
  'short-answer': 0.85,
  'fill-in-blank': 0.8,
  'true-false': 0.75,
  'question-answer': 0.7,
  'term-definition': 0.7,
};

/**
 * The heaviest first, each to the call that has the least to do for its share; where all have the
 * same share, all end together.
 */
function spreadTypes(items: readonly ItemCount[], shares: readonly number[]): ItemCount[][] {
  const calls = shares.map((share) => ({ share, load: 0, types: new Map<ItemType, number>() }));
  const heaviest = items.toSorted((one, other) => effort[other.type] - effort[one.type]);
  for (const { type, count: times } of heaviest) {
    for (let no = 0; no < times; no += 1) {
      const fullness = ({ load, share }: (typeof calls)[number]) => (load + effort[type]) / share;
      const lightest = calls.reduce((best, call) =>
        fullness(call) < fullness(best) - 1e-9 ? call : best,
      );
      lightest.load += effort[type];
      lightest.types.set(type, (lightest.types.get(type) ?? 0) + 1);
    }
  }
  // Every call begins with another type, so that the first questions of a test are not all alike.
  return calls.map(({ types }, no) => {
    const written = Array.from(types, ([type, times]) => ({ type, count: times }));
    const turn = written.length === 0 ? 0 : no % written.length;
    return [...written.slice(turn), ...written.slice(0, turn)];
  });
}

/** So many of all statements, spread evenly over the calls. */
function spreadTruths(calls: readonly ItemCount[][], trueShare: number): number[] {
  const counts = calls.map((write) => write.find(({ type }) => type === 'true-false')?.count ?? 0);
  let statements = 0;
  let given = 0;
  return counts.map((count) => {
    statements += count;
    const share = Math.round(statements * trueShare) - given;
    given += share;
    return share;
  });
}
