import { deleteMaterial } from '@engram/core/materials/api.ts';
import type { Material } from '@engram/core/materials/material.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { deletionMessages as messages, unknownFailure } from './messages.ts';
import { changeShownMaterials, materialListsKey } from './queries.ts';

/** The row goes at once, and comes back if the server keeps the material. */
export function useDeleteMaterial(onDeleted: (material: Material) => void) {
  const client = useQueryClient();
  const { showToast, showError } = useToasts();
  return useMutation({
    mutationKey: materialListsKey,
    mutationFn: ({ id }: Material) => deleteOnce(id),
    onMutate: ({ id }) =>
      changeShownMaterials(client, (shown) => shown.filter((one) => one.id !== id)),
    onSuccess: (_, material) => {
      onDeleted(material);
      showToast(messages.deleted(material.title));
    },
    onError: (error, { title }, undo) => {
      undo?.();
      showError(messages.notDeleted(title, readFailure(error, unknownFailure)));
    },
    onSettled: () => client.invalidateQueries({ queryKey: materialListsKey }),
  });
}

/** One that is gone already, by another tab or a first attempt, is as good as deleted. */
async function deleteOnce(id: string): Promise<void> {
  try {
    await call(deleteMaterial, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
  }
}
