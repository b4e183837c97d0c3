import {
  findJoinable,
  getMembership,
  listOwnTests,
  openJoinable,
} from '@engram/core/classes/member-api.ts';
import { memberHeader } from '@engram/core/sharing/member-header.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import type { Proof } from '../../sharing/taking/queries.ts';
import type { KeptClass } from './kept-classes.ts';

/** What a code leads to, with a solved CAPTCHA where the server asked for one. */
export function joinableQuery(code: string, proof: Proof | undefined) {
  return queryOptions({
    queryKey: ['joinable', code, proof?.tries],
    queryFn: ({ signal }) =>
      proof === undefined
        ? call(findJoinable, { params: { code } }, { signal })
        : call(openJoinable, { params: { code }, body: { captchaToken: proof.token } }, { signal }),
  });
}

export function memberHeaders({ token }: Pick<KeptClass, 'token'>) {
  return { [memberHeader]: token };
}

export function membershipKey({ classId, token }: KeptClass) {
  return ['membership', classId, token] as const;
}

export function membershipQuery(kept: KeptClass) {
  const { classId } = kept;
  return queryOptions({
    queryKey: [...membershipKey(kept), 'about'],
    queryFn: ({ signal }) =>
      call(getMembership, { params: { classId } }, { signal, headers: memberHeaders(kept) }),
  });
}

/** Gently: a whole class looks for a test that is about to open. */
export function ownTestsQuery(kept: KeptClass) {
  const { classId } = kept;
  return queryOptions({
    queryKey: [...membershipKey(kept), 'tests'],
    queryFn: ({ signal }) =>
      call(listOwnTests, { params: { classId } }, { signal, headers: memberHeaders(kept) }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: 60_000,
  });
}
