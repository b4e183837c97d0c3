import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { ExportTask } from './export-task.tsx';
import { deletionMessages as messages } from './messages.ts';
import { SettingTask } from './setting-row.tsx';
import { SettingSection } from './setting-section.tsx';
import { useStartExport } from './use-start-export.ts';

export function AccountSection({ timeZone }: { timeZone: string }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const start = useStartExport();
  return (
    <SettingSection title={messages.section}>
      <ExportTask start={start} timeZone={timeZone} />
      <SettingTask
        title={messages.title}
        text={messages.text}
        action={
          <Button variant="danger" size="small" onClick={() => setIsDeleting(true)}>
            {messages.open}
          </Button>
        }
      >
        <DeleteAccountDialog
          isOpen={isDeleting}
          onClose={() => setIsDeleting(false)}
          onExport={() => start.mutate()}
        />
      </SettingTask>
    </SettingSection>
  );
}
