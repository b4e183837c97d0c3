import { Card } from '../../../ui/card.tsx';
import { previewMessages } from '../messages.ts';
import { listPreview, SummaryRows } from '../summary-rows.tsx';
import { useFlow } from '../use-flow.ts';

/** What is about to be made. */
export function PreviewAside({ model }: { model: string | undefined }) {
  const { flow } = useFlow();
  return (
    <aside className="lg:sticky lg:top-23">
      <Card
        as="section"
        padding="small"
        aria-label={previewMessages.summary}
        className="grid grid-cols-[minmax(0,1fr)] gap-2.5"
      >
        <h2 className="type-h3 wrap-anywhere">{flow.testName}</h2>
        <SummaryRows rows={listPreview(flow.testConfig, model)} />
      </Card>
    </aside>
  );
}
