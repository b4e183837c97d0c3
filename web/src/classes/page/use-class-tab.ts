import { useSearchParams } from 'react-router';

const tabs = ['tests', 'gradebook', 'students'] as const;
export type ClassTab = (typeof tabs)[number];

export function readTab(value: string | null): ClassTab {
  return tabs.find((tab) => tab === value) ?? 'tests';
}

/** Which part of a class is shown; the address says it, so that a reload and a link keep it. */
export function useClassTab(): [ClassTab, (tab: ClassTab) => void] {
  const [search, setSearch] = useSearchParams();
  const turnTo = (tab: ClassTab) =>
    setSearch(tab === 'tests' ? {} : { show: tab }, { replace: true, preventScrollReset: true });
  return [readTab(search.get('show')), turnTo];
}
