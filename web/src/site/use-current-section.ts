import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Below the header, and above the middle: where eyes rest while reading. */
const readingBand = '-100px 0px -60% 0px';

/** The id of the section that is being read; the first one until the page has moved. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [read, setRead] = useState<string>();
  const allIds = ids.join(' ');
  const { hash, key } = useLocation();
  const chosen = useRef('');

  // Only the browser knows where the page stands.
  useEffect(() => {
    const order = allIds.split(' ');
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const topmost = order.find((id) => seen.has(id)) ?? findUnreached(order[0]);
        const told = isOutOfReach(chosen.current) ? chosen.current : topmost;
        if (told !== undefined) setRead(told);
      },
      { rootMargin: readingBand },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [allIds]);

  // A short last section never comes up to the band. Two frames later the observer mostly has had
  // its say about the jump.
  useEffect(() => {
    const id = hash.slice(1);
    if (!allIds.split(' ').includes(id)) return;
    chosen.current = id;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setRead(id));
    });
    return () => cancelAnimationFrame(frame);
  }, [allIds, hash, key]);

  return read !== undefined && ids.includes(read) ? read : ids[0];
}

/** At the top of a page the first section may still lie below the band. */
function findUnreached(firstId = ''): string | undefined {
  const first = document.getElementById(firstId);
  return first && first.getBoundingClientRect().top > 0 ? firstId : undefined;
}

/** In sight at the end of the page, which cannot move on to bring it higher. */
function isOutOfReach(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  const { scrollHeight } = document.documentElement;
  const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 2;
  return isAtEnd && top > 0 && top < window.innerHeight;
}
