import { getSharedTest, openSharedTest } from '@engram/core/sharing/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../http/call.ts';

/** A solved CAPTCHA, and the how manieth: each is good for one try. */
export type Proof = { token: string; tries: number };

/**
 * A shared test as it is now; its questions never change, so nobody asks again by themselves. With
 * a solved CAPTCHA where the server asked for one: too many codes led nowhere in this network.
 */
export function sharedTestQuery(code: string, proof: Proof | undefined) {
  return queryOptions({
    queryKey: ['shared-test', code, proof?.tries],
    queryFn: ({ signal }) => {
      const params = { id: code };
      return proof === undefined
        ? call(getSharedTest, { params }, { signal })
        : call(openSharedTest, { params, body: { captchaToken: proof.token } }, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
