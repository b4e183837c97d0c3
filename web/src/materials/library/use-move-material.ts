import { changeMaterial } from '@engram/core/materials/api.ts';
import type { Material } from '@engram/core/materials/material.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { subjectMessages as messages, unknownFailure } from './messages.ts';
import { changeShownMaterials, materialListsKey, showChanged } from './queries.ts';

type Moving = {
  material: Material;
  /** Null takes it out of its subject. */
  subject: string | null;
};

/** The new subject shows at once; if the server refuses it, the old one is back. */
export function useMoveMaterial() {
  const client = useQueryClient();
  const { showToast, showError } = useToasts();
  return useMutation({
    mutationKey: materialListsKey,
    mutationFn: ({ material: { id }, subject }: Moving) =>
      call(changeMaterial, { params: { id }, body: { subject } }),
    onMutate: ({ material: { id }, subject }) =>
      changeShownMaterials(client, (shown) =>
        shown.map((one) => (one.id === id ? { ...one, subject } : one)),
      ),
    onSuccess({ material }) {
      showChanged(client, material);
      showToast(messages.moved(material.title, material.subject));
    },
    onError: (error, { material }, undo) => {
      undo?.();
      showError(messages.notMoved(material.title, readFailure(error, unknownFailure)));
    },
    onSettled: () => client.invalidateQueries({ queryKey: materialListsKey }),
  });
}
