import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useUser } from '../accounts/session/session.tsx';
import { readFailure } from '../http/read-failure.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextButton, textActionClass } from '../ui/text-button.tsx';
import { remindersMessages, reminderOfferMessages as messages } from './messages.ts';
import { useReminderOffer } from './use-reminder-offer.ts';
import { studySettingsQuery, useChangeReminders } from './study-settings.ts';

/**
 * Where something comes back tomorrow, for those who have no reminders and never refused them. An
 * address that is not confirmed would get none, so nothing is promised to it.
 */
export function ReminderOffer() {
  const user = useUser();
  const [isOffered, setOffered] = useReminderOffer();
  const mayOffer = user?.emailVerified === true && isOffered;
  const { data } = useQuery({ ...studySettingsQuery, enabled: mayOffer });
  const { mutate, isPending, data: saved, error } = useChangeReminders();
  if (saved) return <Saved hour={saved.reminders.hour} />;
  if (!mayOffer || !data?.sendsMail || data.reminders.isOn) return null;
  const { hour } = data.reminders;
  return (
    <section aria-label={messages.region} className={rowClass}>
      <Icon icon={Bell} className="text-petrol" />
      <p className="min-w-0 flex-1 basis-48">{messages.offer}</p>
      <Button size="small" isBusy={isPending} onClick={() => mutate({ isOn: true, hour })}>
        {messages.remindAt(hour)}
      </Button>
      <TextButton onClick={() => setOffered(false)}>{messages.refuse}</TextButton>
      {error && (
        <p role="alert" className="basis-full text-danger-ink">
          {remindersMessages.notSaved(readFailure(error, remindersMessages.failed))}
        </p>
      )}
    </section>
  );
}

function Saved({ hour }: { hour: number }) {
  const words = useRef<HTMLParagraphElement>(null);

  // The button that was pressed is gone.
  useEffect(() => words.current?.focus({ preventScroll: true }), []);

  return (
    <section aria-label={messages.region} className={rowClass}>
      <Icon icon={Bell} className="text-petrol" />
      <p ref={words} tabIndex={-1} className="min-w-0 flex-1 focus-visible:shadow-none">
        {remindersMessages.hourSaved(hour)}{' '}
        <Link to={paths.settings} className={textActionClass}>
          {messages.change}
        </Link>
      </p>
    </section>
  );
}

const rowClass =
  'flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1.5 rounded-option border border-line bg-surface px-4 py-2 type-sm';
