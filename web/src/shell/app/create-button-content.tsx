import { Plus } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { messages } from '../messages.ts';

export function CreateButtonContent() {
  return (
    <>
      <Icon icon={Plus} />
      {messages.studyTools}
    </>
  );
}

/** On a phone the tab bar has the button. */
export const createButtonClass =
  'max-md:hidden aria-busy:cursor-progress data-[state=open]:border-line-strong';
