import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { menuPanelClass } from '../ui/menu.tsx';
import { keepMovedFocus } from './keep-moved-focus.ts';

type HeaderMenuPanelProps = { align: 'start' | 'end'; className: string; children: ReactNode };

/** A menu's rows beside their button, not at the end of the page: they belong to the header's landmark. */
export function HeaderMenuPanel({ align, className, children }: HeaderMenuPanelProps) {
  return (
    <DropdownMenu.Content
      align={align}
      sideOffset={8}
      collisionPadding={12}
      onCloseAutoFocus={keepMovedFocus}
      className={classNames(
        menuPanelClass,
        'z-30 transition-opacity duration-(--d1) starting:opacity-0',
        className,
      )}
    >
      {children}
    </DropdownMenu.Content>
  );
}
