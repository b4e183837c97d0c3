import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { product } from '@engram/core/product.ts';
import { themeMessages } from '../theme/messages.ts';
import { ThemeControl } from '../theme/theme-control.tsx';
import { HomeLink } from './header/home-link.tsx';
import { footerMessages } from './messages.ts';

export function SiteFooter() {
  return (
    <footer className="border-t border-line pt-12 pb-8 type-sm text-ink-2">
      <div className="wrap grid gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
          <div className="grid content-start justify-items-start gap-2">
            <HomeLink />
            <p className="max-w-[26ch]">{footerMessages.tagline}</p>
          </div>
          <LinkColumn title={footerMessages.quickLinks} links={quickLinks} />
          <LinkColumn title={footerMessages.legal} links={legalLinks} />
          <Column title={footerMessages.contact}>
            <p>
              <a href={`mailto:${product.supportMailbox}`} className={linkClass}>
                {product.supportMailbox}
              </a>
            </p>
            <p className="py-1">{product.supportHours}</p>
          </Column>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p className="text-ink-3">{footerMessages.copyright}</p>
          <div className="noscript:hidden">
            <ThemeControl labels={themeMessages} />
          </div>
        </div>
      </div>
    </footer>
  );
}

type LinkColumnProps = { title: string; links: readonly { label: string; to: string }[] };

function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <Column title={title}>
        <ul>
          {links.map(({ label, to }) => (
            <li key={label}>
              <Link to={to} className={linkClass}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Column>
    </nav>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-[640] text-ink">{title}</h2>
      {children}
    </div>
  );
}

const quickLinks = [
  { label: footerMessages.features, to: paths.features },
  { label: footerMessages.pricing, to: paths.pricing },
  { label: footerMessages.contact, to: paths.contact },
  { label: footerMessages.faq, to: paths.faq },
];

const legalLinks = [
  { label: footerMessages.privacy, to: paths.privacy },
  { label: footerMessages.terms, to: paths.terms },
];

const linkClass =
  'inline-block py-1 wrap-anywhere text-ink-2 no-underline hover:text-ink hover:underline';
