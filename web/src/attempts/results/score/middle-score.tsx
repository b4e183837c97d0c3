import { getSharedTest } from '@engram/core/sharing/api.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../http/call.ts';
import { scoreMessages as messages } from '../messages.ts';

/** How others did, as far as that tells on nobody. Without it the result is whole all the same. */
export function MiddleScore({ code, score }: { code: string; score: number }) {
  const { data } = useQuery({
    queryKey: ['shared-test', code, 'middle'],
    queryFn: ({ signal }) => call(getSharedTest, { params: { id: code } }, { signal }),
    // A whole class looks up at once: nobody's page asks again by itself.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const middle = data?.middleScore ?? null;
  if (!data || middle === null) return null;
  return (
    <p className="type-sm text-ink-2">
      {messages.middle(data.accessCount, middle, middle === score)}
    </p>
  );
}
