import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, type MetaDescriptor, useNavigate } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { listMessages as messages } from '../messages.ts';
import { classesQuery } from '../queries.ts';
import { ClassCard } from './class-card.tsx';
import { ClassDialog } from './class-dialog.tsx';
import { JoinedClasses } from './joined-classes.tsx';
import { WaitingList } from './waiting-list.tsx';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** The classes somebody teaches, and those that this device is in. */
export default function ClassesScreen() {
  const { data, error, isFetching, refetch } = useQuery(classesQuery);
  const [isMaking, setMaking] = useState(false);
  const navigate = useNavigate();
  if (!data) {
    if (!error) return <PageSkeleton label={messages.loading} />;
    return (
      <LoadFailed
        level={1}
        title={messages.notLoaded}
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { classes, canMakeMore, waiting } = data;
  const make = (
    <Button onClick={() => setMaking(true)} {...(classes.length === 0 && { variant: 'primary' })}>
      <Icon icon={Plus} />
      {messages.make}
    </Button>
  );
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="type-h1">{messages.title}</h1>
        {classes.length > 0 && (canMakeMore ? make : <PlanFull />)}
      </div>
      {classes.length === 0 ? (
        <Card>
          <EmptyState title={messages.none.title} text={messages.none.text} action={make} />
        </Card>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {classes.map((taught) => (
            <ClassCard key={taught.id} taught={taught} />
          ))}
        </ul>
      )}
      <WaitingList waiting={waiting} />
      <JoinedClasses />
      <ClassDialog
        subject={isMaking ? 'new' : undefined}
        onClose={() => setMaking(false)}
        onSaved={({ id }) => void navigate(pathsOf.taughtClass(id))}
      />
    </div>
  );
}

function PlanFull() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 type-sm text-ink-2">
      {messages.full}
      <Link to={pathsOf.startPlan('educator')} className={buttonClass({ size: 'small' })}>
        {messages.more}
      </Link>
    </p>
  );
}
