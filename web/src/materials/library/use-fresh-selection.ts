import type { Material } from '@engram/core/materials/material.ts';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';
import { materialListsKey } from './queries.ts';

type FreshSelection = {
  /** What the server told last. */
  listed: readonly Material[] | undefined;
  /** Whether that is all there is, so that what is not among it is gone. */
  isComplete: boolean;
  selected: readonly Material[];
  onChange: (materials: Material[]) => void;
};

/** Another tab may rename or delete what is selected in this one. */
export function useFreshSelection({ listed, isComplete, selected, onChange }: FreshSelection) {
  // What is shown meanwhile is a guess, which may be taken back.
  const isChanging = useIsMutating({ mutationKey: materialListsKey }) > 0;
  useEffect(() => {
    if (!listed || isChanging) return;
    const fresh = selected.flatMap((one) => {
      const known = listed.find(({ id }) => id === one.id);
      return known ?? (isComplete ? [] : one);
    });
    if (fresh.length !== selected.length || fresh.some(isOutdatedIn(selected))) onChange(fresh);
  }, [listed, isComplete, isChanging, selected, onChange]);
}

function isOutdatedIn(selected: readonly Material[]) {
  return ({ title, characters }: Material, index: number) =>
    selected[index]?.title !== title || selected[index]?.characters !== characters;
}
