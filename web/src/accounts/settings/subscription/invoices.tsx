import { plans } from '@engram/core/plans/catalogue.ts';
import type { Invoice } from '@engram/core/plans/subscription.ts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { writeDay } from '../write-time.ts';
import { Loadable } from './loadable.tsx';
import { invoiceMessages as messages } from './messages.ts';
import { invoicesQuery } from './queries.ts';

/** The latest invoices; nothing where there are none. */
export function Invoices({ timeZone }: { timeZone: string }) {
  const query = useQuery(invoicesQuery);
  if (query.data?.invoices.length === 0) return null;
  return (
    <Card
      as="section"
      aria-label={messages.title}
      className="overflow-hidden"
      header={<h2 className="type-h3">{messages.title}</h2>}
    >
      <Loadable
        query={query}
        loading={<InvoicesLoading />}
        notLoaded={messages.notLoaded}
        failureClass="border-t border-line px-6 py-4.5"
      >
        {({ invoices }) => (
          <DataTable
            label={messages.title}
            columns={listColumns(timeZone)}
            rows={invoices}
            rowKey={({ id }) => id}
            actions={{
              header: messages.download,
              cell: (invoice) => <PdfLink invoice={invoice} timeZone={timeZone} />,
            }}
          />
        )}
      </Loadable>
    </Card>
  );
}

function listColumns(timeZone: string): DataColumn<Invoice>[] {
  return [
    {
      id: 'date',
      header: messages.date,
      place: 'name',
      cell: ({ date }) => <span className="font-semibold">{writeDay(date, timeZone)}</span>,
    },
    {
      id: 'plan',
      header: messages.plan,
      place: 'wideOnly',
      cell: ({ plan }) => (
        <span className="type-sm text-ink-2">
          {plan !== null && messages.monthly(plans[plan].name)}
        </span>
      ),
    },
    {
      id: 'amount',
      header: messages.amount,
      place: 'score',
      cell: ({ amount, isPaid }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {cents.format(amount)}
          {!isPaid && <Badge tone="yellow">{messages.unpaid}</Badge>}
        </span>
      ),
    },
  ];
}

type PdfLinkProps = { invoice: Invoice; timeZone: string };

function PdfLink({ invoice: { pdfUrl, date }, timeZone }: PdfLinkProps) {
  if (pdfUrl === null) return null;
  return (
    <a href={pdfUrl} rel="noreferrer" className={buttonClass({ variant: 'ghost', size: 'small' })}>
      <Icon icon={Download} size="small" />
      <span>
        {messages.pdf} <span className="sr-only">{messages.pdfOf(writeDay(date, timeZone))}</span>
      </span>
    </a>
  );
}

function InvoicesLoading() {
  return (
    <div role="status" className="grid gap-4 border-t border-line px-6 py-5">
      <span className="sr-only">{messages.loading}</span>
      <Skeleton className="w-full" />
      <Skeleton className="w-full" />
    </div>
  );
}

/** As on the paper itself, with the cents. */
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
