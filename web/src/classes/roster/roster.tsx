import type { Class, Member } from '@engram/core/classes/class.ts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { plainName } from '@engram/core/plain-name.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { classMessages, rosterMessages as messages, slipMessages } from '../messages.ts';
import { CodeCard } from '../page/code-card.tsx';
import { membersQuery } from '../queries.ts';
import { MemberDialogs } from './member-dialogs.tsx';
import { MemberRow } from './member-row.tsx';
import { printSlips } from './print-slips.tsx';
import { useMemberDialog } from './use-member-dialog.ts';

type RosterProps = { taught: Class; timeZone: string };

/** Who is in a class, and what can be done about it. */
export function Roster({ taught, timeZone }: RosterProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <MemberList taught={taught} timeZone={timeZone} />
      <aside className="grid gap-5">
        <CodeCard taught={taught} />
        <Slips taught={taught} />
        <Card as="section" padding="small" className="grid gap-2">
          <h2 className="type-sm font-semibold">{messages.namesOnly.title}</h2>
          <p className="type-sm text-ink-2">{messages.namesOnly.text}</p>
        </Card>
      </aside>
    </div>
  );
}

function Slips({ taught }: { taught: Class }) {
  const { showError } = useToasts();
  return (
    <Button
      isBlock
      onClick={() => {
        try {
          printSlips(taught);
        } catch {
          showError(slipMessages.failed);
        }
      }}
    >
      <Icon icon={Printer} />
      {messages.slips}
    </Button>
  );
}

function MemberList({ taught, timeZone }: RosterProps) {
  const query = useQuery(membersQuery(taught.id));
  const { data: members, error, isFetching, refetch } = query;
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const dialog = useMemberDialog();
  if (!members) {
    if (!error) return <Waiting />;
    return (
      <Card>
        <LoadFailed
          title={messages.notLoaded}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (members.length === 0) {
    return (
      <Card>
        <EmptyState title={messages.nobody.title} text={messages.nobody.text} />
      </Card>
    );
  }
  const found = members.filter(({ name }) => plainName(name).includes(plainName(search)));
  const calendar = { now: query.dataUpdatedAt, timeZone };
  return (
    <Card
      as="section"
      className="overflow-hidden"
      header={
        <>
          <h2 className="type-h3">{classMessages.students(taught.memberCount)}</h2>
          <div className="w-60 max-w-[60%]">
            <SearchField
              input={field}
              label={messages.find}
              clearLabel={messages.clear}
              maxLength={50}
              value={search}
              onSearch={setSearch}
              onClear={() => {
                setSearch('');
                field.current?.focus();
              }}
            />
          </div>
        </>
      }
    >
      {found.length === 0 && (
        <p role="status" className="border-t border-line px-6 py-8 text-center type-sm text-ink-2">
          {messages.nobodyFound(search)}
        </p>
      )}
      {groupMembers(found).map(({ title, group }) => (
        <div key={title}>
          <h3 className="border-t border-line bg-sunken/50 px-6 pt-3.5 pb-2 type-xs font-semibold text-ink-2">
            {title}
          </h3>
          <ul>
            {group.map((member) => (
              <MemberRow
                key={member.id}
                classId={taught.id}
                member={member}
                namesake={members.find(({ id }) => id === member.sameNameAs)}
                calendar={calendar}
                onAction={(action) => dialog.open(action, member)}
              />
            ))}
          </ul>
        </div>
      ))}
      <MemberDialogs classId={taught.id} members={members} {...dialog} />
    </Card>
  );
}

/** First those that wait for the teacher. */
function groupMembers(members: readonly Member[]) {
  const needsALook = ({ sameNameAs, erasureAskedAt }: Member) =>
    sameNameAs !== null || erasureAskedAt !== null;
  const waiting = members.filter(needsALook);
  const rest = members.filter((member) => !needsALook(member));
  const joined = rest.filter(({ removedAt }) => removedAt === null);
  const removed = rest.filter(({ removedAt }) => removedAt !== null);
  return [
    { title: messages.needsALook(waiting.length), group: waiting },
    { title: messages.joined(joined.length), group: joined },
    { title: messages.removed(removed.length), group: removed },
  ].filter(({ group }) => group.length > 0);
}

function Waiting() {
  return (
    <Card padding="normal" className="grid gap-4">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      {['w-2/3', 'w-3/4', 'w-1/2'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </Card>
  );
}
