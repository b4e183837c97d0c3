import {
  changeReminders,
  getStudySettings,
  type Reminders,
} from '@engram/core/reviews/reminders-api.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { reviewsKey } from '../reviews-key.ts';
import { useReminderOffer } from './use-reminder-offer.ts';

export const studySettingsQuery = queryOptions({
  queryKey: [...reviewsKey, 'settings'],
  queryFn: ({ signal }) => call(getStudySettings, {}, { signal }),
});

/** Saves it, and shows what was saved wherever it is shown. */
export function useChangeReminders() {
  const client = useQueryClient();
  const [, setOffered] = useReminderOffer();
  return useMutation({
    mutationFn: (body: Reminders) => call(changeReminders, { body }),
    async onSuccess({ reminders }) {
      if (!reminders.isOn) setOffered(false);
      // What was asked before the change would bring the old back.
      await client.cancelQueries({ queryKey: studySettingsQuery.queryKey });
      client.setQueryData(studySettingsQuery.queryKey, (known) => known && { ...known, reminders });
    },
  });
}
