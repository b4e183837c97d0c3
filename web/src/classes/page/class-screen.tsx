import { useQuery } from '@tanstack/react-query';
import { type MetaDescriptor, useParams } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/navigation/tabs.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { listMessages, pageMessages as messages } from '../messages.ts';
import { classQuery } from '../queries.ts';
import { Roster } from '../roster/roster.tsx';
import { GradebookView } from '../gradebook/gradebook-view.tsx';
import { ClassHead } from './class-head.tsx';
import { ClassTests } from './class-tests.tsx';
import { CodeCard } from './code-card.tsx';
import { GiveButton } from './give-button.tsx';
import { TopicsCard } from './topics-card.tsx';
import { readTab, useClassTab } from './use-class-tab.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: listMessages.documentTitle }];
}

/** One class, for its teacher. */
export default function ClassScreen() {
  const { classId = '' } = useParams();
  const user = useUser();
  const { data: taught, error, isFetching, refetch } = useQuery(classQuery(classId));
  const [tab, turnTo] = useClassTab();
  if (!user) return null;
  if (!taught) {
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
  const { timeZone } = user;
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-5 pt-5">
      <title>{messages.documentTitle(taught.name)}</title>
      <ClassHead taught={taught}>{tab === 'tests' && <GiveButton classId={taught.id} />}</ClassHead>
      <Tabs
        value={tab}
        onValueChange={(value) => turnTo(readTab(value))}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <TabList aria-label={messages.tabs}>
          <Tab value="tests">{messages.tests}</Tab>
          <Tab value="gradebook">{messages.gradebook}</Tab>
          <Tab value="students">{messages.roster}</Tab>
        </TabList>
        <TabPanel value="tests">
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <ClassTests taught={taught} timeZone={timeZone} />
            <aside className="grid gap-5">
              <CodeCard taught={taught} />
              <TopicsCard classId={taught.id} />
            </aside>
          </div>
        </TabPanel>
        <TabPanel value="gradebook">
          <GradebookView taught={taught} timeZone={timeZone} />
        </TabPanel>
        <TabPanel value="students">
          <Roster taught={taught} timeZone={timeZone} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
