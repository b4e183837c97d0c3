import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heroCopy } from './hero-copy.ts';
import { exampleCopy } from './example-copy.ts';
import { Hero } from './hero.tsx';
import {
  hideTab,
  press,
  renderLanding,
  shownPosition,
  shownSlide,
  shownTitle,
  stubReducedMotion,
  wait,
} from '../../testing/render-landing.tsx';
import { resizeWindow } from '../../../testing/resize-window.ts';
import { Slide } from './slide.tsx';

const width = window.innerWidth;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => resizeWindow(width));

it('has exactly three slides [LAND-01]', () => {
  renderLanding(Hero);
  const slides = screen.getAllByRole('group', { name: /^\d of \d$/ });
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
});

it('shows the next slide every 5 seconds in a wide window [LIM-06]', () => {
  renderLanding(Hero);
  wait(4_999);
  expect(shownPosition()).toBe('1 of 3');
  wait(1);
  expect(shownPosition()).toBe('2 of 3');
  wait(4_999);
  expect(shownPosition()).toBe('2 of 3');
  wait(1);
  expect(shownPosition()).toBe('3 of 3');
});

it('shows the first slide after the third [LAND-03]', () => {
  renderLanding(Hero);
  wait(15_000);
  expect(shownPosition()).toBe('1 of 3');
});

it('is on its first slide about turning notes into tests [LAND-04]', () => {
  renderLanding(Hero);
  expect(shownTitle()).toBe('Turn notes into tests');
  expect(currentName()).toBe('Turn notes into tests');
});

it('is on its second slide about progress tracking [LAND-05]', () => {
  renderLanding(Hero);
  wait(5_000);
  expect(shownTitle()).toBe('Watch it start to stick');
  expect(currentName()).toBe('Progress tracking');
  expect(within(shownSlide()).getByText(/^Progress tracking shows what you know/)).toBeDefined();
});

it('is on its last slide about joining thousands, and claims no learners it does not have [LAND-06]', () => {
  renderLanding(Hero);
  wait(10_000);
  expect(shownTitle()).toBe('Join thousands with one code');
  expect(currentName()).toBe('Join thousands');
  expect(shownSlide().textContent).not.toMatch(/people have taken|thousands of/);
});

it('has one h1, and hidden slides are out of reach', () => {
  renderLanding(Hero);
  wait(5_000);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const slides = screen.getAllByLabelText(/^\d of \d$/);
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
});

it('shows the slide whose name is pressed, and rotates on from there 5 seconds later', () => {
  renderLanding(Hero);
  wait(4_000);
  press('Join thousands');
  expect(shownTitle()).toBe('Join thousands with one code');
  wait(4_999);
  expect(shownPosition()).toBe('3 of 3');
  wait(1);
  expect(shownPosition()).toBe('1 of 3');
});

it('announces the slide that was chosen, and no slide that came by itself', () => {
  renderLanding(Hero);
  const carousel = screen.getByRole('region', { name: 'What Engram does' });
  const announced = () =>
    within(carousel)
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  press('Progress tracking');
  expect(announced()).toBe('Progress tracking, 2 of 3');
  wait(5_000);
  expect(announced()).toBe('');
});

it('stops at Pause slides and goes on at Play slides', () => {
  renderLanding(Hero);
  press('Pause slides');
  wait(7_000);
  expect(shownPosition()).toBe('1 of 3');
  press('Play slides');
  wait(5_000);
  expect(shownPosition()).toBe('2 of 3');
});

it('stops while the pointer is over the slides', () => {
  renderLanding(Hero);
  fireEvent.pointerEnter(shownSlide());
  wait(7_000);
  expect(shownPosition()).toBe('1 of 3');
  fireEvent.pointerLeave(shownSlide());
  wait(5_000);
  expect(shownPosition()).toBe('2 of 3');
});

it('stops after a touch inside the slides until the next one elsewhere', () => {
  renderLanding(Hero);
  touch(screen.getByText(/^AI-generated practice tests/));
  wait(7_000);
  expect(shownPosition()).toBe('1 of 3');
  touch(document.body);
  wait(5_000);
  expect(shownPosition()).toBe('2 of 3');
});

it('goes on after a press with the mouse, which is over the slides or is not', () => {
  renderLanding(Hero);
  fireEvent.pointerDown(shownSlide(), { pointerType: 'mouse' });
  wait(5_000);
  expect(shownPosition()).toBe('2 of 3');
});

it('has what stops the slides first, then their names, then the slides', () => {
  renderLanding(Hero);
  const carousel = screen.getByRole('region', { name: 'What Engram does' });
  const names = [...carousel.querySelectorAll('button, a')].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent,
  );
  expect(names.slice(0, 5)).toEqual([
    'Pause slides',
    'Turn notes into tests',
    'Progress tracking',
    'Join thousands',
    'Try Free Now',
  ]);
});

it('stops while the focus is inside the slides, also as it moves there', () => {
  renderLanding(Hero);
  const [start, option] = [
    within(shownSlide()).getByRole('link', { name: 'Try Free Now' }),
    within(shownSlide()).getByRole('button', {
      name: new RegExp(exampleCopy.options[0]?.text ?? ''),
    }),
  ];
  focus(start);
  wait(7_000);
  focus(option);
  wait(7_000);
  expect(shownPosition()).toBe('1 of 3');
  focus(screen.getByRole('button', { name: 'Pause slides' }));
  wait(5_000);
  expect(shownPosition()).toBe('2 of 3');
});

it('stops while the keyboard is on the names of the slides', () => {
  renderLanding(Hero);
  focus(screen.getByRole('button', { name: 'Progress tracking' }));
  wait(7_000);
  expect(shownPosition()).toBe('1 of 3');
  focus(screen.getByRole('button', { name: 'Pause slides' }));
  wait(5_000);
  expect(shownPosition()).toBe('2 of 3');
});

it('goes on under a mouse when a change of page has put the focus on the heading', () => {
  renderLanding(Hero);
  const heading = screen.getByRole('heading', { level: 1 });
  heading.tabIndex = -1;
  vi.spyOn(heading, 'matches').mockImplementation((selector) => selector === ':focus');
  focus(heading);
  wait(5_000);
  expect(shownPosition()).toBe('2 of 3');
});

it('stops while a code is being typed or stands in the field (NS-17)', () => {
  renderLanding(Hero);
  press('Join thousands');
  const field = screen.getByLabelText('Joining an existing test?');
  focus(field);
  wait(7_000);
  expect(shownPosition()).toBe('3 of 3');
  fireEvent.change(field, { target: { value: 'k' } });
  focus(screen.getByRole('button', { name: 'Pause slides' }));
  wait(7_000);
  expect(shownPosition()).toBe('3 of 3');
  fireEvent.change(field, { target: { value: '' } });
  wait(5_000);
  expect(shownPosition()).toBe('1 of 3');
});

it('stops while the tab is hidden', () => {
  renderLanding(Hero);
  hideTab(true);
  wait(7_000);
  expect(shownPosition()).toBe('1 of 3');
  hideTab(false);
  wait(5_000);
  expect(shownPosition()).toBe('2 of 3');
});

it('does not rotate with reduced motion, where slides are still chosen by name', () => {
  stubReducedMotion(true);
  renderLanding(Hero);
  wait(7_000);
  expect(shownPosition()).toBe('1 of 3');
  press('Progress tracking');
  expect(shownPosition()).toBe('2 of 3');
});

it('does not rotate on a phone, where slides are still chosen by name', () => {
  resizeWindow(390);
  renderLanding(Hero);
  wait(15_000);
  expect(shownPosition()).toBe('1 of 3');
  press('Progress tracking');
  wait(15_000);
  expect(shownPosition()).toBe('2 of 3');
});

it.each(['Turn notes into tests', 'Progress tracking', 'Join thousands'])(
  'leads from the slide %s to trying it with own notes',
  (name) => {
    renderLanding(Hero);
    press(name);
    const link = within(shownSlide()).getByRole('link', { name: 'Or try it with your own notes' });
    expect(link.getAttribute('href')).toBe('/try');
  },
);

it('leaves no slide inert without JavaScript, where only the first heading is an h1', () => {
  const html = renderToString(
    <Slide position="2 of 3" isShown={false} isOff={false} copy={heroCopy.join} picture="">
      {null}
    </Slide>,
  );
  expect(html).not.toContain('inert');
  expect(html).toMatch(/<h2.*Join thousands.*<\/h2>/);
});

function currentName() {
  return screen.getByRole('button', { current: true }).textContent;
}

function focus(element: HTMLElement) {
  act(() => element.focus());
}

function touch(element: HTMLElement) {
  fireEvent.pointerDown(element, { pointerType: 'touch' });
}
