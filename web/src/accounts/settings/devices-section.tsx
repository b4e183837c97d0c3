import { revokeDevice, revokeOtherDevices } from '@engram/core/accounts/api.ts';
import type { Device } from '@engram/core/accounts/user.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Note } from '../../ui/states/note.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { deviceMessages as messages, settingsMessages } from './messages.ts';
import { devicesKey, devicesQuery } from './queries.ts';
import { type Outcome, SettingOutcome } from './setting-row.tsx';
import { SettingSection } from './setting-section.tsx';
import { useLostFocus } from './use-lost-focus.ts';
import { writeDay, writeMoment, writeTimeAgo } from './write-time.ts';

export function DevicesSection({ timeZone }: { timeZone: string }) {
  const { data, dataUpdatedAt, isError, refetch } = useQuery(devicesQuery);
  const [outcome, setOutcome] = useState<Outcome>();
  const outcomeBox = useLostFocus({ isExpected: outcome !== undefined, change: data });
  const devices = data?.devices ?? [];
  const times = { timeZone, now: dataUpdatedAt };
  return (
    <SettingSection title={messages.title} text={messages.text}>
      <div className={classNames('divide-y divide-line', !outcome && 'border-b-0')}>
        {isError && !data && <DevicesNotLoaded onRetry={() => void refetch()} />}
        {!isError && !data && <DevicesLoading />}
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            fullName={nameApart(device, { devices, timeZone })}
            times={times}
            onOutcome={setOutcome}
          />
        ))}
        {devices.some(({ isCurrent }) => !isCurrent) && <SignOutOthers onOutcome={setOutcome} />}
      </div>
      {/* Not in the row: that is gone once its device is. */}
      <div ref={outcomeBox} tabIndex={-1} className="rounded-card focus-visible:shadow-none">
        <SettingOutcome outcome={outcome} className="mx-5.5 my-3.5" />
      </div>
    </SettingSection>
  );
}

type OnOutcome = { onOutcome: (outcome: Outcome | undefined) => void };
type DeviceRowProps = OnOutcome & {
  device: Device;
  fullName: string;
  times: { timeZone: string; now: number };
};

function DeviceRow({ device, fullName, times, onOutcome }: DeviceRowProps) {
  const signingOut = useSigningOut({
    mutationFn: () => call(revokeDevice, { params: { id: device.id } }),
    doneText: messages.signedOut(device.name),
    onOutcome,
  });
  const lastSeen = writeTimeAgo({ time: device.lastSeenAt, justNow: messages.justNow, ...times });
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5.5 py-3.5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold wrap-anywhere">{device.name}</span>
          {device.isCurrent && <Badge tone="blue">{messages.thisDevice}</Badge>}
        </p>
        <p className="type-sm text-ink-2">
          {messages.times(writeDay(device.signedInAt, times.timeZone), lastSeen)}
        </p>
      </div>
      {!device.isCurrent && (
        <Button size="small" isBusy={signingOut.isPending} onClick={() => signingOut.mutate()}>
          {signingOut.isPending ? messages.signingOut : messages.signOut}
          <span className="sr-only">{fullName}</span>
        </Button>
      )}
    </div>
  );
}

type Others = { devices: readonly Device[]; timeZone: string };

/** The same browser may be signed in twice; the time then tells which is which. */
function nameApart({ id, name, signedInAt }: Device, { devices, timeZone }: Others): string {
  const hasNamesake = devices.some((other) => other.id !== id && other.name === name);
  return hasNamesake ? messages.nameWithTime(name, writeMoment(signedInAt, timeZone)) : name;
}

function SignOutOthers({ onOutcome }: OnOutcome) {
  const [isAsking, setIsAsking] = useState(false);
  const signingOut = useSigningOut({
    mutationFn: () => call(revokeOtherDevices, {}),
    doneText: messages.othersSignedOut,
    onOutcome,
  });
  return (
    <div className="flex justify-end px-5.5 py-3.5 max-md:*:w-full max-md:*:whitespace-normal">
      <Button
        size="small"
        variant="danger"
        isBusy={signingOut.isPending}
        onClick={() => setIsAsking(true)}
      >
        {signingOut.isPending ? messages.signingOut : messages.signOutAll}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.signOutAllQuestion}
        body={messages.signOutAllText}
        cancelLabel={settingsMessages.cancel}
        onCancel={() => setIsAsking(false)}
        actionLabel={messages.signOutAllConfirm}
        tone="danger"
        onConfirm={() => {
          setIsAsking(false);
          signingOut.mutate();
        }}
      />
    </div>
  );
}

type SigningOut = OnOutcome & { mutationFn: () => Promise<unknown>; doneText: string };

function useSigningOut({ mutationFn, doneText, onOutcome }: SigningOut) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onMutate: () => onOutcome(undefined),
    onSuccess: () => onOutcome({ tone: 'green', text: doneText }),
    onError: (error) => {
      const reason = readFailure(error, settingsMessages.failed);
      onOutcome({ tone: 'red', text: messages.notSignedOut(reason) });
    },
    // Also after a failure: the device may be gone already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesKey }),
  });
}

function DevicesLoading() {
  return (
    <div role="status" className="grid gap-2.5 px-5.5 py-5">
      <span className="sr-only">{messages.loading}</span>
      <Skeleton className="w-44" />
      <Skeleton className="w-72 max-w-full" />
    </div>
  );
}

function DevicesNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 px-5.5 py-4.5">
      <Note tone="red" className="w-full">
        {messages.notLoaded}
      </Note>
      <Button size="small" onClick={onRetry}>
        {messages.retry}
      </Button>
    </div>
  );
}
