import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { dashboardMessages } from './messages.ts';
import { tileClass } from './tile-class.ts';

const messages = dashboardMessages.create;

export function CreateTile() {
  return (
    <Link to={paths.create} className={tileClass}>
      <Icon icon={Plus} size="large" className="text-petrol" />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{messages.title}</span>{' '}
        <span className="type-xs text-ink-2">{messages.text}</span>
      </span>
    </Link>
  );
}
