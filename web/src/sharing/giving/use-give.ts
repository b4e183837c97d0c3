import type { Sent } from '@engram/core/endpoint.ts';
import { createAssignment } from '@engram/core/sharing/assigning-api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { pathsOf } from '../../paths.ts';
import { testsKey } from '../../practice-tests/queries.ts';
import { giveMessages as messages } from './messages.ts';

type Giving = Sent<typeof createAssignment>['body'];

/** Gives the test and leads to its code. */
export function useGive() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keys = useRef(new Map<string, string>());

  /** The same again, because no answer came, must not make a second code. */
  function keyOf(body: Giving): string {
    const content = JSON.stringify(body);
    const key = keys.current.get(content) ?? crypto.randomUUID();
    keys.current.set(content, key);
    return key;
  }

  const giving = useMutation({
    mutationFn: (body: Giving) => call(createAssignment, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: async ({ code }) => {
      await navigate(pathsOf.handout(code), { replace: true });
      await client.invalidateQueries({ queryKey: testsKey });
    },
  });
  return {
    give: (body: Giving) => giving.mutate(body),
    isGiving: giving.isPending || giving.isSuccess,
    failure: giving.isError ? readFailure(giving.error, messages.unknownFailure) : undefined,
  };
}
