import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { testMessages as messages } from '../messages.ts';
import { ChooseTestDialog } from './choose-test-dialog.tsx';

export function GiveButton({ classId }: { classId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Icon icon={Plus} />
        {messages.give}
      </Button>
      <ChooseTestDialog classId={classId} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
