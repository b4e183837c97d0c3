import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { createButtonClass, CreateButtonContent } from './create-button-content.tsx';

export function CreateButton(props: ComponentProps<'button'>) {
  return (
    <Button {...props} className={createButtonClass}>
      <CreateButtonContent />
    </Button>
  );
}
