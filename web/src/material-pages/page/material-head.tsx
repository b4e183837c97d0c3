import type { User } from '@engram/core/accounts/user.ts';
import type { MaterialPage } from '@engram/core/materials/material-page.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, Highlighter, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import type { Calendar } from '../../attempts/write-time.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { describeOrigin } from '../../materials/library/describe-material.ts';
import { MaterialDialogs, useMaterialDialogs } from '../../materials/library/material-dialogs.tsx';
import { materialsQuery } from '../../materials/library/queries.ts';
import { SubjectMenu } from '../../materials/library/subject-menu.tsx';
import { writeLastUsed } from '../write-last-used.ts';
import { pageMessages as messages } from './messages.ts';
import { useStartMaking } from './use-start-making.ts';

type MaterialHeadProps = { page: MaterialPage | undefined; user: User; now: number };

/** What a material is, and what can be made of it; while it loads it is there already. */
export function MaterialHead({ page, user, now }: MaterialHeadProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Link
        to={paths.materials}
        className="inline-flex min-h-7 tall-target items-center gap-1.25 justify-self-start rounded-tag py-1 text-sm font-semibold text-petrol no-underline hover:underline focus-visible:shadow-focus"
      >
        <Icon icon={ArrowLeft} size="small" />
        {messages.back}
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3.5">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
          <div className="flex items-center gap-1">
            {/* One element for both, so that the focus that came to it stays. */}
            <h1
              className={
                page
                  ? 'type-h1 font-serif font-semibold tracking-[-0.02em] wrap-anywhere'
                  : 'sr-only'
              }
            >
              {page?.material.title ?? messages.loading}
            </h1>
            {page && <RenameButton page={page} />}
          </div>
          {page ? (
            <Facts page={page} calendar={{ now, timeZone: user.timeZone }} />
          ) : (
            <>
              <Skeleton className="h-9 w-80 max-w-full" />
              <Skeleton className="h-11 w-64 max-w-full" />
            </>
          )}
        </div>
        {page && <Actions page={page} uid={user.uid} />}
      </div>
    </div>
  );
}

function RenameButton({ page: { material } }: { page: MaterialPage }) {
  const dialogs = useMaterialDialogs(nothingSelected);
  return (
    <>
      <Button
        variant="ghost"
        isIconOnly
        aria-label={messages.rename}
        onClick={() => dialogs.open('rename', material)}
      >
        <Icon icon={Pencil} />
      </Button>
      <MaterialDialogs {...dialogs} />
    </>
  );
}

const nothingSelected = { selected: [], onChange: () => undefined };

function Facts({ page: { material }, calendar }: { page: MaterialPage; calendar: Calendar }) {
  // The list knows the other subjects.
  const { data } = useInfiniteQuery(materialsQuery({ search: '', order: 'last-used' }));
  const subjects = data?.pages[0]?.subjects.map(({ name }) => name) ?? [];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <SubjectMenu material={material} subjects={subjects} />
      <p className="type-sm text-ink-2">
        {messages.origin(describeOrigin(material), writeLastUsed(material.lastUsedAt, calendar))}
      </p>
    </div>
  );
}

function Actions({ page, uid }: { page: MaterialPage; uid: string }) {
  const { makeTest, makeCards, mark } = useStartMaking(uid, page);
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full">
      <Button variant="primary" onClick={makeTest} className="max-md:w-full">
        {messages.makeTest}
      </Button>
      <Button onClick={makeCards} className="max-md:flex-1">
        {messages.makeCards}
      </Button>
      <Button onClick={mark} className="max-md:flex-1">
        <Icon icon={Highlighter} />
        {messages.mark}
      </Button>
    </div>
  );
}
