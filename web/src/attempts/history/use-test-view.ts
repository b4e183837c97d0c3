import { testFilters, testOrders } from '@engram/core/practice-tests/api.ts';
import { testLimits } from '@engram/core/limits.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import type { TestView } from '../queries.ts';

const searchAfterMs = 250;

/** What is searched, filtered and sorted; it is in the address, so that reload and Back keep it. */
export function useTestView() {
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  // What is being typed is ahead of the address by a moment.
  const [typed, setTyped] = useState<string>();
  const pending = useRef<{ search: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  // A choice is in the address only when the screen has been drawn again; the next one builds on it.
  const wanted = useRef<TestView>(undefined);
  const { key } = useLocation();
  const isByHistory = useNavigationType() === 'POP';

  // Back and Forward bring their own search.
  const [lastByHistory, setLastByHistory] = useState(key);
  if (isByHistory && key !== lastByHistory) {
    setLastByHistory(key);
    setTyped(undefined);
  }
  // What was typed or chosen before belongs to the place that was left.
  useEffect(
    () => () => {
      clearTimeout(pending.current?.timer);
      pending.current = undefined;
      wanted.current = undefined;
    },
    [lastByHistory],
  );
  const isReached = useEffectEvent(
    () => wanted.current && String(writeView(wanted.current)) === String(writeView(view)),
  );
  useEffect(() => {
    if (isReached()) wanted.current = undefined;
  }, [key]);

  function takePending(): Pick<TestView, 'search'> | undefined {
    const taken = pending.current;
    if (!taken) return undefined;
    clearTimeout(taken.timer);
    pending.current = undefined;
    return { search: taken.search };
  }

  /** A search that waits goes along: coming later, it would write the address from before this. */
  function change(next: Partial<TestView>) {
    const searched = takePending();
    wanted.current = { ...(wanted.current ?? view), page: 1, ...searched, ...next };
    setParams(writeView(wanted.current), {
      replace: next.page === undefined,
      preventScrollReset: next.page === undefined,
    });
  }

  return {
    view,
    typed: typed ?? view.search,
    change,
    search(text: string) {
      setTyped(text);
      takePending();
      pending.current = { search: text.trim(), timer: setTimeout(() => change({}), searchAfterMs) };
    },
    clearSearch() {
      setTyped('');
      change({ search: '' });
    },
  };
}

/** Whatever else somebody writes into the address is as good as nothing. */
function readView(params: URLSearchParams): TestView {
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').trim().slice(0, testLimits.maxNameLength),
    filter: testFilters.find((one) => one === params.get('filter')) ?? 'all',
    order: testOrders.find((one) => one === params.get('order')) ?? 'last-taken',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

function writeView({ search, filter, order, page }: TestView): URLSearchParams {
  return new URLSearchParams({
    ...(search !== '' && { search }),
    ...(filter !== 'all' && { filter }),
    ...(order !== 'last-taken' && { order }),
    ...(page > 1 && { page: String(page) }),
  });
}
