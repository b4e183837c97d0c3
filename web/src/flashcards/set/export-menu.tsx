import type { CardSet } from '@engram/core/flashcards/card-set.ts';
import { writeCardsCsv, writeCardsTsv } from '@engram/core/flashcards/write-cards.ts';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download, FileText, Table } from 'lucide-react';
import { saveFile } from '../../http/download.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../ui/navigation/menu.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { unknownFailure } from '../messages.ts';
import { askAllCards } from '../queries.ts';
import { exportMessages as messages } from './messages.ts';

/** All cards of the set, also those that are not on the screen. */
export function ExportMenu({ set }: { set: Pick<CardSet, 'id' | 'name'> }) {
  const { showError } = useToasts();
  const exporting = useMutation({
    async mutationFn(kind: keyof typeof kinds) {
      const { write, type, ending } = kinds[kind];
      const cards = await askAllCards(set.id);
      saveFile(new Blob([write(cards)], { type }), `${nameFile(set.name)}.${ending}`);
    },
    onError: (error) => showError(messages.failed(readFailure(error, unknownFailure))),
  });
  return (
    <Menu>
      <MenuTrigger>
        <Button isBusy={exporting.isPending}>
          {!exporting.isPending && <Icon icon={Download} />}
          {messages.menu}
          <Icon icon={ChevronDown} size="small" />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem icon={Table} onSelect={() => exporting.mutate('csv')}>
          {messages.csv}
        </MenuItem>
        <MenuItem icon={FileText} onSelect={() => exporting.mutate('tsv')}>
          {messages.tsv}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

const kinds = {
  csv: { write: writeCardsCsv, type: 'text/csv;charset=utf-8', ending: 'csv' },
  // Not .tsv: that would open in a spreadsheet, which takes some fronts for formulas.
  tsv: { write: writeCardsTsv, type: 'text/plain;charset=utf-8', ending: 'txt' },
} as const;

/** Without signs that some systems do not allow in names. */
function nameFile(name: string): string {
  return name.replaceAll(/[\p{Cc}"*/:<>?\\|]+/gu, '-').replace(/^\.+/u, '') || 'flashcards';
}
