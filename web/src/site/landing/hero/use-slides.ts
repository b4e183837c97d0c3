import { siteLimits } from '@engram/core/limits.ts';
import { type FocusEvent, useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';

export type SlidesState = {
  index: number;
  isPaused: boolean;
  /** The visitor chose this slide, so it is announced; what the clock shows is not. */
  isChosen: boolean;
  /** Rises with every choice, which starts the interval anew (NS-17). */
  choices: number;
};

export type SlidesAction =
  | { type: 'advance'; count: number }
  | { type: 'choose'; index: number }
  | { type: 'toggle-pause' };

export const firstSlide: SlidesState = { index: 0, isPaused: false, isChosen: false, choices: 0 };

export function moveSlides(state: SlidesState, action: SlidesAction): SlidesState {
  switch (action.type) {
    case 'advance':
      return { ...state, index: (state.index + 1) % action.count, isChosen: false };
    case 'choose':
      return { ...state, index: action.index, isChosen: true, choices: state.choices + 1 };
    case 'toggle-pause':
      return { ...state, isPaused: !state.isPaused };
  }
}

/** Any one of these keeps the slide where it is (NS-17). */
export type Holds = {
  isPaused: boolean;
  isPointerOver: boolean;
  isTouched: boolean;
  hasFocus: boolean;
  hasText: boolean;
  isTabHidden: boolean;
  isMotionReduced: boolean;
  /** A phone, where a slide fills the window and somebody is reading it. */
  isNarrow: boolean;
};

export function mayRotate(holds: Holds): boolean {
  return !Object.values(holds).includes(true);
}

type SlidesSettings = {
  count: number;
  /** The one to start with. */
  first: number;
} & Pick<Holds, 'hasText' | 'isTouched'>;

export type Slides = ReturnType<typeof useSlides>;

/** Shows one slide after another [LAND-03]; `area` goes on the element around them. */
export function useSlides({ count, first, hasText, isTouched }: SlidesSettings) {
  const [{ index, isPaused, isChosen, choices }, move] = useReducer(moveSlides, {
    ...firstSlide,
    index: first,
  });
  const [isPointerOver, setPointerOver] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isTabHidden = useSyncExternalStore(onTabChange, () => document.hidden, serverSays(true));
  const isMotionReduced = useSyncExternalStore(onMotionChange, isReduced, serverSays(true));
  const isNarrow = useIsNarrow();
  const isRotating = mayRotate({
    isPaused,
    isPointerOver,
    isTouched,
    hasFocus,
    hasText,
    isTabHidden,
    isMotionReduced,
    isNarrow,
  });

  // The one clock: whoever holds it or chooses a slide gets the whole interval afterwards.
  useEffect(() => {
    if (!isRotating) return undefined;
    const advance = () => move({ type: 'advance', count });
    const timer = setInterval(advance, siteLimits.slideIntervalMs); // [LIM-06]
    return () => clearInterval(timer);
  }, [isRotating, choices, count]);

  return {
    index,
    isPaused,
    isChosen,
    choices,
    isRotating,
    choose: (chosen: number) => move({ type: 'choose', index: chosen }),
    togglePause: () => move({ type: 'toggle-pause' }),
    area: {
      onPointerEnter: () => setPointerOver(true),
      onPointerLeave: () => setPointerOver(false),
      ...holdFor(inUse, setHasFocus),
    },
    /** For the names of the slides: a press with the mouse only chooses; the keyboard gets its time. */
    names: holdFor(':focus-visible', setHasFocus),
  };
}

/** False in the prerendered page: without JavaScript all slides are there to be read. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(onNothing, () => true, serverSays(false));
}

function holdFor(focused: string, setHasFocus: (hasFocus: boolean) => void) {
  return {
    onFocus: ({ target }: FocusEvent) => setHasFocus(target.matches(focused)),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
    },
  };
}

/**
 * A change of page puts the focus on the heading. That counts for the keyboard and for screen
 * readers; for somebody with a mouse, who sees no focus there, the slides would never move.
 */
const inUse = ':not([tabindex="-1"]), :focus-visible';

const motionQuery = '(prefers-reduced-motion: reduce)';

function isReduced(): boolean {
  return window.matchMedia(motionQuery).matches;
}

function onMotionChange(listener: () => void): () => void {
  const query = window.matchMedia(motionQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function onTabChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function onNothing(): () => void {
  return () => undefined;
}

function serverSays(answer: boolean): () => boolean {
  return () => answer;
}
