import { useEffect, useRef } from 'react';
import { useToasts } from '../ui/toasts/toast-provider.tsx';
import type { Draft } from './draft/draft.ts';
import type { DraftStore } from './draft/draft-store.ts';
import { textMessages } from './messages.ts';

type Undoable = {
  message: string;
  undo: () => void;
  /** What the way back would overwrite: with its next change the offer ends. */
  watch: (draft: Draft) => string;
};

/** Tells of a change and offers to take it back, for as long as that is what anybody would expect. */
export function useUndoToast(store: DraftStore) {
  const { showToast } = useToasts();
  const end = useRef<() => void>(undefined);

  // The message lives outside of the screen, and would outlast it.
  useEffect(() => () => end.current?.(), []);

  return ({ message, undo, watch }: Undoable) => {
    end.current?.();
    const { mode } = store.read();
    const watched = watch(store.read());
    const dismiss = showToast(message, {
      label: textMessages.undo,
      onPress() {
        stopWatching();
        undo();
      },
    });
    const stopWatching = store.subscribe(() => {
      const draft = store.read();
      if (draft.mode !== mode || watch(draft) !== watched) end.current?.();
    });
    end.current = () => {
      stopWatching();
      dismiss();
      end.current = undefined;
    };
  };
}
