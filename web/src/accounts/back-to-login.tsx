import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';

const label = 'Back to login';

export function BackToLogin() {
  return (
    <Link
      to={paths.logIn}
      className="inline-flex min-h-7 items-center gap-1.25 justify-self-start rounded-tag py-1 type-sm font-semibold no-underline hover:underline"
    >
      <Icon icon={ArrowLeft} size="small" />
      {label}
    </Link>
  );
}
