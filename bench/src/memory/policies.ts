import { makeMemoryModel, type Memory } from '@engram/core/exams/memory.ts';
import { planExam } from '@engram/core/exams/plan-exam.ts';
import { makeWeighReview } from '@engram/core/exams/weigh-review.ts';

/** A card as the app knows it. */
export type Card = { id: string; memory: Memory | null };

type Today = { day: number; examDay: number; perDay: number };

/** What a way to study asks for on a day, in its order, until the day is full. */
export type Policy = {
  name: string;
  pick: (cards: readonly Card[], today: Today) => readonly Card[];
};

const model = makeMemoryModel();
const weigh = makeWeighReview(model);

/** Ours: the first day of a plan that is made anew each day. */
export function planned(goal: number): Policy {
  return {
    name: `the plan for ${percent(goal)}`,
    pick(cards, { day, examDay, perDay }) {
      const terms = { began: 0, today: day, examDay, goal, perDay, isRestDay: () => false };
      const { back, fresh } = planExam(cards, { model, weigh, terms }).today;
      const wanted = new Map(cards.map((card) => [card.id, card]));
      return [...back, ...fresh].flatMap((id) => wanted.get(id) ?? []);
    },
  };
}

/** What a scheduler does that knows of no exam: whatever falls below a share, the longest due first. */
export function constantRetention(share: number): Policy {
  return {
    name: `FSRS at ${percent(share)}`,
    pick(cards, { day }) {
      const due = cards
        .flatMap((card) => (card.memory ? [{ card, recall: model.recall(card.memory, day) }] : []))
        .filter(({ recall }) => recall <= share)
        .toSorted((one, other) => one.recall - other.recall)
        .map(({ card }) => card);
      const fresh = cards.filter(({ memory }) => memory === null).slice(0, 20);
      return [...due, ...fresh];
    },
  };
}

/** Nothing until so many days are left; then all of it, again and again. */
export function cramming(days: number): Policy {
  return {
    name: `cramming in ${days} days`,
    pick(cards, { day, examDay }) {
      if (examDay - day > days) return [];
      const fresh = cards.filter(({ memory }) => memory === null);
      const seen = cards
        .filter(({ memory }) => memory !== null && memory.day < day)
        .toSorted((one, other) => (one.memory?.day ?? 0) - (other.memory?.day ?? 0));
      return [...fresh, ...seen];
    },
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
