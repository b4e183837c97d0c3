import type { ShareReport } from '@engram/core/sharing/share.ts';
import { Card } from '../../ui/card.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/navigation/tabs.tsx';
import { reportMessages as messages } from './messages.ts';
import { QuestionReport } from './question-report.tsx';
import { TakerTable } from './taker-table.tsx';
import type { ReportTab } from './use-report-place.ts';

type ReportTabsProps = {
  report: ShareReport;
  timeZone: string;
  tab: ReportTab;
  onTab: (tab: ReportTab) => void;
};

export function ReportTabs({ report, timeZone, tab, onTab }: ReportTabsProps) {
  return (
    // Its header row has a ground of its own.
    <Card className="overflow-hidden">
      <Tabs
        value={tab}
        onValueChange={(value) => onTab(value === 'takers' ? 'takers' : 'questions')}
      >
        <TabList aria-label={messages.tabs} className="px-3">
          <Tab value="questions">{messages.perQuestion}</Tab>
          <Tab value="takers">{messages.perTaker}</Tab>
        </TabList>
        <TabPanel value="questions">
          <QuestionReport report={report} timeZone={timeZone} />
        </TabPanel>
        <TabPanel value="takers">
          <TakerTable report={report} timeZone={timeZone} />
        </TabPanel>
      </Tabs>
    </Card>
  );
}
