import { useQuery } from '@tanstack/react-query';
import { Link, type MetaDescriptor, useParams } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { isMissing } from '../../attempts/history/is-missing.ts';
import { readFailure } from '../../http/read-failure.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { testFrom } from '../../materials/library/test-from.ts';
import { textActionClass } from '../../ui/text-button.tsx';
import { materialPageQuery } from '../../materials/library/queries.ts';
import { CoverageLine } from './coverage-line.tsx';
import { CoveredText } from './covered-text.tsx';
import { MadeFromIt } from './made-from-it.tsx';
import { MaterialHead } from './material-head.tsx';
import { coverageMessages, pageMessages as messages } from './messages.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** One text with everything that was made of it, and what of it was asked about. */
export default function MaterialScreen() {
  const { materialId = '' } = useParams();
  const user = useUser();
  const query = useQuery(materialPageQuery(materialId));
  const { data: page, error } = query;
  if (!user) return null;
  if (!page && error) {
    return (
      <FailedMaterial
        error={error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const open = page ? page.sentenceCount - page.covered.length : 0;
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
      <MaterialHead page={page} user={user} now={query.dataUpdatedAt} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_336px]">
        {page ? (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <CoverageLine covered={page.covered} sentenceCount={page.sentenceCount} />
              <CoveredText
                id={page.material.id}
                text={page.text}
                format={page.material.format}
                covered={page.covered}
              />
            </div>
            <aside className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <MadeFromIt topics={page.topics} tests={page.tests} sets={page.sets} />
              {page.covered.length > 0 && open > 0 && (
                <p className="flex flex-wrap items-center gap-x-3 px-1 type-sm text-ink-2">
                  {coverageMessages.left(open)}
                  <Link {...testFrom(page.material)} className={textActionClass}>
                    {coverageMessages.another}
                  </Link>
                </p>
              )}
            </aside>
          </>
        ) : (
          <>
            <Skeleton shape="block" className="h-96" />
            <Skeleton shape="block" className="h-64" />
          </>
        )}
      </div>
    </div>
  );
}

type FailedMaterialProps = { error: Error; isBusy: boolean; onRetry: () => void };

function FailedMaterial({ error, isBusy, onRetry }: FailedMaterialProps) {
  const isGone = isMissing(error);
  return (
    <div className="wrap page-block">
      <ErrorState
        level={1}
        title={isGone ? messages.missing : messages.notLoaded}
        text={isGone ? messages.missingHint : readFailure(error, messages.unknownFailure)}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Link
              to={paths.materials}
              className={buttonClass({ variant: isGone ? 'primary' : 'secondary' })}
            >
              {messages.backToAll}
            </Link>
            {!isGone && (
              <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
                {messages.retry}
              </Button>
            )}
          </span>
        }
      />
    </div>
  );
}
