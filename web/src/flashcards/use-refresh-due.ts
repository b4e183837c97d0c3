import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '../accounts/session/session.tsx';
import { askDue } from './ask-due.ts';
import { reviewsKey } from '../reviews-key.ts';

/** After cards came or went: all that tells how much is to be reviewed hears of it. */
export function useRefreshDue(): () => void {
  const uid = useUser()?.uid;
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: reviewsKey });
    // Without an answer the number stays as it was.
    if (uid !== undefined) void askDue(uid).catch(() => undefined);
  };
}
