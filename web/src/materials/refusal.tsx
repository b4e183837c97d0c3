import { namesSelfHarm, withoutHelp } from '@engram/core/materials/policy/help-lines.ts';
import { Note } from '../ui/states/note.tsx';
import { HelpLines } from './help-lines.tsx';

/** Why a material cannot be used; with the help lines where it is about self-harm. */
export function Refusal({ message }: { message: string }) {
  return (
    <div className="grid gap-3">
      <Note tone="red">{withoutHelp(message)}</Note>
      {namesSelfHarm(message) && <HelpLines />}
    </div>
  );
}
