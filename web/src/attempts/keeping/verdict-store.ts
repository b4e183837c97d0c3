import { OwnVerdict } from '@engram/core/attempts/attempt.ts';
import { z } from '@engram/core/zod.ts';
import {
  dropKept,
  findKept,
  keepForLater,
  listKept,
  onKeptChanged,
} from '../../storage/kept-work.ts';
import { parseJson } from '../../storage/parse-json.ts';

/** What a learner said of a written answer of their own, and the server has not confirmed. */
export type KeptVerdict = { attemptId: string; questionId: string; verdict: OwnVerdict };

const Verdicts = z.record(z.uuid(), OwnVerdict);
type Verdicts = z.infer<typeof Verdicts>;

/** Written before the call returns; the last one on a question counts. */
export function keepVerdict(uid: string, { attemptId, questionId, verdict }: KeptVerdict): void {
  write(uid, attemptId, { ...read(uid, attemptId), [questionId]: verdict });
}

/** The server has it, or never will; one that was said meanwhile stays. */
export function dropVerdict(uid: string, { attemptId, questionId, verdict }: KeptVerdict): void {
  const { [questionId]: kept, ...others } = read(uid, attemptId);
  if (kept === verdict) write(uid, attemptId, others);
}

export function listVerdicts(uid: string): KeptVerdict[] {
  return listKept(uid)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => {
      const attemptId = name.slice(prefix.length);
      return parseVerdicts(attemptId, readVerdicts(uid, attemptId));
    });
}

/** As it is stored: the same text is the same verdicts, so that nobody renders for nothing. */
export function readVerdicts(uid: string, attemptId: string): string | undefined {
  return findKept({ uid, name: prefix + attemptId });
}

export function parseVerdicts(attemptId: string, text: string | undefined): KeptVerdict[] {
  return Object.entries(parse(text)).map(([questionId, verdict]) => ({
    attemptId,
    questionId,
    verdict,
  }));
}

/** Told of every change, also by other tabs. */
export function subscribeToVerdicts(listener: () => void): () => void {
  listeners.add(listener);
  const stopFollowing = onKeptChanged(listener);
  return () => {
    listeners.delete(listener);
    stopFollowing();
  };
}

const prefix = 'verdicts:';
const listeners = new Set<() => void>();

function read(uid: string, attemptId: string): Verdicts {
  return parse(readVerdicts(uid, attemptId));
}

function parse(text: string | undefined): Verdicts {
  return (text !== undefined && Verdicts.safeParse(parseJson(text)).data) || {};
}

function write(uid: string, attemptId: string, verdicts: Verdicts): void {
  const key = { uid, name: prefix + attemptId };
  if (Object.keys(verdicts).length === 0) dropKept(key);
  else keepForLater(key, JSON.stringify(verdicts));
  for (const listener of listeners) listener();
}
