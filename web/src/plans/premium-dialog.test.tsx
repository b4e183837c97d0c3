import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../ui/button.tsx';
import { PremiumDialog } from './premium-dialog.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

it.each(['Review Incorrect', 'Fill-in-Blank Cards'])(
  'has a PRO badge and is called "Upgrade to Access %s" (N31) [RES-46] [RES-47] [RES-55]',
  (feature) => {
    openPopup({ feature });
    expect(screen.getByRole('dialog', { name: `Upgrade to Access ${feature}` })).toBeDefined();
    expect(screen.getByText('PRO')).toBeDefined();
    expect(screen.getByText('One sentence about it.')).toBeDefined();
  },
);

it('lists what premium offers, and nothing that every plan has (C04, C10, C12, S17) [RES-48] [RES-49] [RES-50] [RES-52] [RES-55] [BLIM-14]', () => {
  openPopup();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Up to 50 questions per test',
    'All question types',
    'AI hints and explanations',
  ]);
});

it('says from $5 per month, as the catalogue does, and cancel anytime (C05) [RES-53] [RES-54] [BLIM-36]', () => {
  openPopup();
  expect(screen.getByText('From $5 per month, cancel anytime')).toBeDefined();
  expect(screen.getByRole('dialog').textContent).not.toContain('9.99');
});

it('leads to /pricing by "See Premium Plans" [RES-56]', () => {
  openPopup();
  const link = screen.getByRole('link', { name: 'See Premium Plans' });
  expect(link.getAttribute('href')).toBe('/pricing');
});

it('is closed by "No Thanks" [RES-57]', () => {
  openPopup();
  fireEvent.click(screen.getByRole('button', { name: 'No Thanks' }));
  expect(leave()).toEqual(['opacity-0', null]);
});

it('is closed by a click outside, but not by one inside [RES-58]', () => {
  openPopup();
  clickOn(screen.getByText('One sentence about it.'));
  pass(1_000);
  expect(opacity()).toBe('opacity-100');
  clickOn(scrim());
  expect(leave()).toEqual(['opacity-0', null]);
});

it('is closed by Escape', () => {
  openPopup();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(leave()).toEqual(['opacity-0', null]);
});

it('is closed by its X', () => {
  openPopup();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(leave()).toEqual(['opacity-0', null]);
});

it('fades in 50 ms after opening [RES-59] [BLIM-38]', () => {
  openPopup({ afterMs: 49 });
  expect(opacity()).toBe('opacity-0');
  pass(1);
  expect(opacity()).toBe('opacity-100');
});

it('fades out for 300 ms before closing [RES-60] [BLIM-38]', () => {
  openPopup();
  fireEvent.click(screen.getByRole('button', { name: 'No Thanks' }));
  expect(opacity()).toBe('opacity-0');
  expect(scrim().style.transitionDuration).toBe('300ms');
  pass(299);
  expect(screen.getByRole('dialog')).toBeDefined();
  pass(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('goes at once when nobody has seen it yet', () => {
  openPopup({ afterMs: 20 });
  fireEvent.click(screen.getByRole('button', { name: 'No Thanks' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays when it is opened again while it fades out', () => {
  openPopup();
  fireEvent.click(screen.getByRole('button', { name: 'No Thanks' }));
  pass(200);
  fireEvent.click(screen.getByText('Open'));
  pass(1_000);
  expect(opacity()).toBe('opacity-100');
});

it('neither waits nor fades for those who want no motion', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  openPopup({ afterMs: 0 });
  expect(opacity()).toBe('opacity-100');
  expect(scrim().className).toContain('motion-reduce:transition-none');
  fireEvent.click(screen.getByRole('button', { name: 'No Thanks' }));
  pass(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps focus inside while it is open, and gives it back', () => {
  openPopup();
  act(() => screen.getByText('Open').focus());
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'No Thanks' }));
  pass(300);
  pass(0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

function openPopup({ feature = 'Review Incorrect', afterMs = 50 } = {}) {
  const Site = createRoutesStub([{ path: '/', Component: () => <Opener feature={feature} /> }]);
  render(<Site initialEntries={['/']} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  pass(afterMs);
}

function Opener({ feature }: { feature: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <PremiumDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        feature={feature}
        description="One sentence about it."
      />
    </>
  );
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function clickOn(element: Element) {
  fireEvent.pointerDown(element);
  fireEvent.click(element);
}

function scrim(): HTMLElement {
  const around = screen.getByRole('dialog').parentElement;
  if (!around) throw new Error('The dialog stands alone.');
  return around;
}

function opacity(): string | undefined {
  return [...scrim().classList].find((name) => name.startsWith('opacity-'));
}

/** How it looks when it is told to close, and the dialog there is when it has faded out. */
function leave() {
  const look = opacity();
  pass(300);
  return [look, screen.queryByRole('dialog')];
}
