import { pointLimits } from '../../limits.ts';
import { correctionLimits } from './correction-limits.ts';
import { Question, textLimits } from '../../questions/question.ts';
import { StorableText } from '../../storable-text.ts';
import { z } from '../../zod.ts';

const questionId = z.uuid();
const wording = StorableText.trim().min(1).max(correctionLimits.maxWording);

/** What a written answer that no rule could judge earns of its points. */
export const judgedShares = [0, 0.5, 1] as const;
export const JudgedShare = z.literal(judgedShares);
export type JudgedShare = z.infer<typeof JudgedShare>;

/** The right option, options, pairs or words, and for words which others are as right. */
const Key = z.strictObject({
  correctAnswer: z.union([
    StorableText.trim().min(1).max(textLimits.option),
    z.array(StorableText).min(1).max(textLimits.acceptedCount),
    z.record(StorableText, StorableText),
  ]),
  acceptedAnswers: z
    .array(StorableText.trim().min(1).max(textLimits.accepted))
    .max(textLimits.acceptedCount)
    .optional(),
});
export type Key = z.infer<typeof Key>;

const points = z.int().min(1).max(pointLimits.max);

/** What can be changed of one question once people have answered it. */
const QuestionCorrection = z.discriminatedUnion('kind', [
  /** Another key, and with it other points where both were wrong. */
  z.strictObject({ kind: z.literal('key'), questionId, key: Key, points: points.optional() }),
  /** One more wording that is right for everyone. */
  z.strictObject({
    kind: z.literal('accept'),
    questionId,
    wording: wording.max(textLimits.accepted),
  }),
  z.strictObject({ kind: z.literal('points'), questionId, points }),
  /** The question counts for nobody. */
  z.strictObject({ kind: z.literal('drop'), questionId }),
  /** Everyone earns its points. */
  z.strictObject({ kind: z.literal('give'), questionId }),
  /** What no rule could judge, with all that says the same. */
  z.strictObject({ kind: z.literal('judge'), questionId, wording, share: JudgedShare }),
]);
export type QuestionCorrection = z.infer<typeof QuestionCorrection>;

/** Takes the correction back that made this version; what came after it stays. */
const Undo = z.strictObject({ kind: z.literal('undo'), version: z.int().min(2) });

export const Correction = z.discriminatedUnion('kind', [QuestionCorrection, Undo]);
export type Correction = z.infer<typeof Correction>;

/** What an owner decided of a question, and no key can say. */
export const Ruling = z.object({
  fate: z.enum(['drop', 'give']).optional(),
  /** The last one counts, of two wordings that say the same. */
  judged: z.array(z.object({ wording: StorableText, share: JudgedShare })),
});
export type Ruling = z.infer<typeof Ruling>;

/** By the id of the question. */
export const Rulings = z.record(z.uuid(), Ruling);
export type Rulings = z.infer<typeof Rulings>;

export const noRuling: Ruling = { judged: [] };

/** One question as it is asked and counted in a version. */
export const RuledQuestion = z.object({ question: Question, ruling: Ruling });
export type RuledQuestion = z.infer<typeof RuledQuestion>;

/** All that decides what an answer earns in a version. */
export type RuledTest = { questions: readonly Question[]; rulings: Rulings };

export function rulingOf({ rulings }: Pick<RuledTest, 'rulings'>, id: string): Ruling {
  return rulings[id] ?? noRuling;
}

/** One entry of the history. */
export const PastCorrection = z.object({
  version: z.int(),
  questionId: z.uuid(),
  correction: Correction,
  /** The question as it was. */
  before: RuledQuestion,
  madeAt: z.iso.datetime(),
  note: z.string().nullable(),
  isUndone: z.boolean(),
});
export type PastCorrection = z.infer<typeof PastCorrection>;
