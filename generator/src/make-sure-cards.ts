import type { CardType } from '@engram/core/flashcards/card.ts';
import { makeCardDraft, readSides } from '@engram/core/flashcards/make-card-draft.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import { seedRandom, shuffle } from '@engram/core/seeded-random.ts';
import { makeStemIndex } from './duplicates/stem-index.ts';
import { findFacts } from './find-candidates.ts';
import { indexText } from './grounding/index-text.ts';
import { mendDraft } from './lint/mend-draft.ts';
import type { CardKind, SureCard } from './questions/card-kind.ts';
import { sureCardKinds } from './questions/card-kinds.ts';
import { readDocument } from './structure/read-document.ts';

export type SureCardOrder = {
  /** Prepared by `prepareText`. */
  text: string;
  wanted: readonly { type: CardType; count: number }[];
  seed: string;
  /** What the learner wants to practise; other parts come after them. */
  topics?: readonly string[];
  /** What other cards ask already. */
  before?: readonly Draft[];
  kinds?: readonly CardKind[];
};

/** Flashcards made by rule of the same facts as the questions, each checked as what it asks. */
export function makeSureCards(order: SureCardOrder): SureCard[] {
  const { text, wanted, seed, topics = [], before = [], kinds = sureCardKinds } = order;
  const document = readDocument(text);
  const own = kinds.filter(({ languages }) => languages.includes(document.language.code));
  if (own.length === 0) return [];
  const findings = { document, facts: findFacts(document), seed };
  const made = own.flatMap(({ make }) => make(findings));
  const cards = sortByTopic(shuffle(made, seedRandom(seed)), topics);
  const judge = makeJudge(text, before);
  return wanted.flatMap(({ type, count }) => {
    const taken: SureCard[] = [];
    for (const card of cards) {
      if (taken.length >= count) break;
      if (card.type === type) taken.push(...judge(card));
    }
    return taken.toSorted((one, two) => one.source.start - two.source.start);
  });
}

function sortByTopic(cards: readonly SureCard[], topics: readonly string[]): SureCard[] {
  const names = topics.map((topic) => topic.toLowerCase());
  const isOn = ({ topic, source }: SureCard) =>
    names.some((name) => `${topic ?? ''} ${source.quote}`.toLowerCase().includes(name));
  return [...cards.filter(isOn), ...cards.filter((card) => !isOn(card))];
}

/** Gives a card back as it may stay, or nothing where it is unsound or asked already. */
function makeJudge(text: string, before: readonly Draft[]): (card: SureCard) => SureCard[] {
  const index = indexText(text);
  const stems = makeStemIndex();
  const fronts = new Set<string>();
  for (const draft of before) stems.add(draft);
  return ({ source, topic, ...sides }) => {
    const { draft, flaws } = mendDraft({ ...makeCardDraft(sides), source, topic }, index);
    if (flaws.some(({ verdict }) => verdict === 'drop')) return [];
    const card = { ...readSides(sides, draft), source, topic };
    const front = card.front.toLowerCase();
    if (!stems.isNew(draft) || fronts.has(front)) return [];
    fronts.add(front);
    return [card];
  };
}
