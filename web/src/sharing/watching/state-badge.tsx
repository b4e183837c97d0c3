import type { AssignmentState } from '@engram/core/sharing/assignment.ts';
import { Lock } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { liveMessages as messages } from './messages.ts';

export function StateBadge({ state }: { state: AssignmentState }) {
  const isOpen = state === 'open';
  return (
    <Badge tone={isOpen ? 'blue' : 'neutral'}>
      {isOpen && <span aria-hidden="true" className="size-2 rounded-full bg-petrol" />}
      {(state === 'closed' || state === 'late') && <Icon icon={Lock} size="small" />}
      {messages.states[state]}
    </Badge>
  );
}
