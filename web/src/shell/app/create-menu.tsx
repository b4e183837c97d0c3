import { useMenuPart } from '../header/use-menu-part.ts';
import { CreateButton } from './create-button.tsx';

/** Signed in, 'AI Study Tools' is the menu to create. */
export function CreateMenu() {
  const { menu, button } = useMenuPart(() => import('./create-panel.tsx'));
  if (!menu) return <CreateButton {...button} />;
  return <menu.module.CreatePanel isByKeyboard={menu.isByKeyboard} />;
}
