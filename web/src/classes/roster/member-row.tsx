import type { Member } from '@engram/core/classes/class.ts';
import {
  ChartNoAxesColumn,
  Ellipsis,
  Eraser,
  KeyRound,
  Merge,
  Pencil,
  UserMinus,
} from 'lucide-react';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { type Calendar, writeShortDay } from '../../attempts/write-time.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '../../ui/navigation/menu.tsx';
import { useMenuAction } from '../../ui/navigation/use-menu-action.ts';
import { rosterMessages as messages } from '../messages.ts';
import type { MemberAction } from './use-member-dialog.ts';

type MemberRowProps = {
  classId: string;
  member: Member;
  /** Whom they may be. */
  namesake: Member | undefined;
  calendar: Calendar;
  onAction: (action: MemberAction) => void;
};

export function MemberRow({ classId, member, namesake, calendar, onAction }: MemberRowProps) {
  const { name, removedAt, erasureAskedAt } = member;
  return (
    <li className="flex items-center gap-3 border-t border-line py-2 ps-6 pe-3">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full bg-chip type-xs font-semibold text-ink-2 max-[23.75rem]:hidden"
      >
        {firstLetters(name)}
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{name}</span>{' '}
        <span className="type-sm wrap-anywhere text-ink-2">{describe(member, calendar)}</span>
      </span>
      {erasureAskedAt !== null && (
        <Button onClick={() => onAction('erase')}>{messages.erase}</Button>
      )}
      {namesake && erasureAskedAt === null && (
        <Button onClick={() => onAction('merge')}>{messages.merge}</Button>
      )}
      <RowMenu
        record={pathsOf.classRecord(classId, member.id)}
        name={name}
        isRemoved={removedAt !== null}
        onAction={onAction}
      />
    </li>
  );
}

type RowMenuProps = {
  /** Where their results are. */
  record: string;
  name: string;
  isRemoved: boolean;
  onAction: (action: MemberAction) => void;
};

function RowMenu({ record, name, isRemoved, onAction }: RowMenuProps) {
  const { trigger, choose, act } = useMenuAction(onAction);
  const { actions } = messages;
  return (
    <Menu>
      <MenuTrigger>
        <Button ref={trigger} variant="ghost" isIconOnly aria-label={messages.more(name)}>
          <Icon icon={Ellipsis} />
        </Button>
      </MenuTrigger>
      <MenuContent onCloseAutoFocus={act}>
        <MenuItem icon={ChartNoAxesColumn} asChild>
          <Link to={record}>{actions.results}</Link>
        </MenuItem>
        <MenuItem icon={Pencil} onSelect={() => choose('rename')}>
          {actions.rename}
        </MenuItem>
        <MenuItem icon={Merge} onSelect={() => choose('merge')}>
          {actions.merge}
        </MenuItem>
        {!isRemoved && (
          <MenuItem icon={KeyRound} onSelect={() => choose('wayBack')}>
            {actions.wayBack}
          </MenuItem>
        )}
        <MenuSeparator />
        {!isRemoved && (
          <MenuItem icon={UserMinus} onSelect={() => choose('remove')}>
            {actions.remove}
          </MenuItem>
        )}
        <MenuItem icon={Eraser} onSelect={() => choose('erase')}>
          {actions.erase}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

function describe(member: Member, calendar: Calendar): string {
  const { joinedAt, removedAt, erasureAskedAt, sameNameAs, alsoJoinedAs } = member;
  const day = (time: string) => writeShortDay(time, calendar);
  if (erasureAskedAt !== null) return messages.askedErasure(day(erasureAskedAt));
  if (removedAt !== null) return messages.removedOn(day(removedAt));
  if (sameNameAs !== null) return messages.sameName;
  const also = alsoJoinedAs.length > 0 ? [messages.alsoAs(alsoJoinedAs.join(', '))] : [];
  return [messages.joinedOn(day(joinedAt)), ...also].join(' · ');
}

/** Of the first two words, as on a name badge. */
function firstLetters(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean).slice(0, 2);
  return words
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
