import { useSearchParams } from 'react-router';

/** Whether the answers are shown, in the address: so that Back leads away from them, and a reload stays. */
export function useAnswersPlace() {
  const [search, setSearch] = useSearchParams();
  return {
    isOpen: search.has('answers'),
    open: () => setSearch({ answers: '' }),
    close: () => setSearch({}, { replace: true }),
  };
}
