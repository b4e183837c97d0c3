import { createContext, useContext } from 'react';
import { listOwners } from '../../attempts/keeping/taken-shares.ts';

/** Who takes a test of their class here: known by their device, and not by an account. */
export type MemberHere = {
  name: string;
  /** Whose what they answer is in this browser, which many may share. */
  owner: string;
  /** What shows the server that they are a member. */
  headers: Record<string, string>;
  /** Where their tests are. */
  home: string;
  homeLabel: string;
};

export const MemberHereContext = createContext<MemberHere | undefined>(undefined);

export function useMemberHere(): MemberHere | undefined {
  return useContext(MemberHereContext);
}

/** Whose tries this tab may go on with, the first for what is begun now. */
export function ownersHere(
  uid: string | undefined,
  member: MemberHere | undefined,
): [string, ...string[]] {
  return member ? [member.owner] : listOwners(uid);
}
