import { ChevronDown, Download, FileCheck, FileText, Table } from 'lucide-react';
import { PicturesFrom, usePictureSource } from '../../pictures/picture-source.tsx';
import { useUser } from '../../accounts/session/session.tsx';
import { saveFile } from '../../http/download.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import {
  Menu,
  MenuCaption,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '../../ui/navigation/menu.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import type { ExportSheet } from './export-sheet.ts';
import { exportMessages as messages } from './messages.ts';
import { openPrintWindow } from './print-window.ts';
import { PrintedSheet } from './printed-sheet.tsx';
import { nameCsv, writeCsv } from './write-csv.ts';

export function ExportMenu({ sheet }: { sheet: ExportSheet }) {
  return (
    <Menu>
      <MenuTrigger>
        <Button>
          <Icon icon={Download} />
          {messages.menu}
          <Icon icon={ChevronDown} size="small" />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <ExportItems sheet={sheet} />
      </MenuContent>
    </Menu>
  );
}

/** Rows of a menu; everything is made here, in the browser [EXP-01]. */
export function ExportItems({ sheet }: { sheet: ExportSheet }) {
  const user = useUser();
  const { showError } = useToasts();
  const pictures = usePictureSource();

  function attempt(exportIt: () => void) {
    try {
      exportIt();
    } catch {
      showError(messages.failed); // [EXP-16]
    }
  }

  function print(hasKey: boolean) {
    const timeZone = user?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    const page = (
      <PicturesFrom source={pictures}>
        <PrintedSheet sheet={sheet} hasKey={hasKey} timeZone={timeZone} />
      </PicturesFrom>
    );
    attempt(() => openPrintWindow({ title: sheet.title, page }));
  }

  function saveCsv(withAnswers: boolean) {
    attempt(() => {
      const csv = new Blob([writeCsv(sheet, { withAnswers })], { type: 'text/csv;charset=utf-8' });
      saveFile(csv, nameCsv(new Date(), { withAnswers }));
    });
  }

  return (
    <>
      <MenuCaption>{messages.menu}</MenuCaption>
      <MenuItem icon={FileCheck} onSelect={() => print(true)}>
        {messages.withKey}
      </MenuItem>
      <MenuItem icon={FileText} onSelect={() => print(false)}>
        {messages.questionsOnly}
      </MenuItem>
      {sheet.results && (
        <>
          <MenuSeparator />
          <MenuCaption>{messages.csvCaption}</MenuCaption>
          <MenuItem icon={Table} onSelect={() => saveCsv(true)}>
            {messages.csvWithAnswers}
          </MenuItem>
          <MenuItem icon={Table} onSelect={() => saveCsv(false)}>
            {messages.csvWithoutAnswers}
          </MenuItem>
        </>
      )}
    </>
  );
}
