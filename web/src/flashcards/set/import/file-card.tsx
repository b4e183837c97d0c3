import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { KindTile } from '../../../ui/kind-tile.tsx';
import { importMessages as messages } from './messages.ts';
import type { CardTable } from './read-cards.ts';

type FileCardProps = {
  table: CardTable;
  /** As long as it can be. */
  onReplace?: () => void;
};

export function FileCard({ table, onReplace }: FileCardProps) {
  const { name, rows, columnCount, encoding } = table;
  const kind = encoding === undefined ? 'TXT' : (name.split('.').at(-1) ?? '').toUpperCase();
  return (
    <Card
      isFlat
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 py-2.5 ps-4 pe-3.5"
    >
      <KindTile kind={kind.slice(0, 4)} className="bg-sunken" />
      <div className="grid min-w-0 gap-0.5">
        <span className="truncate font-semibold" title={name}>
          {name}
        </span>
        <span className="type-xs text-ink-3">
          {messages.facts(rows.length, columnCount, encoding)}
        </span>
      </div>
      {onReplace && (
        <Button size="small" onClick={onReplace}>
          {messages.replace}
        </Button>
      )}
    </Card>
  );
}
