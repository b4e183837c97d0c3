import { StudyToolsButton } from './study-tools-button.tsx';
import { useMenuPart } from './use-menu-part.ts';

export function StudyToolsMenu() {
  const { menu, button } = useMenuPart(() => import('./study-tools-panel.tsx'));
  if (!menu) return <StudyToolsButton {...button} />;
  return <menu.module.StudyToolsPanel isByKeyboard={menu.isByKeyboard} />;
}
