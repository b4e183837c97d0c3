import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LayoutDashboard } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from './menu.tsx';
import { Tag } from '../tag.tsx';

const onSelect = vi.fn();
it('shows a disabled row with its tag, and it does nothing', async () => {
  await openMenu();
  const row = screen.getByRole('menuitem', { name: 'Endless AI Learning SOON' });
  await userEvent.click(row);
  expect(onSelect).not.toHaveBeenCalled();
  expect(row.getAttribute('aria-disabled')).toBe('true');
  expect(row.isConnected).toBe(true);
});

it('reports the chosen row and closes', async () => {
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('can have a link as a row, with its icon inside the link', async () => {
  await openMenu();
  const row = screen.getByRole('menuitem', { name: 'Dashboard' });
  expect(row.getAttribute('href')).toBe('/dashboard');
  expect(row.querySelectorAll('svg')).toHaveLength(1);
});

it('opens and moves by the keyboard, over the disabled row too', async () => {
  render(<AccountMenu />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  const row = screen.getByRole('menuitem', { name: 'Endless AI Learning SOON' });
  expect(document.activeElement).toBe(row);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Log Out' }));
});

it('stays open and does nothing when Enter or Space is pressed on a disabled row', async () => {
  render(<AccountMenu />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter} ');
  expect(onSelect).not.toHaveBeenCalled();
  const row = screen.getByRole('menuitem', { name: 'Endless AI Learning SOON' });
  expect(document.activeElement).toBe(row);
});

async function openMenu() {
  render(<AccountMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
}

function AccountMenu() {
  return (
    <Menu>
      <MenuTrigger>
        <Button>Account</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem icon={LayoutDashboard} asChild>
          <a href="/dashboard">Dashboard</a>
        </MenuItem>
        <MenuItem disabled onSelect={onSelect} tag={<Tag tone="soon">SOON</Tag>}>
          Endless AI Learning
        </MenuItem>
        <MenuItem onSelect={onSelect}>Log Out</MenuItem>
      </MenuContent>
    </Menu>
  );
}
