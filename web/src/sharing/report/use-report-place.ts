import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

export type ReportTab = 'questions' | 'takers';

/** Kept in the address, so that Back leads from one taker to all of them. */
export function useReportPlace() {
  const [search, setSearch] = useSearchParams();
  const takerId = search.get('taker') ?? undefined;
  const lastTaker = useRef<string>(undefined);
  // The link that led to a taker is there again; without this the keyboard would start anew.
  useEffect(() => {
    if (takerId !== undefined) lastTaker.current = takerId;
    else if (lastTaker.current !== undefined) {
      document.getElementById(takerLinkId(lastTaker.current))?.focus();
      lastTaker.current = undefined;
    }
  }, [takerId]);

  const tab: ReportTab = search.get('by') === 'taker' ? 'takers' : 'questions';
  return {
    tab,
    takerId,
    turnTo(next: ReportTab) {
      setSearch(next === 'takers' ? allTakers : {}, { replace: true, preventScrollReset: true });
    },
  };
}

const allTakers = { by: 'taker' };

/** Within the report. */
export const takersSearch = `?${new URLSearchParams(allTakers).toString()}`;

export function takerSearch(attemptId: string): string {
  return `?${new URLSearchParams({ ...allTakers, taker: attemptId }).toString()}`;
}

export function takerLinkId(attemptId: string): string {
  return `taker-${attemptId}`;
}
