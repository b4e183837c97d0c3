import { rememberSwitch } from '../storage/remembered-switch.ts';

/** Whether reminders are still offered in this browser: until they are refused or turned off. */
export const { useSwitch: useReminderOffer } = rememberSwitch({
  name: 'reminder-offer',
  isOnAtFirst: true,
});
