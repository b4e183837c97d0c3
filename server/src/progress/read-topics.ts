import { addDays } from '@engram/core/attempts/calendar-days.ts';
import { progressLimits } from '@engram/core/progress/progress-limits.ts';
import type { Topic } from '@engram/core/progress/topic.ts';
import { topicOf } from '@engram/core/progress/topic-of.ts';
import {
  type EarlierMastery,
  keyOf,
  type TopicItem,
  weighTopics,
} from '@engram/core/progress/weigh-topics.ts';
import { z } from 'zod';
import type { Db } from '../platform/db.ts';
import type { Owner, Today } from '../reviews/queue/read-today.ts';
import { readChances, recallOf, whenFor } from './read-chances.ts';
import type { Group, Scope } from './read-scope.ts';
import {
  eraseMasteryDays,
  hasMasteryDay,
  insertMasteryDay,
  readCards,
  readMasteryDays,
  readMemories,
} from './store.ts';

export type Looked = { owner: Owner; today: Pick<Today, 'day' | 'parameters'>; scope: Scope };

/** The topics of what is looked at, and what has changed since two weeks ago. */
export async function readTopics(db: Db, { owner, today, scope }: Looked): Promise<Topic[]> {
  const { day } = today;
  const items = await readItems(db, { owner, today, scope });
  const before = await readEarlier(db, owner.uid, day);
  if (!(await hasMasteryDay(db, owner.uid, day))) await keepDay(db, owner.uid, { day, items });
  const own = items.filter(({ groupId }) => scope.has(groupId));
  const topics = weighTopics(own, ofWholeTopics(before, { own, items }));
  // Practising asks of a topic as a whole, whatever is looked at.
  const whole = new Map(weighTopics(items).map(({ key, toPractise }) => [key, toPractise]));
  return topics.map((topic) => ({ ...topic, toPractise: whole.get(topic.key) ?? 0 }));
}

type Parts = { own: readonly TopicItem[]; items: readonly TopicItem[] };

/** Of a part of a topic it is not known how that was before. */
function ofWholeTopics(before: EarlierMastery, { own, items }: Parts): EarlierMastery {
  if (own.length === items.length) return before;
  const whole = Map.groupBy(items, keyOf);
  const parts = Map.groupBy(own, keyOf);
  return Object.fromEntries(
    Object.entries(before).filter(([key]) => parts.get(key)?.length === whole.get(key)?.length),
  );
}

export type PlacedItem = TopicItem & { itemId: string; groupId: string };

export async function readItems(db: Db, { owner, today, scope }: Looked): Promise<PlacedItem[]> {
  const learner = { owner, today };
  const memories = await readMemories(db, owner.uid);
  const chances = await readChances(db, learner, { memories });
  const questions = chances.flatMap((question): PlacedItem[] => {
    const group = scope.groups.get(question.testId);
    if (!group) return [];
    const { questionId, topic, format, start, chance, answers, right, reviews, isReviewed } =
      question;
    return [
      {
        itemId: questionId,
        kind: 'question',
        canPractise: isReviewed,
        topic: nameOf({ topic, format }),
        home: homeOf(group, { start }),
        groupId: question.testId,
        chance,
        answers,
        right,
        reviews,
      },
    ];
  });
  const when = whenFor(learner);
  const rows = new Map(memories.map((row) => [row.itemId, row]));
  const cards = (await readCards(db, owner.uid)).flatMap((card): PlacedItem[] => {
    const { cardId, setId, title } = card;
    const group = scope.groups.get(setId);
    if (!group) return [];
    const row = rows.get(cardId);
    return [
      {
        itemId: cardId,
        kind: 'card',
        canPractise: true,
        topic: nameOf(card),
        home: homeOf(group, { title }),
        groupId: setId,
        chance: row ? recallOf(row, when) : null,
        answers: 0,
        right: 0,
        reviews: row?.reps ?? 0,
      },
    ];
  });
  return [...questions, ...cards];
}

function nameOf({ topic, format }: { topic: string | null; format: string | null }) {
  return topicOf({ topic, format: format === 'rich' ? 'rich' : 'plain' });
}

/** Where a question begins in its test, or what the text of a card was called. */
type Place = { start?: number | null; title?: string | null };

/** The text that it is from: of several, the one in which its sentence is. */
function homeOf({ groupId, name, parts, origins }: Group, { start, title }: Place) {
  const part = typeof start === 'number' ? parts.findLast((one) => one.start <= start) : undefined;
  const origin =
    origins.find((one) => one.materialId === part?.materialId || one.title === title) ?? origins[0];
  return origin ? { id: origin.materialId, name: origin.title } : { id: groupId, name };
}

const Mastery = z.record(z.string(), z.number());

/** Of the day two weeks ago, or the last one before it on which topics were weighed. */
async function readEarlier(db: Db, userId: string, day: string): Promise<EarlierMastery> {
  const { trendDays } = progressLimits;
  const [row] = await readMasteryDays(db, userId, {
    from: addDays(day, -2 * trendDays),
    to: addDays(day, -trendDays),
  });
  return row ? Mastery.parse(row.topics) : {};
}

async function keepDay(
  db: Db,
  userId: string,
  { day, items }: { day: string; items: readonly PlacedItem[] },
): Promise<void> {
  const known = weighTopics(items).flatMap(({ key, mastery }): [string, number][] =>
    mastery === null ? [] : [[key, mastery]],
  );
  if (known.length === 0) return;
  await insertMasteryDay(db, userId, { day, topics: Object.fromEntries(known) });
  await eraseMasteryDays(db, userId, addDays(day, -2 * progressLimits.trendDays));
}
