import type { User } from '@engram/core/accounts/user.ts';
import type { MetaDescriptor } from 'react-router';
import { useUser } from '../accounts/session/session.tsx';
import { PageSkeleton } from '../ui/states/page-skeleton.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { FirstVisit } from './first-visit/first-visit.tsx';
import { ExamOffer } from './exam-offer.tsx';
import { dashboardMessages as messages } from './messages.ts';
import { ReturnVisit } from './return-visit.tsx';
import { useToday } from './use-today.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** Today, the home of signed-in users [ROUTE-11] (D33). */
export default function DashboardScreen() {
  const user = useUser();
  return user && <Today user={user} />;
}

function Today({ user }: { user: User }) {
  const today = useToday(user.uid);
  if (today.isPending) return <PageSkeleton label={messages.loading} />;
  const { facts, due, resumable } = today;
  const isFirst = facts?.isFirstVisit === true && !resumable && (due?.counts.left ?? 0) === 0;
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6">
      {facts?.canConfirmEmail === true && <ConfirmEmail email={user.email} />}
      {facts?.asksForExam === true && <ExamOffer />}
      {isFirst ? (
        <FirstVisit user={user} waiting={facts.waiting} />
      ) : (
        <ReturnVisit user={user} today={today} />
      )}
    </div>
  );
}
