import { product } from '@engram/core/product.ts';
import { ArrowRight, Clock, type LucideIcon, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { contactCopy as copy } from './contact-copy.ts';

/** The other ways to an answer. */
export function ContactAside() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:pt-1">
      <Card padding="small" className="grid gap-4">
        <Way icon={Mail} title={copy.mailbox}>
          <a
            href={`mailto:${product.supportMailbox}`}
            // A finger needs 44 px; the words stay where they would be without them.
            className="-my-2 inline-flex min-h-11 items-center font-medium wrap-anywhere no-underline hover:underline"
          >
            {product.supportMailbox}
          </a>
        </Way>
        <Way icon={Clock} title={copy.hours} className="border-t border-line pt-4">
          <p className="text-ink-2">{product.supportHours}</p>
        </Way>
      </Card>
      <Link
        to={paths.faq}
        className="flex items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 py-4.5 text-ink no-underline shadow-e1 transition-colors duration-(--d1) hover:border-line-strong focus-visible:shadow-focus"
      >
        <span className="grid">
          <span className="font-semibold">{copy.faq.title}</span>
          <span className="type-sm text-ink-2">{copy.faq.lead}</span>
        </span>
        <Icon icon={ArrowRight} />
      </Link>
    </div>
  );
}

type WayProps = { icon: LucideIcon; title: string; className?: string; children: ReactNode };

function Way({ icon, title, className, children }: WayProps) {
  return (
    <div className={classNames('flex items-start gap-3 type-sm', className)}>
      <Icon icon={icon} className="text-petrol" />
      <div className="min-w-0">
        <h2 className="font-semibold">{title}</h2>
        {children}
      </div>
    </div>
  );
}
