import { useQueryClient } from '@tanstack/react-query';
import { reviewsKey } from '../reviews-key.ts';
import { todayKey } from '../today-key.ts';

/** What is due, and what is seen of it, follows from the plans. */
export function useShowAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: reviewsKey }),
      client.invalidateQueries({ queryKey: todayKey }),
    ]);
}
