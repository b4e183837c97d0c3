import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { useMenuPart } from '../header/use-menu-part.ts';
import { createButtonClass, CreateButtonContent } from './create-button-content.tsx';

/** Signed in, 'AI Study Tools' is the menu to create. */
export function CreateMenu() {
  const { menu, button } = useMenuPart(() => import('./create-panel.tsx'));
  if (!menu) return <CreateButton {...button} />;
  return <menu.module.CreatePanel isByKeyboard={menu.isByKeyboard} />;
}

export function CreateButton(props: ComponentProps<'button'>) {
  return (
    <Button {...props} className={createButtonClass}>
      <CreateButtonContent />
    </Button>
  );
}
