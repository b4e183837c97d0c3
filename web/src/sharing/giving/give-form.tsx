import { timerLimits } from '@engram/core/limits.ts';
import { assignmentLimits } from '@engram/core/sharing/assignment-limits.ts';
import { answerTimes, type AssignmentRules } from '@engram/core/sharing/assignment.ts';
import { readWallClock } from '@engram/core/time/zoned-clock.ts';
import { type Ref, useId } from 'react';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { NumberStepper } from '../../ui/forms/number-stepper.tsx';
import { SwitchRow } from '../../ui/forms/switch-row.tsx';
import { Segmented } from '../../ui/navigation/segmented.tsx';
import { MomentFields } from '../moments/moment-fields.tsx';
import { writeDistance } from '../moments/write-distance.ts';
import type { GiveDraft, TimeProblems } from './give-draft.ts';
import { giveMessages as messages } from './messages.ts';
import { SettingRow } from './setting-row.tsx';

type GiveFormProps = {
  draft: GiveDraft;
  /** Shown once somebody has tried to give it. */
  problems: TimeProblems;
  /** Undefined while there is none that would do. */
  closesAt: number | undefined;
  calendar: { now: number; timeZone: string };
  opensField: Ref<HTMLInputElement>;
  closesField: Ref<HTMLInputElement>;
  onChange: (change: Partial<GiveDraft>) => void;
};

export function GiveForm(props: GiveFormProps) {
  const { draft, problems, closesAt, calendar, opensField, closesField, onChange } = props;
  const { rules } = draft;
  const today = readWallClock(calendar.now, calendar.timeZone).day;
  const changeRules = (change: Partial<AssignmentRules>) =>
    onChange({ rules: { ...rules, ...change } });
  return (
    <>
      <SettingRow label={messages.opens}>
        <Segmented
          aria-label={messages.opens}
          className="max-w-105"
          value={draft.opensLater ? 'later' : 'now'}
          onValueChange={(when) => onChange({ opensLater: when === 'later' })}
          options={[
            { value: 'now', label: messages.now },
            { value: 'later', label: messages.later },
          ]}
        />
        {draft.opensLater && (
          <MomentFields
            ref={opensField}
            dayLabel={messages.opensDay}
            timeLabel={messages.opensTime}
            value={draft.opens}
            earliest={today}
            error={problems.opens}
            onChange={(opens) => onChange({ opens })}
          />
        )}
      </SettingRow>
      <SettingRow label={messages.closes}>
        <MomentFields
          ref={closesField}
          dayLabel={messages.closesDay}
          timeLabel={messages.closesTime}
          value={draft.closes}
          earliest={today}
          hint={
            closesAt === undefined
              ? undefined
              : messages.inTime(writeDistance(closesAt - calendar.now))
          }
          error={problems.closes}
          onChange={(closes) => onChange({ closes })}
        />
      </SettingRow>
      <LimitRow draft={draft} onChange={onChange} />
      <SettingRow label={messages.tries}>
        <Segmented
          aria-label={messages.tries}
          className="max-w-105"
          value={String(rules.tries ?? messages.unlimited)}
          onValueChange={(tries) =>
            changeRules({ tries: tries === messages.unlimited ? null : Number(tries) })
          }
          options={['1', '2', messages.unlimited].map((tries) => ({ value: tries, label: tries }))}
        />
      </SettingRow>
      <SettingRow label={messages.answers}>
        <Segmented
          aria-label={messages.answers}
          className="max-w-105 max-md:[&_label]:px-1 max-md:[&_label]:whitespace-nowrap"
          value={rules.answersShown}
          onValueChange={(answersShown) => changeRules({ answersShown })}
          options={answerTimes.map((time) => ({ value: time, label: messages.answerTimes[time] }))}
        />
        <p className="type-sm text-ink-2">{hintOf(rules)}</p>
      </SettingRow>
      <AlsoRow rules={rules} onChange={changeRules} />
    </>
  );
}

function hintOf({ answersShown, tries, acceptsLate }: AssignmentRules): string {
  if (answersShown === 'at-once' && tries !== 1) return messages.answersBefore;
  if (answersShown === 'after-closing' && acceptsLate) return messages.answersLate;
  return messages.answersTogether;
}

function LimitRow({ draft, onChange }: Pick<GiveFormProps, 'draft' | 'onChange'>) {
  const { rules, minutes } = draft;
  const isLimited = rules.timeLimitMinutes !== null;
  return (
    <SettingRow label={messages.limit}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <NumberStepper
          aria-label={messages.limitMinutes}
          decreaseLabel={messages.less}
          increaseLabel={messages.more}
          step={5}
          min={timerLimits.minMinutes}
          max={timerLimits.maxMinutes}
          value={minutes}
          disabled={!isLimited}
          onValueChange={(chosen) =>
            onChange({ minutes: chosen, rules: { ...rules, timeLimitMinutes: chosen } })
          }
          className="h-11!"
        />
        <span className="type-sm text-ink-2">{messages.minutes}</span>
        <Checkbox
          label={messages.noLimit}
          className="[&>label]:min-h-11 [&>label]:items-center"
          checked={!isLimited}
          onChange={({ target }) =>
            onChange({ rules: { ...rules, timeLimitMinutes: target.checked ? null : minutes } })
          }
        />
      </div>
    </SettingRow>
  );
}

type AlsoRowProps = {
  rules: AssignmentRules;
  onChange: (change: Partial<AssignmentRules>) => void;
};

function AlsoRow({ rules, onChange }: AlsoRowProps) {
  const id = useId();
  return (
    <SettingRow id={id} label={messages.also}>
      <div role="group" aria-labelledby={id} className="grid gap-1 *:min-h-12">
        <SwitchRow
          label={messages.shuffleQuestions}
          hint={messages.shuffleQuestionsHint}
          isOn={rules.shufflesQuestions}
          onChange={(shufflesQuestions) => onChange({ shufflesQuestions })}
        />
        <SwitchRow
          label={messages.shuffleOptions}
          hint={messages.shuffleOptionsHint}
          isOn={rules.shufflesOptions}
          onChange={(shufflesOptions) => onChange({ shufflesOptions })}
        />
        <SwitchRow
          label={messages.late}
          hint={messages.lateHint(assignmentLimits.lateDays)}
          isOn={rules.acceptsLate}
          onChange={(acceptsLate) => onChange({ acceptsLate })}
        />
        <SwitchRow
          label={messages.name}
          hint={messages.nameHint}
          isOn={rules.asksName}
          onChange={(asksName) => onChange({ asksName })}
        />
      </div>
    </SettingRow>
  );
}
