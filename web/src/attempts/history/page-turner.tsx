import { Button } from '../../ui/button.tsx';
import { historyMessages as messages } from './messages.ts';

type PageTurnerProps = {
  page: number;
  pageSize: number;
  total: number;
  onTurn: (page: number) => void;
};

/** Below a list that has more than one page. */
export function PageTurner({ page, pageSize, total, onTurn }: PageTurnerProps) {
  if (total <= pageSize) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav
      aria-label={messages.pages}
      className="flex items-center justify-between gap-3 border-t border-line px-6 py-3 max-md:px-4.5"
    >
      <span className="type-xs text-ink-3">{messages.range(first, last, total)}</span>
      <span className="flex gap-1.5">
        {/* Not disabled: the keyboard would lose its place at the last page. */}
        <Button size="small" isPaused={page === 1} onClick={() => onTurn(page - 1)}>
          {messages.previous}
        </Button>
        <Button size="small" isPaused={last === total} onClick={() => onTurn(page + 1)}>
          {messages.next}
        </Button>
      </span>
    </nav>
  );
}
