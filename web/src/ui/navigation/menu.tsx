import { Check, type LucideIcon } from 'lucide-react';
import { DropdownMenu, Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

/** Not modal: opening a menu in the header must not freeze and shift the page. */
export function Menu(props: Omit<ComponentProps<typeof DropdownMenu.Root>, 'modal'>) {
  return <DropdownMenu.Root {...props} modal={false} />;
}

/** Wraps one button. */
export function MenuTrigger({ children }: { children: ReactNode }) {
  return <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>;
}

/** Beside its button, not at the end of the page: the rows belong to the button's landmark. */
export function MenuContent({ className, ...props }: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Content
      align="end"
      sideOffset={8}
      collisionPadding={12}
      {...props}
      className={classNames(
        menuPanelClass,
        // Over messages, too: one that came a moment ago would hide what was opened since.
        'z-70 transition-opacity duration-(--d1) starting:opacity-0',
        // At 400 % zoom a window is lower and narrower than a menu.
        'max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) overflow-y-auto',
        className,
      )}
    />
  );
}

type MenuItemProps = ComponentProps<typeof DropdownMenu.Item> & {
  icon?: LucideIcon;
  /** SOON, for a row that is disabled. */
  tag?: ReactNode;
};

/** With asChild its one child is the row, so that a row can be a link. */
export function MenuItem({
  icon,
  tag,
  disabled = false,
  className,
  children,
  ...props
}: MenuItemProps) {
  return (
    <DropdownMenu.Item
      {...props}
      // Not Radix's `disabled`: the arrow keys would jump over a row that others can read.
      {...(disabled && { 'aria-disabled': true, onClick: doNothing })}
      className={classNames(menuItemClass, className)}
    >
      {icon && <Icon icon={icon} className="text-ink-3" />}
      <Slot.Slottable>{children}</Slot.Slottable>
      {tag !== undefined && <span className="ms-auto flex ps-2">{tag}</span>}
    </DropdownMenu.Item>
  );
}

/** Radix selects a row, and closes the menu, by a click that was not prevented. */
function doNothing(event: MouseEvent) {
  event.preventDefault();
}

type MenuChoicesProps = Pick<
  ComponentProps<typeof DropdownMenu.RadioGroup>,
  'value' | 'onValueChange' | 'children'
>;

/** Rows of which one holds. */
export function MenuChoices(props: MenuChoicesProps) {
  return <DropdownMenu.RadioGroup {...props} />;
}

export function MenuChoice({ value, children }: { value: string; children: ReactNode }) {
  return (
    <DropdownMenu.RadioItem value={value} className={menuItemClass}>
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <DropdownMenu.ItemIndicator className="ms-auto flex ps-2 text-petrol">
        <Icon icon={Check} />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  );
}

export function MenuCaption({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className={menuCaptionClass}>{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className={menuSeparatorClass} />;
}

export const menuPanelClass =
  'min-w-60 rounded-option border border-line bg-raised p-1.5 type-ui shadow-e3';

export const menuItemClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-[9px] px-2.5 py-1.5 text-start font-medium text-ink no-underline data-highlighted:bg-sunken focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-petrol focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 forced-colors:aria-disabled:text-unavailable';

export const menuCaptionClass = 'truncate px-2.5 pt-2 pb-1 type-xs font-semibold text-ink-3';

export const menuSeparatorClass = 'mx-1 my-1.5 h-px bg-line forced-colors:bg-drawn';
