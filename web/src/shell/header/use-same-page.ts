import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Whether the page is still the one on which this was asked for; what comes late asks again. */
export function useSamePage(): () => boolean {
  const { key } = useLocation();
  const latest = useRef(key);
  useEffect(() => {
    latest.current = key;
  }, [key]);
  return () => latest.current === key;
}
