import { notes } from '@engram/fakes/study-texts/notes.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';

/** Tables and lists of terms: enough for a test without AI, which is all that journeys have. */
export const sureText = [tables.text, notes.text].join('\n\n');
