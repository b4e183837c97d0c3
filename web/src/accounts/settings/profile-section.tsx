import { DisplayName } from '@engram/core/accounts/display-name.ts';
import { sendVerification, updateProfile } from '@engram/core/accounts/api.ts';
import { accountMessages, profileFailed } from '@engram/core/accounts/messages.ts';
import type { User } from '@engram/core/accounts/user.ts';
import type { Sent } from '@engram/core/endpoint.ts';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { useSession } from '../session/session.tsx';
import { EditableRow } from './editable-row.tsx';
import { profileMessages as messages, settingsMessages } from './messages.ts';
import { PasswordRow } from './password/password-row.tsx';
import { type Outcome, SettingRow } from './setting-row.tsx';
import { SettingSection } from './setting-section.tsx';
import { writeTimeZone } from './write-time.ts';

export function ProfileSection({ user }: { user: User }) {
  return (
    <SettingSection title={messages.title} text={messages.text}>
      <DisplayNameRow user={user} />
      <EmailRow user={user} />
      <TimeZoneRow user={user} />
      <PasswordRow email={user.email} />
    </SettingSection>
  );
}

function DisplayNameRow({ user }: { user: User }) {
  const save = useSaveProfile();
  return (
    <EditableRow
      label={messages.displayName}
      value={user.displayName}
      shownValue={user.displayName}
      findProblem={findNameProblem}
      onSave={(displayName) => save({ displayName })}
      renderControl={({ value, onValueChange }) => (
        <TextInput
          autoComplete="nickname"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    />
  );
}

function EmailRow({ user }: { user: User }) {
  const sending = useMutation({ mutationFn: () => call(sendVerification, {}) });
  return (
    <SettingRow
      label={messages.email}
      outcome={describeSending(sending, user.email)}
      action={
        !user.emailVerified && (
          <Button size="small" isBusy={sending.isPending} onClick={() => sending.mutate()}>
            {sending.isPending ? messages.sendingAgain : messages.sendAgain}
          </Button>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-semibold wrap-anywhere">{user.email}</span>
        <Badge tone={user.emailVerified ? 'green' : 'neutral'}>
          {user.emailVerified ? messages.verified : messages.notVerified}
        </Badge>
      </p>
    </SettingRow>
  );
}

function TimeZoneRow({ user }: { user: User }) {
  const save = useSaveProfile();
  const zones = useMemo(() => listTimeZones(user.timeZone), [user.timeZone]);
  return (
    <EditableRow
      label={messages.timeZone}
      value={user.timeZone}
      shownValue={writeTimeZone(user.timeZone)}
      onSave={(timeZone) => save({ timeZone })}
      renderControl={({ value, onValueChange }) => (
        <Select value={value} onChange={(event) => onValueChange(event.target.value)}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {writeTimeZone(zone)}
            </option>
          ))}
        </Select>
      )}
    />
  );
}

/** Saves a part of the profile and says how it went (NS-08). */
function useSaveProfile() {
  const { updateUser } = useSession();
  const { mutateAsync } = useMutation({
    mutationFn: (body: Sent<typeof updateProfile>['body']) => call(updateProfile, { body }),
    onSuccess: updateUser,
  });
  return async (change: Sent<typeof updateProfile>['body']): Promise<Outcome> => {
    try {
      await mutateAsync(change);
      return { tone: 'green', text: accountMessages.profileUpdated };
    } catch (error) {
      return { tone: 'red', text: profileFailed(readFailure(error, settingsMessages.failed)) };
    }
  };
}

function findNameProblem(name: string): string | undefined {
  const { error } = DisplayName.safeParse(name);
  return error?.issues[0]?.message;
}

type Sending = { isSuccess: boolean; isError: boolean; error: unknown };

function describeSending({ isSuccess, isError, error }: Sending, email: string) {
  if (isSuccess) return { tone: 'green', text: messages.sentAgain(email) } as const;
  if (!isError) return undefined;
  const reason = readFailure(error, settingsMessages.failed);
  return { tone: 'red', text: messages.notSentAgain(reason) } as const;
}

/** Every zone this browser knows, and the user's own, which another browser may have named. */
function listTimeZones(own: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own])].toSorted();
}
