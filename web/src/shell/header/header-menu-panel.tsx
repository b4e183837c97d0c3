import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { menuPanelClass } from '../../ui/navigation/menu.tsx';
import { keepMovedFocus } from './keep-moved-focus.ts';

type HeaderMenuPanelProps = {
  /** It was opened by a key as it arrived, which Radix has not seen. */
  isByKeyboard: boolean;
  align: 'start' | 'end';
  className: string;
  children: ReactNode;
};

/** A menu's rows beside their button, not at the end of the page: they belong to the header's landmark. */
export function HeaderMenuPanel({
  isByKeyboard,
  align,
  className,
  children,
}: HeaderMenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // The keyboard expects to stand on the first row.
  useEffect(() => {
    if (isByKeyboard) panel.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [isByKeyboard]);
  return (
    <DropdownMenu.Content
      ref={panel}
      align={align}
      sideOffset={8}
      collisionPadding={12}
      onCloseAutoFocus={keepMovedFocus}
      className={classNames(
        menuPanelClass,
        'z-30 transition-opacity duration-(--d1) starting:opacity-0',
        // At 200 % zoom a window is lower than a menu.
        'max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto',
        className,
      )}
    >
      {children}
    </DropdownMenu.Content>
  );
}
