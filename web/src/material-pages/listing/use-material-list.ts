import type { MaterialOrder } from '@engram/core/materials/api.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebounced } from '../../use-debounced.ts';
import { materialsQuery } from '../../materials/library/queries.ts';

const typingPauseMs = 250;
const subjectParameter = 'subject';
const noPages = [] as const;

/** What of the materials is shown: the subject is in the address, so that Back finds it again. */
export function useMaterialList() {
  const [parameters, setParameters] = useSearchParams();
  const [draft, setDraft] = useState('');
  const [order, setOrder] = useState<MaterialOrder>('last-used');
  const settled = useDebounced(draft, typingPauseMs);
  // A cleared field needs no pause.
  const search = draft === '' ? '' : settled.trim();
  const subject = parameters.get(subjectParameter) ?? undefined;
  const query = useInfiniteQuery(materialsQuery({ search, order, subject }));
  const { pages } = query.data ?? {};
  const materials = useMemo(() => pages?.flatMap((page) => page.materials), [pages]);
  const isEmpty = materials?.length === 0;
  return {
    query,
    pages: pages ?? noPages,
    materials,
    /** Of the whole library, as the last answer knew it. */
    total: pages?.[0]?.total,
    subjects: pages?.[0]?.subjects ?? [],
    /** The same of what is searched for, while something is. */
    found: search === '' ? undefined : pages?.[0]?.found,
    isEmpty,
    // What was found before is no answer to the next question if it was nothing.
    isWaiting: query.isPending || (isEmpty && query.isPlaceholderData),
    search,
    draft,
    setDraft,
    order,
    setOrder,
    subject,
    /** Undefined for all of them. */
    showSubject(name: string | undefined) {
      setParameters(name === undefined ? {} : { [subjectParameter]: name }, {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}
