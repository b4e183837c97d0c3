import type { News as Item } from '@engram/core/dashboard/api.ts';
import { ArrowRight, Inbox } from 'lucide-react';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { newsMessages as messages } from '../messages.ts';

const shown = 3;

/** What came while somebody was away; nothing where nothing came. */
export function News({ news }: { news: readonly Item[] }) {
  return (
    <Card as="section" aria-label={messages.region} className="px-5 py-1">
      <ul className="divide-y divide-line">
        {news.slice(0, shown).map(({ code, title, count }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            <Icon icon={Inbox} className="text-petrol" />
            <p className="min-w-40 flex-1 type-sm wrap-anywhere">
              {messages.results(count, title)}
            </p>
            <Link
              to={pathsOf.shareReport(code)}
              aria-label={messages.openReport(title)}
              className="inline-flex min-h-7 tall-target items-center gap-1.25 rounded-tag py-1 text-sm font-semibold text-petrol no-underline hover:underline focus-visible:shadow-focus"
            >
              {messages.open}
              <Icon icon={ArrowRight} size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
