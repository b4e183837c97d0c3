import { sharingLimits } from '@engram/core/limits.ts';
import { dropKept, findKept, keepForLater, visitor } from '../../storage/kept-work.ts';
import { parseJson } from '../../storage/parse-json.ts';
import { Trial } from './trial.ts';

const key = { uid: visitor, name: 'trial' } as const;

/** What was tried last in this browser; it is kept as long as a shared test that a visitor took. */
export function findTrial(now = Date.now()): Trial | undefined {
  const kept = findKept(key);
  if (kept === undefined) return undefined;
  const { data } = Trial.safeParse(parseJson(kept));
  if (data && now - data.at <= sharingLimits.storedMs) return data;
  dropTrial();
  return undefined;
}

export function keepTrial(trial: Trial): void {
  keepForLater(key, JSON.stringify(trial));
}

/** Nothing where it is gone by now, in another tab perhaps. */
export function changeTrial(id: string, write: (trial: Trial) => Trial): void {
  const trial = findTrial();
  if (trial?.id === id) keepTrial(write(trial));
}

export function dropTrial(): void {
  dropKept(key);
}
