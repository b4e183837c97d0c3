import { changeMaterial } from '@engram/core/materials/api.ts';
import type { Material } from '@engram/core/materials/material.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { renameMessages as messages, unknownFailure } from './messages.ts';
import { changeShownMaterials, materialListsKey, showChanged } from './queries.ts';

type Renaming = { material: Material; title: string };

/** The new title shows at once; if the server refuses it, the old one is back. */
export function useRenameMaterial(onRenamed: (material: Material) => void) {
  const client = useQueryClient();
  const { showError } = useToasts();
  return useMutation({
    mutationKey: materialListsKey,
    mutationFn: ({ material: { id }, title }: Renaming) =>
      call(changeMaterial, { params: { id }, body: { title } }),
    onMutate: ({ material: { id }, title }) =>
      changeShownMaterials(client, (shown) =>
        shown.map((one) => (one.id === id ? { ...one, title } : one)),
      ),
    onSuccess({ material }) {
      showChanged(client, material);
      onRenamed(material);
    },
    onError: (error, { material }, undo) => {
      undo?.();
      showError(messages.notRenamed(material.title, readFailure(error, unknownFailure)));
    },
    onSettled: () => client.invalidateQueries({ queryKey: materialListsKey }),
  });
}
