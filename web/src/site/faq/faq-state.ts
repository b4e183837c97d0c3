import { allQuestions } from './faq-groups.ts';
import { readSearchWords } from './find-questions.ts';

export type FaqState = {
  query: string;
  opened: ReadonlySet<string>;
  /** What was open before the search began, and is again after it. */
  openedBefore: ReadonlySet<string>;
  /** The question that a link led to; a new object for every arrival. */
  linked: { id: string } | undefined;
};

export type FaqAction =
  | { type: 'search'; query: string }
  | { type: 'toggle'; id: string; isOpen: boolean }
  | { type: 'follow-link'; id: string };

/** A single letter stands in nearly every answer: nothing is opened for it. */
const minLettersToOpen = 2;

const firstOpened: ReadonlySet<string> = new Set(allQuestions.slice(0, 1).map(({ id }) => id));

export const firstFaqState: FaqState = {
  query: '',
  opened: firstOpened,
  openedBefore: firstOpened,
  linked: undefined,
};

export function changeFaq(state: FaqState, action: FaqAction): FaqState {
  switch (action.type) {
    case 'search':
      return search(state, action.query);
    case 'toggle':
      if (state.opened.has(action.id) === action.isOpen) return state;
      return { ...state, opened: toggled(state.opened, action) };
    case 'follow-link': {
      const { opened } = search(state, '');
      const { id } = action;
      return { ...state, query: '', opened: toggled(opened, { id, isOpen: true }), linked: { id } };
    }
  }
}

function search(state: FaqState, query: string): FaqState {
  const wasSearching = readSearchWords(state.query).length > 0;
  const openedBefore = wasSearching ? state.openedBefore : state.opened;
  const words = readSearchWords(query);
  if (words.length === 0) return { ...state, query, opened: openedBefore, openedBefore };
  return { ...state, query, opened: findAnswersWith(words), openedBefore };
}

/** The questions whose answer holds one of the words: there the match would stay unseen. */
function findAnswersWith(words: readonly string[]): ReadonlySet<string> {
  const tellingWords = words.filter((word) => word.length >= minLettersToOpen);
  const found = allQuestions.filter(({ answer }) =>
    tellingWords.some((word) => answer.toLowerCase().includes(word)),
  );
  return new Set(found.map(({ id }) => id));
}

function toggled(
  opened: ReadonlySet<string>,
  { id, isOpen }: { id: string; isOpen: boolean },
): ReadonlySet<string> {
  const changed = new Set(opened);
  if (isOpen) changed.add(id);
  else changed.delete(id);
  return changed;
}
