import { getMaterial } from '@engram/core/materials/api.ts';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../http/api-error.ts';
import { call } from '../http/call.ts';
import { SameMaterial } from '../practice-tests/creation/same-material.ts';
import { useFlow } from '../practice-tests/creation/use-flow.ts';

/** Chooses the material of a test that brought somebody here; what the library lost is its text. */
export function useMaterialOfTest(): void {
  const { key, state } = useLocation();
  const { store } = useFlow();
  const given = useMemo(() => SameMaterial.safeParse(state).data, [state]);

  const choose = useEffectEvent(async (wanted: SameMaterial, signal: AbortSignal) => {
    const ids = [...new Set((wanted.parts ?? []).map(({ materialId }) => materialId))];
    const materials = await findMaterials(ids, signal);
    if (signal.aborted) return;
    if (materials.length > 0) {
      store.change({ type: 'open', mode: 'existing' });
      store.change({ type: 'select', materials });
    } else {
      store.change({ type: 'open', mode: 'text' });
      store.change({ type: 'write', text: wanted.studyMaterial });
    }
  });

  // The server is outside of React; whoever goes on elsewhere is not fetched back.
  useEffect(() => {
    if (!given) return undefined;
    const controller = new AbortController();
    void choose(given, controller.signal);
    return () => controller.abort();
  }, [given, key]);
}

/** All of them, or none: a part of the material would be another one. */
async function findMaterials(ids: readonly string[], signal: AbortSignal) {
  try {
    const replies = await Promise.all(
      ids.map((id) => call(getMaterial, { params: { id } }, { signal })),
    );
    return replies.map(({ material }) => material);
  } catch (error) {
    if (!signal.aborted && !(error instanceof ApiError)) throw error;
    return [];
  }
}
