import { cardLimits } from '../limits.ts';
import { textLimits } from '../questions/question.ts';
import { TextFormat } from '../rich-text/text-format.ts';
import { Moment } from '../materials/moment.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';

/** [ENT-49] [ENT-57]; fill-in-blank belongs to premium (D12). */
export const cardTypes = ['term-definition', 'question-answer', 'fill-in-blank'] as const;
export type CardType = (typeof cardTypes)[number];

/** Who wrote it: a model, our own generator (D7), or the owner, by hand or from a file. */
export const cardMakers = ['ai', 'built-in', 'owner'] as const;
export type CardMaker = (typeof cardMakers)[number];

/**
 * The sentence that proves a card, with a little of what stands around it. A card carries it with
 * it, so that it can be shown wherever the card goes, also when the material is gone.
 */
export const CardSource = z.object({
  quote: StorableText.min(1).max(textLimits.quote),
  before: StorableText.max(cardLimits.maxContextLength),
  after: StorableText.max(cardLimits.maxContextLength),
  /** Of the file or text it is from. */
  title: StorableText.max(255).nullable(),
  page: z.int().min(1).nullable(),
  /** Of a transcript, instead of a page. */
  moment: Moment.optional(),
  /** The heading or topic of the part that it is in; cards made before topics were kept have none. */
  topic: StorableText.min(1).max(textLimits.topic).optional(),
});
export type CardSource = z.infer<typeof CardSource>;

export const CardSide = StorableText.trim().min(1).max(cardLimits.maxSideLength);

export const Card = z.object({
  id: z.uuid(),
  type: z.enum(cardTypes),
  /** Of both sides and the quote; older cards have none and are plain. */
  format: TextFormat.optional(),
  front: StorableText,
  back: StorableText,
  /** Null for what an owner wrote. */
  source: CardSource.nullable(),
  madeBy: z.enum(cardMakers),
});
export type Card = z.infer<typeof Card>;

/** 'known' since the last answer was "Know It" or better, 'learning' since it was not. */
export const standings = ['new', 'learning', 'known'] as const;
export type Standing = (typeof standings)[number];

/** A card where it is kept. */
export const KeptCard = Card.extend({
  /** In the order of the set; numbers grow, but may leave gaps. */
  place: z.int().min(0),
  standing: z.enum(standings),
  isBookmarked: z.boolean(),
});
export type KeptCard = z.infer<typeof KeptCard>;
