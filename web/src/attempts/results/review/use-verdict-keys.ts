import type { OwnVerdict } from '@engram/core/attempts/attempt.ts';
import { useEffect, useEffectEvent } from 'react';
import { isWriting } from '../../../keys/is-writing.ts';

export const verdictKeys = { correct: '1', incorrect: '2' } as const;

/** One key for each verdict, while answers are judged one after the other. */
export function useVerdictKeys(isOn: boolean, onJudge: (verdict: OwnVerdict) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
    if (isOther || event.repeat) return;
    if (event.target instanceof Element && isWriting(event.target)) return;
    if (event.key === verdictKeys.correct) onJudge('correct');
    if (event.key === verdictKeys.incorrect) onJudge('incorrect');
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
