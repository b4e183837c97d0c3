import type { User } from '@engram/core/accounts/user.ts';
import type { Reminders } from '@engram/core/reviews/reminders-api.ts';
import { EditableRow } from '../accounts/settings/editable-row.tsx';
import { SettingTask } from '../accounts/settings/setting-row.tsx';
import { writeTimeZone } from '../accounts/settings/write-time.ts';
import { useSendLink } from '../accounts/use-send-link.ts';
import { readFailure } from '../http/read-failure.ts';
import { Select } from '../ui/forms/select.tsx';
import { Switch } from '../ui/forms/switch.tsx';
import { Note } from '../ui/states/note.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { remindersMessages as messages, writeHour } from './messages.ts';
import { useChangeReminders } from './study-settings.ts';

type ReminderRowsProps = { user: User; reminders: Reminders };

export function ReminderRows({ user, reminders }: ReminderRowsProps) {
  const { mutate, isPending, variables, error } = useChangeReminders();
  const isOn = isPending ? variables.isOn : reminders.isOn;
  return (
    <>
      <SettingTask
        title={messages.reminders}
        text={messages.remindersText}
        action={
          <Switch
            aria-label={messages.reminders}
            checked={isOn}
            onCheckedChange={(wanted) => isPending || mutate({ ...reminders, isOn: wanted })}
          />
        }
      >
        {isOn && !user.emailVerified && <Unconfirmed email={user.email} />}
        {error && <Note tone="red">{describeFailure(error).text}</Note>}
      </SettingTask>
      {reminders.isOn && <HourRow timeZone={user.timeZone} hour={reminders.hour} />}
    </>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

function HourRow({ timeZone, hour }: { timeZone: string; hour: number }) {
  const { mutateAsync } = useChangeReminders();
  return (
    <EditableRow
      label={messages.hour}
      value={String(hour)}
      shownValue={messages.hourIn(hour, writeTimeZone(timeZone))}
      onSave={async (chosen) => {
        try {
          const { reminders } = await mutateAsync({ isOn: true, hour: Number(chosen) });
          return { tone: 'green', text: messages.hourSaved(reminders.hour) };
        } catch (error) {
          return describeFailure(error);
        }
      }}
      renderControl={({ value, onValueChange }) => (
        <Select value={value} onChange={(event) => onValueChange(event.target.value)}>
          {hours.map((each) => (
            <option key={each} value={each}>
              {writeHour(each)}
            </option>
          ))}
        </Select>
      )}
    />
  );
}

/** Until then not one is sent, whatever the switch says. */
function Unconfirmed({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useSendLink();
  return (
    <div className="type-sm text-ink-2">
      <span role="status" className="wrap-anywhere">
        {isSuccess ? messages.sent(email) : messages.unconfirmed(email)}
      </span>{' '}
      {!isSuccess && (
        <TextButton
          aria-disabled={isPending || undefined}
          onClick={() => isPending || mutate()}
          className="ms-1"
        >
          {isPending ? messages.sending : messages.sendAgain}
        </TextButton>
      )}
      {error && (
        <p role="alert" className="text-danger-ink">
          {messages.notSent(readFailure(error, messages.failed))}
        </p>
      )}
    </div>
  );
}

function describeFailure(error: unknown) {
  const text = messages.notSaved(readFailure(error, messages.failed));
  return { tone: 'red', text } as const;
}
