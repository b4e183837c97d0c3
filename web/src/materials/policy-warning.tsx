import { namesSelfHarm } from '@engram/core/materials/policy/help-lines.ts';
import type { Judgement } from '@engram/core/materials/policy/judge-content.ts';
import { policyMessages } from '@engram/core/materials/policy/messages.ts';
import { Note } from '../ui/states/note.tsx';
import { HelpLines } from './help-lines.tsx';

/** Asks to look the content over; it may be used all the same [POL-14]. */
export function PolicyWarning({ judgement }: { judgement: Judgement }) {
  return (
    // Always there, so that a screen reader hears of the change.
    <div role="status" className="empty:hidden">
      {judgement.verdict === 'needs-review' && (
        <div className="grid gap-3">
          <Note tone="yellow">{policyMessages.review(judgement.reason)}</Note>
          {namesSelfHarm(judgement.reason) && <HelpLines />}
        </div>
      )}
    </div>
  );
}
