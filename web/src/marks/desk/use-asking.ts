import type { MarkForm } from '@engram/core/marks/mark.ts';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { makeRange } from '../text/place-in-page.ts';
import type { ChosenWords, Desk } from './use-desk.ts';

type Asking = {
  desk: Desk;
  /** What the texts are in. */
  texts: RefObject<HTMLElement | null>;
};

/** Words at hand, words of which it is asked what becomes of them, or the place of some that were. */
type Choice = {
  words: ChosenWords;
  state: 'at-hand' | 'asked' | 'left';
  refusal?: string;
  canType?: boolean;
};

/** The words that somebody has chosen, until they are marked or let go. */
export function useAsking({ desk, texts }: Asking) {
  const [choice, setChoice] = useState<Choice>();
  const [wanted, setForm] = useState<MarkForm>('gap');
  const panel = useRef<HTMLDivElement>(null);
  const asked = choice?.state === 'asked' ? choice.words : undefined;
  const refusal = choice?.refusal;
  const canType = choice?.canType === true;
  const form = wanted === 'typed' && !canType ? 'gap' : wanted;
  const isMarking = useRef(false);

  function findText(source: string): HTMLElement | null {
    return texts.current?.querySelector<HTMLElement>(`[data-marked-text="${source}"]`) ?? null;
  }

  function letGo() {
    if (!choice) return;
    const hadFocus = panel.current?.contains(document.activeElement);
    if (asked) getSelection()?.removeAllRanges();
    // The place stays, so that the keys go on from there.
    setChoice({ words: choice.words, state: 'left' });
    if (hadFocus) findText(choice.words.source)?.focus({ preventScroll: true });
  }

  function choose(words: ChosenWords, { isAsked }: { isAsked: boolean }) {
    // Every choice begins as a gap.
    if (!asked) setForm('gap');
    setChoice({ words, state: isAsked ? 'asked' : 'at-hand' });
    desk.say(desk.wordsOf(words));
    if (!isAsked) return;
    // Why not is said as soon as it is known, not when somebody presses.
    void desk.check(words, form).then((checked) => {
      const found = checked.ok ? { canType: checked.canType } : { refusal: checked.message };
      setChoice((now) => (now?.words === words ? { ...now, ...found } : now));
    });
  }

  async function mark(words: ChosenWords) {
    // A second press of the same moment is about the same words.
    if (isMarking.current) return;
    isMarking.current = true;
    const hadFocus = panel.current?.contains(document.activeElement);
    const checked = await desk.check(words, form).finally(() => {
      isMarking.current = false;
    });
    if (!checked.ok) {
      setChoice({ words, state: 'asked', refusal: checked.message });
      desk.say(checked.message);
      return;
    }
    desk.mark(checked.words, form);
    getSelection()?.removeAllRanges();
    setChoice({ words: checked.words, state: 'left' });
    if (hadFocus) findText(words.source)?.focus({ preventScroll: true });
  }

  const letGoOutside = useEffectEvent((target: EventTarget | null) => {
    const isOurs = target instanceof Element && target.closest('[data-ask-panel]');
    if (!isOurs && choice) setChoice({ words: choice.words, state: 'left' });
  });

  // A press anywhere else lets the words go, as the browser does with its selection.
  useEffect(() => {
    const hear = ({ target }: PointerEvent) => letGoOutside(target);
    document.addEventListener('pointerdown', hear);
    return () => document.removeEventListener('pointerdown', hear);
  }, []);

  const place = useEffectEvent(() => {
    const root = asked && findText(asked.source);
    const range = asked && root && makeRange(root, asked);
    if (range && panel.current) placePanel(panel.current, range);
  });

  // Beside the words in a wide window; where that is only the browser knows.
  useLayoutEffect(() => place(), [asked, refusal, canType]);

  return {
    /** The words at hand, or where the last ones were. */
    place: choice?.words,
    isAtHand: choice !== undefined && choice.state !== 'left',
    asked,
    form,
    setForm,
    /** Whether a typed answer would ask anything else than a gap does. */
    canType,
    refusal,
    panel,
    choose,
    mark: (words: ChosenWords) => void mark(words),
    letGo,
    /** Where the keys go on from, after a mark under them has gone. */
    stayAt(words: ChosenWords) {
      setChoice({ words, state: 'left' });
      findText(words.source)?.focus({ preventScroll: true });
    },
    focusText() {
      texts.current
        ?.querySelector<HTMLElement>('[data-marked-text]')
        ?.focus({ preventScroll: true });
    },
  };
}

const distance = 14;
const headerHeight = 80;

/** Below the last line of the words, or above their first where the window ends. */
function placePanel(panel: HTMLElement, range: Range): void {
  const frame = panel.offsetParent;
  const lines = Array.from(range.getClientRects());
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return;
  if (getComputedStyle(panel).position !== 'absolute') {
    // It is docked, and must not hide what it is about.
    const hidden = last.bottom + distance - panel.getBoundingClientRect().top;
    if (hidden > 0) window.scrollBy({ top: hidden });
    return;
  }
  if (!(frame instanceof HTMLElement)) return;
  const around = frame.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = panel;
  const isLow = last.bottom + distance + height > window.innerHeight;
  const hasRoomAbove = first.top - distance - height > headerHeight;
  const top = isLow && hasRoomAbove ? first.top - distance - height : last.bottom + distance;
  const line = isLow && hasRoomAbove ? first : last;
  const left = line.left + line.width / 2 - width / 2;
  const most = around.width - width;
  panel.style.setProperty('--ask-y', `${top - around.top}px`);
  panel.style.setProperty('--ask-x', `${Math.max(0, Math.min(left - around.left, most))}px`);
}
