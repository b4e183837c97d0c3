import type { ReviewSettings } from '@engram/core/reviews/review-settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingTask } from '../../accounts/settings/setting-row.tsx';
import { SettingSection } from '../../accounts/settings/setting-section.tsx';
import { useUser } from '../../accounts/session/session.tsx';
import { keysMessages } from '../../keys/messages.ts';
import { useKeysSetting } from '../../keys/use-keys-setting.ts';
import { ReminderRows } from '../../reminders/reminder-rows.tsx';
import { studySettingsQuery } from '../../reminders/study-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { Note } from '../../ui/states/note.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { GoalDialog } from '../done/goal-dialog.tsx';
import { doneMessages } from '../messages.ts';
import { studyingMessages as messages } from './messages.ts';

/** A part of the account settings (routes.ts): accounts come before reviews and know nothing of them. */
export default function StudyingSection() {
  const user = useUser();
  const { data, isError, refetch } = useQuery(studySettingsQuery);
  if (!user) return null;
  return (
    <SettingSection title={messages.title} text={<Text />}>
      {!data && (isError ? <NotLoaded onRetry={() => void refetch()} /> : <Loading />)}
      {data?.sendsMail && <ReminderRows user={user} reminders={data.reminders} />}
      {data && <GoalTask settings={data.settings} />}
      <KeysTask />
    </SettingSection>
  );
}

function GoalTask({ settings }: { settings: ReviewSettings }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingTask
      title={messages.goal}
      text={messages.goalText(settings)}
      action={
        <Button size="small" onClick={() => setIsOpen(true)}>
          {doneMessages.change}
        </Button>
      }
    >
      <GoalDialog isOpen={isOpen} settings={settings} onClose={() => setIsOpen(false)} />
    </SettingTask>
  );
}

/** A phone has no keys. */
function Text() {
  return (
    <>
      <span className="max-md:pointer-coarse:hidden">{messages.text}</span>
      <span className="hidden max-md:pointer-coarse:inline">{messages.textOfPhone}</span>
    </>
  );
}

function KeysTask() {
  const [isOn, setIsOn] = useKeysSetting();
  return (
    // A phone has no keys.
    <div className="max-md:pointer-coarse:hidden">
      <SettingTask
        title={keysMessages.setting}
        text={messages.keysText}
        action={
          <Switch aria-label={keysMessages.setting} checked={isOn} onCheckedChange={setIsOn} />
        }
      />
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-2.5 px-5.5 py-5">
      <span className="sr-only">{messages.loading}</span>
      <Skeleton className="w-44" />
      <Skeleton className="w-72 max-w-full" />
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
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
