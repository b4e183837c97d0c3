import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';
import { Icon } from '../ui/icon.tsx';

type BackLinkProps = Pick<LinkProps, 'to' | 'children'>;

/** Above the heading of a page: to what it belongs to. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-7 max-w-full tall-target items-center gap-1.25 justify-self-start rounded-tag py-1 text-sm font-semibold text-petrol no-underline hover:underline focus-visible:shadow-focus"
    >
      <Icon icon={ArrowLeft} size="small" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </Link>
  );
}
