import type { Member } from '@engram/core/classes/class.ts';
import { useState } from 'react';

export type MemberAction = 'rename' | 'merge' | 'wayBack' | 'remove' | 'erase';

/** What is being asked about whom. */
export function useMemberDialog() {
  const [asked, setAsked] = useState<{ action: MemberAction; member: Member }>();
  return {
    asked,
    open: (action: MemberAction, member: Member) => setAsked({ action, member }),
    close: () => setAsked(undefined),
  };
}
