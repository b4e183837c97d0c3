import { defineEndpoint } from '../endpoint.ts';
import { difficulties } from '../generation/api.ts';
import { LanguageChoice } from '../generation/languages.ts';
import { makingEvents } from '../generation/making-events.ts';
import { Making } from '../generation/making.ts';
import { cardLimits, flashcardLimits, materialLimits } from '../limits.ts';
import { TestPart } from '../practice-tests/practice-test.ts';
import { TextFormat } from '../rich-text/text-format.ts';
import { StorableText } from '../storable-text.ts';
import { megabyte } from '../units.ts';
import { z } from '../zod.ts';
import { Card, CardSide, cardTypes, KeptCard } from './card.ts';
import { CardSet, CardTypeCount, FlashcardConfig, SetName, SetSummary, Topic } from './card-set.ts';

const byId = z.strictObject({ id: z.uuid() });
const byCard = z.strictObject({ id: z.uuid(), cardId: z.uuid() });
const Success = z.object({ success: z.boolean() });
const OneSet = z.object({ set: CardSet });
const StudyMaterial = StorableText.max(materialLimits.maxExtractedCharacters);

/** What a text is about, the most relevant first (N43). Nothing found is an empty list. */
export const extractTopics = defineEndpoint({
  name: 'extractTopics',
  method: 'POST',
  path: '/flashcards/topics',
  summary: 'The topics of a study material',
  access: 'signed-in',
  rate: 'upload',
  body: z.strictObject({ studyMaterial: StudyMaterial }),
  maxBodyBytes: 4 * megabyte,
  reply: z.object({ topics: z.array(Topic).max(flashcardLimits.maxTopics) }),
  errors: ['text-too-short', 'content-policy', 'unavailable'],
});

const CardsRequest = z.strictObject({
  studyMaterial: StudyMaterial,
  /** Their starts are places in the study material as it is sent. */
  parts: z.array(TestPart).max(materialLimits.maxParts).default([]),
  /** Names of the selected ones; none means everything (N47). */
  topics: z.array(StorableText.min(1).max(200)).max(flashcardLimits.maxTopics).default([]),
  cardTypes: z.array(CardTypeCount).max(cardTypes.length),
  difficulty: z.enum(difficulties).default('medium'),
  language: LanguageChoice.default('material'),
});
export type CardsRequest = z.infer<typeof CardsRequest>;

const GeneratedCards = z.object({
  generationId: z.uuid(),
  cards: z.array(Card),
  making: Making,
});
export type GeneratedCards = z.infer<typeof GeneratedCards>;

/** What happens while cards are made. `slot` is the place of a card in the finished set. */
const CardEvent = z.discriminatedUnion('type', [
  ...makingEvents,
  z.object({ type: z.literal('card'), slot: z.int().min(0), card: Card }),
]);
export type CardEvent = z.infer<typeof CardEvent>;

/** Waits for all cards; asked with Accept: text/event-stream, tells of each one (D24). */
export const generateCards = defineEndpoint({
  name: 'generateCards',
  method: 'POST',
  path: '/flashcards/generate',
  summary: 'Make flashcards from study material',
  access: 'signed-in',
  rate: 'generate',
  body: CardsRequest,
  maxBodyBytes: 4 * megabyte,
  reply: GeneratedCards,
  events: CardEvent,
  idempotency: 'reply',
  errors: [
    'invalid-generation-input',
    'text-too-short',
    'content-policy',
    'premium-only',
    'generation-running',
    'conflict',
    'gone',
    'content-refused',
    'generation-failed',
    'unavailable',
  ],
});

/** From the last event seen, or from the beginning. Cancelled like any generation. */
export const followCards = defineEndpoint({
  name: 'followCards',
  method: 'GET',
  path: '/flashcards/generations/:id/events',
  summary: 'Follow the making of flashcards, from the beginning or from the last event seen',
  access: 'signed-in',
  rate: 'read',
  params: byId,
  reply: CardEvent,
  streams: true,
  errors: ['not-found'],
});

/** A card as somebody writes it, or takes it from a file. The id is the browser's. */
const WrittenCard = z.strictObject({
  id: z.uuid(),
  type: z.enum(cardTypes).default('term-definition'),
  /** Rich where nothing is said. */
  format: TextFormat.optional(),
  front: CardSide,
  back: CardSide,
});
export type WrittenCard = z.infer<typeof WrittenCard>;

/**
 * Keeps a set. The id is the browser's, so that it may be sent any number of times; once it was
 * studied it stays as it is. Cards whose ids the generation knows keep their source.
 */
export const saveSet = defineEndpoint({
  name: 'saveSet',
  method: 'PUT',
  path: '/flashcards/:id',
  summary: 'Keep a flashcard set',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  body: z.strictObject({
    name: SetName,
    description: StorableText.trim().max(cardLimits.maxDescriptionLength).default(''),
    /** Null for a set that was written by hand or imported. */
    config: FlashcardConfig.nullable().default(null),
    generationId: z.uuid().nullable().default(null),
    /** Of the library, for what it says about the use of each. */
    materialIds: z.array(z.uuid()).max(materialLimits.maxParts).default([]),
    cards: z.array(WrittenCard).max(cardLimits.maxCardsPerCall),
  }),
  maxBodyBytes: 8 * megabyte,
  reply: OneSet,
  errors: ['invalid-input', 'not-found', 'premium-only', 'sets-full', 'cards-full', 'gone'],
});

export const listSets = defineEndpoint({
  name: 'listSets',
  method: 'GET',
  path: '/flashcards',
  summary: 'The flashcard sets of the user, the last studied or made first',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({ sets: z.array(SetSummary) }),
  errors: [],
});

export const getSet = defineEndpoint({
  name: 'getSet',
  method: 'GET',
  path: '/flashcards/:id',
  summary: 'One flashcard set, without its cards',
  access: 'signed-in',
  rate: 'read',
  params: byId,
  reply: OneSet,
  errors: ['set-not-found'],
});

export const cardFilters = ['all', 'bookmarked'] as const;

/** In the order of the set. */
export const listCards = defineEndpoint({
  name: 'listCards',
  method: 'GET',
  path: '/flashcards/:id/cards',
  summary: 'The cards of a set, a page at a time',
  access: 'signed-in',
  rate: 'read',
  params: byId,
  query: z.strictObject({
    search: StorableText.trim().max(100).optional(),
    filter: z.enum(cardFilters).optional(),
    /** How many of them come before the page. */
    offset: z.coerce.number().int().min(0).max(cardLimits.maxCardsPerSet).optional(),
    limit: z.coerce.number().int().min(1).max(cardLimits.maxCardsPerPage).optional(),
    /** Only these, joined by commas. */
    ids: z
      .string()
      .regex(/^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(,|$)){1,50}$/)
      .optional(),
  }),
  reply: z.object({
    cards: z.array(KeptCard),
    /** Of all pages of this search and filter. */
    total: z.int(),
  }),
  errors: ['set-not-found'],
});

export const changeSet = defineEndpoint({
  name: 'changeSet',
  method: 'PATCH',
  path: '/flashcards/:id',
  summary: 'Give a flashcard set another name or description',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  body: z.strictObject({
    name: SetName.optional(),
    description: StorableText.trim().max(cardLimits.maxDescriptionLength).optional(),
  }),
  reply: OneSet,
  errors: ['set-not-found'],
});

/** With its cards and when they would have come back. */
export const deleteSet = defineEndpoint({
  name: 'deleteSet',
  method: 'DELETE',
  path: '/flashcards/:id',
  summary: 'Delete a flashcard set',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  reply: Success,
  errors: ['set-not-found'],
});

/** At the end of the set. Ids that are there already are left as they are. */
export const addCards = defineEndpoint({
  name: 'addCards',
  method: 'PUT',
  path: '/flashcards/:id/cards',
  summary: 'Add cards to a set, by hand or from a file',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  body: z.strictObject({ cards: z.array(WrittenCard).min(1).max(cardLimits.maxCardsPerCall) }),
  maxBodyBytes: 8 * megabyte,
  reply: z.object({ added: z.int(), set: CardSet }),
  errors: ['set-not-found', 'premium-only', 'cards-full', 'picture-missing'],
});

/** A card with other words is still the same card: when it comes back does not change. */
export const changeCard = defineEndpoint({
  name: 'changeCard',
  method: 'PATCH',
  path: '/flashcards/:id/cards/:cardId',
  summary: 'Change or bookmark a card',
  access: 'signed-in',
  rate: 'write',
  params: byCard,
  body: z.strictObject({
    front: CardSide.optional(),
    back: CardSide.optional(),
    /** Left out, the card keeps the one it has. */
    format: TextFormat.optional(),
    isBookmarked: z.boolean().optional(),
  }),
  reply: z.object({ card: KeptCard }),
  errors: ['set-not-found', 'card-not-found', 'picture-missing'],
});

export const deleteCard = defineEndpoint({
  name: 'deleteCard',
  method: 'DELETE',
  path: '/flashcards/:id/cards/:cardId',
  summary: 'Delete a card',
  access: 'signed-in',
  rate: 'write',
  params: byCard,
  reply: Success,
  errors: ['set-not-found', 'card-not-found'],
});

/** As it was, with its place and its progress; possible for a day. */
export const restoreCard = defineEndpoint({
  name: 'restoreCard',
  method: 'PUT',
  path: '/flashcards/:id/cards/:cardId/restoration',
  summary: 'Bring back a card that was deleted',
  access: 'signed-in',
  rate: 'write',
  params: byCard,
  reply: z.object({ card: KeptCard }),
  errors: ['set-not-found', 'card-not-found', 'cards-full'],
});

/**
 * Behind another one, or to the beginning. One card moves in a call, so that two tabs do not lose
 * each other's order.
 */
export const moveCard = defineEndpoint({
  name: 'moveCard',
  method: 'PUT',
  path: '/flashcards/:id/cards/:cardId/position',
  summary: 'Give a card another place in its set',
  access: 'signed-in',
  rate: 'write',
  params: byCard,
  body: z.strictObject({ after: z.uuid().nullable() }),
  reply: Success,
  errors: ['set-not-found', 'card-not-found'],
});
