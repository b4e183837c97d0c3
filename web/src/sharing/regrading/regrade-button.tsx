import type { ReportedQuestion } from '@engram/core/sharing/share.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { regradeMessages as messages } from './messages.ts';
import { RegradeDialog } from './regrade-dialog.tsx';

type RegradeButtonProps = { code: string; reported: ReportedQuestion; timeZone: string };

/** Plain where nothing speaks against the key. */
export function RegradeButton({ code, reported, timeZone }: RegradeButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = {
    'aria-label': messages.openOf(reported.number),
    onClick: () => setIsOpen(true),
  };
  return (
    <>
      {reported.isSuspect ? (
        <Button size="small" {...button}>
          {messages.open}
        </Button>
      ) : (
        <TextButton {...button}>{messages.open}</TextButton>
      )}
      <RegradeDialog
        code={code}
        reported={reported}
        timeZone={timeZone}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
