import type { Making } from '@engram/core/generation/making.ts';
import { useContext } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Note } from '../ui/states/note.tsx';
import { FlowContext } from './creation/use-flow.ts';
import { waysOnMessages } from './creation/without-ai/messages.ts';

type MakingNotesProps = {
  making: Making;
  /** Where its text can be marked; test creation knows its own. */
  markPath?: string;
};

/** How a test came to be, where that has to be told: by whom, and what is missing (D7, D27, D37). */
export function MakingNotes({ making, markPath }: MakingNotesProps) {
  const { label, notices, madeBy, wanted, delivered } = making;
  const hasMaterial = (useContext(FlowContext)?.flow.studyMaterial ?? '') !== '';
  const sentences = [...(label === null ? [] : [label]), ...notices];
  if (sentences.length === 0) return null;
  const isShort = delivered < wanted && madeBy !== 'samples';
  const path = markPath ?? (hasMaterial ? paths.testMark : undefined);
  return (
    <Note tone={madeBy === 'samples' ? 'yellow' : 'blue'}>
      <ul className="grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {isShort && path !== undefined && (
          <li>
            <Link to={path} className="font-semibold underline underline-offset-2">
              {waysOnMessages.markMore}
            </Link>
          </li>
        )}
      </ul>
    </Note>
  );
}
