import type { User } from '@engram/core/accounts/user.ts';
import type { Accepted } from '@engram/core/endpoint.ts';
import type { Card } from '@engram/core/flashcards/card.ts';
import { citeSource } from '@engram/core/flashcards/cite-source.ts';
import { describeMaking } from '@engram/core/generation/describe-making.ts';
import type { Making } from '@engram/core/generation/making.ts';
import type * as api from '@engram/core/marks/api.ts';
import { markMessages } from '@engram/core/marks/messages.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { detectLanguage } from '@engram/generator/detect-language.ts';
import { makeMarkedCards } from '@engram/generator/marks/make-marked-cards.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../http/app-error.ts';
import { gatherMarked } from '../../materials/marks/read-marks.ts';
import type { Platform } from '../../platform/start.ts';
import { type FittedMarks, fitMarked } from '../../practice-tests/marked/fit-marked.ts';
import { keepSet } from '../save-set.ts';
import { hasSet } from '../store.ts';

type Wish = Accepted<typeof api.makeMarkedSet>['body'] & {
  /** The same for the same call. */
  setId: string;
};

/** A set of what is marked in stored materials, made by rule and kept like any other. */
export async function makeMarkedSet(
  platform: Pick<Platform, 'db' | 'clock'>,
  user: User,
  { setId, name, materialIds }: Wish,
): Promise<void> {
  const { db } = platform;
  if (await hasSet(db, { userId: user.uid, setId })) return;
  const gathered = await gatherMarked(db, user.uid, materialIds);
  const fitted = fitMarked(gathered, plans[user.plan].limits.characters);
  const cards = writeCards(fitted);
  if (cards.length === 0) throw new AppError('nothing-marked');
  await keepSet(platform, user, {
    setId,
    name,
    description: '',
    config: null,
    materialIds: [...materialIds],
    cards: cards.map(({ id, type, front, back }) => ({ id, type, format: 'rich', front, back })),
    made: {
      making: tellMaking(fitted, cards, gathered.marks.length - cards.length),
      cards: new Map(cards.map((card) => [card.id, card])),
      titles: gathered.parts.map(({ title }) => title),
    },
  });
}

function writeCards({ material, parts, marks }: FittedMarks): Card[] {
  return makeMarkedCards(material, marks).map(({ type, front, back, ...cited }) => ({
    id: uuidv7(),
    type,
    format: 'rich',
    front,
    back,
    source: citeSource(cited, material, parts),
    madeBy: 'built-in',
  }));
}

/** Made without AI, and how many marks are not in it. */
function tellMaking(
  { material, totalCharacters }: FittedMarks,
  cards: readonly Pick<Card, 'madeBy'>[],
  lost: number,
): Making {
  const making = describeMaking({
    questions: cards.map(() => ({ madeBy: 'built-in' })),
    makes: 'cards',
    wanted: cards.length,
    usedCharacters: material.length,
    totalCharacters,
    language: detectLanguage(material),
  });
  const notices = lost > 0 ? [...making.notices, markMessages.notAsked(lost)] : making.notices;
  return { ...making, notices };
}
