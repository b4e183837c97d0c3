import { useQuery } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { Link, type MetaDescriptor, useParams } from 'react-router';
import { ownZone } from '../../sharing/taking/intro/own-zone.ts';
import { ApiError } from '../../http/api-error.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { BarePage } from '../bare-page.tsx';
import { joiningMessages } from '../joining/joining-messages.ts';
import { findKeptClass, type KeptClass } from '../joining/kept-classes.ts';
import { membershipQuery, ownTestsQuery } from '../joining/member-queries.ts';
import { LoadFailed } from '../load-failed.tsx';
import { AboutYou } from './about-you.tsx';
import { KeepResults } from './keep-results.tsx';
import { memberMessages as messages } from './membership-messages.ts';
import { OwnTests } from './own-tests.tsx';

export const handle = { hidesHeader: true, hidesFooter: true };

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }, { name: 'robots', content: 'noindex' }];
}

/** A member's tests: what is to do, what is handed in, and whose answers are ready. */
export default function MyClassScreen() {
  const { classId = '' } = useParams();
  const kept = findKeptClass(classId);
  return kept ? <MyClass key={kept.token} kept={kept} /> : <Gone />;
}

function MyClass({ kept }: { kept: KeptClass }) {
  const membership = useQuery(membershipQuery(kept));
  const tests = useQuery(ownTestsQuery(kept));
  const failure = membership.error ?? tests.error;
  if (membership.data && tests.data) {
    const { class: joined, name } = membership.data;
    const calendar = { now: Date.parse(tests.data.now), timeZone: ownZone() };
    return (
      <BarePage badge={<NameBadge words={`${name} · ${joined.name}`} />}>
        <div className="wrap grid w-full max-w-190 grid-cols-[minmax(0,1fr)] content-start gap-8 pt-5 pb-12">
          <div className="grid gap-1">
            <h1 className="type-h1">{messages.title}</h1>
            <p className="wrap-anywhere text-ink-2">
              {[joined.name, joiningMessages.by(joined.teacher, joined.school)].join(' · ')}
            </p>
          </div>
          <OwnTests classId={kept.classId} tests={tests.data.tests} calendar={calendar} />
          <KeepResults tests={tests.data.tests} />
          <AboutYou
            kept={kept}
            membership={membership.data}
            tests={tests.data.tests}
            calendar={calendar}
          />
        </div>
      </BarePage>
    );
  }
  if (failure instanceof ApiError && failure.status === 404) return <Gone />;
  return (
    <BarePage badge={<NameBadge words={kept.name} />}>
      {failure ? (
        <LoadFailed
          level={1}
          title={messages.notLoaded}
          error={failure}
          isBusy={membership.isFetching || tests.isFetching}
          onRetry={() => {
            void membership.refetch();
            void tests.refetch();
          }}
        />
      ) : (
        <PageSkeleton label={messages.loading} />
      )}
    </BarePage>
  );
}

function NameBadge({ words }: { words: string }) {
  return (
    <Badge className="min-h-8! max-w-[60%] px-3!">
      <Icon icon={UserCheck} size="small" />
      <span className="truncate">{words}</span>
    </Badge>
  );
}

/** Removed, erased, given new words, or the class has ended: what is known here is of no use. */
function Gone() {
  return (
    <BarePage>
      <ErrorState
        level={1}
        title={messages.gone}
        text={messages.goneText}
        action={
          <Link to={paths.join} className={buttonClass({ variant: 'primary' })}>
            {messages.join}
          </Link>
        }
      />
    </BarePage>
  );
}
