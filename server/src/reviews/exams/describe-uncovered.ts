import type { User } from '@engram/core/accounts/user.ts';
import { cutText } from '@engram/core/cut-text.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type { getExamPlan } from '@engram/core/exams/api.ts';
import { listUncovered, type UncoveredReason } from '@engram/core/exams/list-uncovered.ts';
import { examLimits } from '@engram/core/limits.ts';
import { readTitle } from '@engram/core/rich-text/read-title.ts';
import { formatOf } from '@engram/core/rich-text/text-format.ts';
import { nameSets, readCards } from '../../flashcards/studying/read-cards.ts';
import type { Db } from '../../platform/db.ts';
import { nameTests } from '../../practice-tests/name-tests.ts';
import { readMissedQuestions } from '../queue/read-missed-questions.ts';
import type { ExamItem } from './read-items.ts';
import type { Outlook } from './read-outlook.ts';

type Group = Reply<typeof getExamPlan>['uncovered'][number];

/** What is due or new and not asked before the exam; nothing once that is over. */
export async function describeUncovered(
  db: Db,
  user: User,
  { exam, today, items, left, plan }: Outlook,
): Promise<Group[]> {
  if (exam.heldOn < today.day) return [];
  const uncovered = listUncovered(items, {
    left: new Set(left.map(({ itemId }) => itemId)),
    plan,
    goal: exam.goal / 100,
  });
  const groups = [
    ...Map.groupBy(uncovered, ({ item, reason }) => `${item.groupId} ${reason}`).values(),
  ].flatMap((all) => (all[0] ? [describe(all[0], all)] : []));
  const names = await nameItems(
    db,
    user,
    groups.flatMap(({ first }) => first),
  );
  const groupNames = new Map([
    ...(await nameSets(db, user.uid, idsOf(groups, 'set'))),
    ...(await nameTests(db, user.uid, idsOf(groups, 'test'))),
  ]);
  return groups
    .map(({ first, ...group }) => ({
      ...group,
      name: groupNames.get(group.groupId) ?? '',
      names: first.flatMap(({ id }) => names.get(id) ?? []),
    }))
    .toSorted((one, other) => other.items - one.items);
}

type Uncovered = { item: ExamItem; reason: UncoveredReason };

function describe({ item, reason }: Uncovered, all: readonly Uncovered[]) {
  return {
    kind: item.kind === 'card' ? ('set' as const) : ('test' as const),
    groupId: item.groupId,
    reason,
    items: all.length,
    fresh: all.filter((one) => one.item.memory === null).length,
    first: all.slice(0, examLimits.namesPerGroup).map((one) => one.item),
  };
}

function idsOf(groups: readonly Pick<Group, 'kind' | 'groupId'>[], wanted: Group['kind']) {
  return groups.filter(({ kind }) => kind === wanted).map(({ groupId }) => groupId);
}

/** The front of a card, or what a question asks, in one short line. */
async function nameItems(
  db: Db,
  user: User,
  items: readonly ExamItem[],
): Promise<Map<string, string>> {
  const wanted = items.map(({ id, kind, groupId }) => ({ itemId: id, kind, groupId }));
  const ids = items.filter(({ kind }) => kind === 'card').map(({ id }) => id);
  const cards = await readCards(db, user.uid, ids);
  const questions = await readMissedQuestions(db, user, wanted);
  return new Map([
    ...[...cards].map(
      ([id, { card }]) => [id, shorten(readTitle(card.front, formatOf(card)))] as const,
    ),
    ...[...questions].map(
      ([id, { question }]) => [id, shorten(readTitle(question.text, formatOf(question)))] as const,
    ),
  ]);
}

const longest = 60;

function shorten(name: string): string {
  const cut = cutText(name, longest);
  return cut === name ? name : `${cut.trimEnd()}…`;
}
