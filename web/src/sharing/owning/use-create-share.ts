import { createSharedTest } from '@engram/core/sharing/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { testsKey } from '../../practice-tests/queries.ts';
import type { SharePayload } from './describe-share.ts';
import { confirmationMessages as messages } from './messages.ts';
import type { Link } from './shared-link.tsx';

type Listeners = {
  onCreating: (isCreating: boolean) => void;
  onCreated: (link: Link) => void;
};

/** Makes the link of a test [SHARE-03]. */
export function useCreateShare({ onCreating, onCreated }: Listeners) {
  const client = useQueryClient();
  const keys = useRef(new Map<string, string>());

  /** The same again, because no answer came, must not make a second link. */
  function keyOf(payload: SharePayload): string {
    const content = JSON.stringify(payload);
    const key = keys.current.get(content) ?? crypto.randomUUID();
    keys.current.set(content, key);
    return key;
  }

  const creation = useMutation({
    mutationFn: (payload: SharePayload) =>
      call(createSharedTest, { body: payload }, { idempotencyKey: keyOf(payload) }),
    onMutate: () => onCreating(true),
    onSettled: () => onCreating(false),
    onSuccess: (link) => {
      onCreated(link);
      void client.invalidateQueries({ queryKey: testsKey });
    },
  });
  return {
    create: (payload: SharePayload) => creation.mutate(payload),
    isCreating: creation.isPending,
    failure: creation.isError ? readFailure(creation.error, messages.unknownFailure) : undefined,
  };
}
