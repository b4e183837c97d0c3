import type { Class } from '@engram/core/classes/class.ts';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer, Scale } from 'lucide-react';
import { useState } from 'react';
import { openPrintWindow } from '../../attempts/exporting/print-window.ts';
import { saveFile } from '../../http/download.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { bookMessages as messages, slipMessages } from '../messages.ts';
import { gradebookQuery } from '../queries.ts';
import { GradebookTable } from './gradebook-table.tsx';
import { Legend } from './legend.tsx';
import { WeightsDialog } from './weights-dialog.tsx';
import { writeGradebookCsv } from './write-gradebook-csv.ts';

type GradebookViewProps = { taught: Class; timeZone: string };

/** Everybody in every test: what they have, and how it goes. */
export function GradebookView({ taught, timeZone }: GradebookViewProps) {
  const { data: book, error, isFetching, refetch } = useQuery(gradebookQuery(taught.id));
  const [isWeighing, setWeighing] = useState(false);
  const { showError } = useToasts();
  if (!book) {
    if (!error) return <PageSkeleton label={messages.loading} />;
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
  if (book.tests.length === 0) {
    return (
      <Card>
        <EmptyState title={messages.none.title} text={messages.none.text} />
      </Card>
    );
  }

  function save() {
    if (!book) return;
    const csv = writeGradebookCsv(book, timeZone);
    const name = taught.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), messages.fileName(name));
  }

  function print() {
    if (!book) return;
    try {
      openPrintWindow({
        title: messages.printTitle(taught.name),
        page: (
          <div className="printed-sheet grid gap-4">
            <h1 className="type-h2">{messages.printTitle(taught.name)}</h1>
            <Legend />
            <GradebookTable book={book} timeZone={timeZone} />
          </div>
        ),
      });
    } catch {
      showError(slipMessages.failed);
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => setWeighing(true)}>
          <Icon icon={Scale} />
          {messages.weights}
        </Button>
        <Button onClick={save}>
          <Icon icon={Download} />
          {messages.export}
        </Button>
        <Button onClick={print}>
          <Icon icon={Printer} />
          {messages.print}
        </Button>
      </div>
      <Card
        as="section"
        className="overflow-hidden"
        header={
          <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 className="type-h3">{messages.title(book.tests.length)}</h2>
            <Legend />
          </div>
        }
      >
        {/* A region that scrolls has to be reached by keyboard. */}
        <div
          role="region"
          aria-label={messages.label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="overflow-x-auto focus-visible:inset-ring-2 focus-visible:inset-ring-petrol"
        >
          <GradebookTable book={book} classId={taught.id} timeZone={timeZone} />
        </div>
      </Card>
      <WeightsDialog
        classId={taught.id}
        tests={book.tests}
        isOpen={isWeighing}
        onClose={() => setWeighing(false)}
      />
    </div>
  );
}
