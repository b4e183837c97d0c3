import { Card, type CardSource } from '@engram/core/flashcards/card.ts';
import type { CardSides } from '@engram/core/flashcards/make-card-draft.ts';
import { arrangeDraft } from '@engram/core/questions/arrange-draft.ts';
import { Question, type Source } from '@engram/core/questions/question.ts';
import { toDraft } from '@engram/core/questions/to-draft.ts';
import { spansOf } from '@engram/core/questions/spans.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { givesAway } from '@engram/generator/duplicates/gives-away.ts';
import { indexQuestions } from '@engram/generator/duplicates/index-questions.ts';
import type { AiModel } from '../../platform/ai/ai-model.ts';
import type { Binding } from './bind-places.ts';
import { type ItemCount, type ItemDraft, type ItemType, itemTypeOf } from './items/item.ts';
import type { Plan, Slot } from './planning/plan.ts';
import type { PipelineRequest } from './pipeline-request.ts';

export type Placing =
  | 'kept'
  | 'spare'
  | 'not-wanted'
  | 'duplicate'
  | 'aside'
  | 'wrong-shape'
  | 'over';

/** The places of a test: which are taken, by what, and what still fits. */
export type Board = ReturnType<typeof openBoard>;

/** Who wrote a draft; null is the built-in generator. */
type Writer = AiModel | null;

type Proven = { draft: ItemDraft; writer: Writer; call: number | null };

type Placement = {
  isAnyKey?: boolean;
  isKnown?: boolean;
  /** The planned call it is of. */
  call?: number | null;
  /** Proven, but whoever solved it would change something in it. */
  isFlawed?: boolean;
};

type Events = {
  onChange: () => void;
  /** A question of this model has its place, at once or as a spare one. */
  onKept: (writer: AiModel) => void;
};

type Wants = Pick<PipelineRequest, 'plan' | 'kept' | 'newId' | 'keep'> & {
  /** What a card shows of its source. */
  cite?: (made: { source: Source; topic: string | null }) => CardSource;
};

/** A question, or a card with the question that proves it. */
type Made = { question: Question; card?: Card | undefined };

export function openBoard(
  { plan, kept, newId, keep, cite }: Wants,
  { onChange, onKept }: Events,
  binding?: Binding,
) {
  const taken = new Map<number, Made>(kept.map(({ slot, ...made }) => [slot, made]));
  /** Being stored, or stored by another run. */
  const held = new Set<number>(taken.keys());
  const known = [...(plan.before ?? []), ...kept.map(({ question }) => question)];
  const had = (plan.had ?? []).map(({ question }) => question);
  const stems = indexQuestions([...known, ...had]);
  const spares: { draft: ItemDraft; writer: Writer }[] = [];
  /** Proven, but badly put, or one of them and another question print each other's answer. */
  const asides: { draft: ItemDraft; writer: Writer; isTelling: boolean }[] = [];
  /** Proven, but the places that are left are of calls that still write. */
  let waiting: Proven[] = [];
  let isOver = false;

  const isNew = (draft: ItemDraft) => stems.isNew(draft) && !isAbout(draft, plan.notAbout);
  const told = known.flatMap((question) => toDraft(question) ?? []);
  const tells = (draft: ItemDraft) =>
    plan.makes === 'questions' &&
    told.some((other) => givesAway(draft, other) || givesAway(other, draft));
  const freeSlots = () => plan.slots.filter(({ slot }) => !held.has(slot));

  const makeCard = (sides: CardSides, { id, format, madeBy, source, topic }: Question): Card => ({
    id,
    format,
    ...sides,
    source: (source && cite?.({ source, topic })) ?? null,
    madeBy: madeBy === 'ai' ? 'ai' : 'built-in',
  });

  async function put(slot: Slot, { draft, writer, call }: Proven): Promise<Placing> {
    const question = arrangeDraft(draft, {
      id: newId(),
      madeBy: writer ? 'ai' : 'built-in',
      isVerified: true,
      random: seedRandom(`${plan.seed} slot ${slot.slot}`),
      keyPosition: slot.keyPosition ?? undefined,
    });
    const card = draft.card && makeCard(draft.card, question);
    if (!Question.safeParse(question).success) return 'wrong-shape';
    if (card && !Card.safeParse(card).success) return 'wrong-shape';
    held.add(slot.slot);
    stems.add(draft);
    told.push(draft);
    binding?.take(call, draft);
    const stored = await keep(slot.slot, question, card);
    if (stored === 'kept') taken.set(slot.slot, { question, card });
    if (stored === 'kept' && writer) onKept(writer);
    if (stored === 'over') isOver = true;
    onChange();
    if (stored === 'taken') return place(draft, writer, { isAnyKey: true, isKnown: true });
    return stored;
  }

  /**
   * Into the first place it fits. A statement that is true takes no place of a false one while
   * others may still come.
   */
  async function place(
    draft: ItemDraft,
    writer: Writer,
    { isAnyKey = false, isKnown = false, call = null, isFlawed = false }: Placement = {},
  ): Promise<Placing> {
    if (isOver) return 'over';
    const free = freeSlots().filter(({ type }) => type === itemTypeOf(draft));
    if (free.length === 0) return 'not-wanted';
    if (!isKnown && !isNew(draft)) return 'duplicate';
    if (!isKnown && !isAnyKey && writer) {
      const isTelling = tells(draft);
      if (isFlawed || isTelling) {
        asides.push({ draft, writer, isTelling });
        return 'aside';
      }
    }
    if (binding && !isKnown && !binding.mayTake(call, draft, free.length)) {
      waiting.push({ draft, writer, call });
      return 'spare';
    }
    const fitting = isAnyKey
      ? free
      : free.filter(({ key }) => draft.type !== 'true-false' || key === draft.key);
    const [slot] = fitting;
    if (slot) return put(slot, { draft, writer, call });
    spares.push({ draft, writer });
    return 'spare';
  }

  /** Whether true and false stay within one of each other: 'always true' must not be a way to pass. */
  function keepsBalance(key: string): boolean {
    const keys = told.flatMap((draft) => (draft.type === 'true-false' ? [draft.key] : []));
    const same = keys.filter((one) => one === key).length;
    return same + 1 - (keys.length - same) <= 1;
  }

  return {
    place,
    /** Nothing more comes of this call: what others wrote too much takes the places it leaves. */
    async endCall(call: number): Promise<void> {
      binding?.end(call);
      const proven = binding?.order(waiting) ?? [];
      waiting = [];
      for (const { draft, writer, call: own } of proven) await place(draft, writer, { call: own });
    },
    /** Statements of the other truth, then what was put aside, when nothing better came. */
    async placeSpares(): Promise<void> {
      const putAside = asides.splice(0);
      const order = [
        ...spares.splice(0),
        ...putAside.filter(({ isTelling }) => !isTelling),
        ...putAside.filter(({ isTelling }) => isTelling),
      ];
      for (const { draft, writer } of order) {
        const isFair = writer === null || draft.type !== 'true-false' || keepsBalance(draft.key);
        if (isFair) await place(draft, writer, { isAnyKey: true });
      }
    },
    isNew,
    makes: plan.makes,
    translation: plan.translation,
    hasRoom: (type: ItemType) => freeSlots().some((slot) => slot.type === type),
    isFull: () => freeSlots().length === 0,
    /** Or but for one place that something fills which is only badly put: no reason to ask once more. */
    isGoodEnough(): boolean {
      const [free, ...others] = freeSlots();
      const fits = ({ draft, isTelling }: (typeof asides)[number]) =>
        !isTelling &&
        itemTypeOf(draft) === free?.type &&
        (free.key === null || ('key' in draft && draft.key === free.key));
      return others.length === 0 && (!free || asides.some(fits));
    },
    isOver: () => isOver,
    missing: () => freeSlots(),
    /** What is missing, by type. */
    wanted: (): ItemCount[] =>
      Array.from(
        Map.groupBy(freeSlots(), ({ type }) => type),
        ([type, slots]) => ({ type, count: slots.length }),
      ),
    items: () => [...taken.values()],
    /** Of cards, those that prove them. */
    questions: () => Array.from(taken.values(), ({ question }) => question),
  };
}

function isAbout({ source }: ItemDraft, passage: Plan['notAbout']): boolean {
  if (passage === null) return false;
  return spansOf(source).some(({ start, end }) => start < passage.end && end > passage.start);
}
