import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { SectionList } from './section-list.tsx';

type Told = { id: string; isIntersecting: boolean };
let tell: (told: Told[]) => void;

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

const sections = ['one', 'two', 'three'].map((id) => ({ id, title: `Section ${id}` }));

it('marks the first section before the page has moved', () => {
  open();
  expect(currentSection()).toBe('Section one');
});

it('marks the topmost section in the upper part of the window', () => {
  open();
  tell([
    { id: 'one', isIntersecting: false },
    { id: 'two', isIntersecting: true },
    { id: 'three', isIntersecting: true },
  ]);
  expect(currentSection()).toBe('Section two');
  tell([{ id: 'two', isIntersecting: false }]);
  expect(currentSection()).toBe('Section three');
});

it('marks the first section again at the top, where it still lies below', () => {
  open();
  tell([{ id: 'two', isIntersecting: true }]);
  const first = document.getElementById('one');
  if (!first) throw new Error('There is no first section');
  first.getBoundingClientRect = () => new DOMRect(0, 400, 600, 200);
  tell([{ id: 'two', isIntersecting: false }]);
  expect(currentSection()).toBe('Section one');
});

it('keeps the mark between two sections', () => {
  open();
  tell([{ id: 'two', isIntersecting: true }]);
  tell([{ id: 'two', isIntersecting: false }]);
  expect(currentSection()).toBe('Section two');
});

it('marks the section that a link led to, even when it stays low in the window', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Section three' }));
  frames.shift()?.();
  tell([{ id: 'two', isIntersecting: true }]);
  expect(currentSection()).toBe('Section two');
  act(() => frames.shift()?.());
  expect(currentSection()).toBe('Section three');
});

it('keeps the section that a link led to when the observer speaks late at the end of the page', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Section three' }));
  const last = document.getElementById('three');
  if (!last) throw new Error('There is no last section');
  last.getBoundingClientRect = () => new DOMRect(0, 500, 600, 100);
  await vi.waitFor(() => expect(currentSection()).toBe('Section three'));
  tell([{ id: 'two', isIntersecting: true }]);
  expect(currentSection()).toBe('Section three');
});

it('takes the focus to the section that a link leads to', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Section two' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Section two' }));
});

it('leaves the focus alone on a page that opens at a section: browsers take it there', () => {
  open('/#two');
  expect(document.activeElement).toBe(document.body);
});

function open(entry = '/') {
  const Page = createRoutesStub([{ path: '/', Component: LongPage }]);
  render(<Page initialEntries={[entry]} />);
}

function LongPage() {
  return (
    <>
      <SectionList label="On this page" sections={sections} />
      {sections.map(({ id, title }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
        </section>
      ))}
    </>
  );
}

function currentSection() {
  const links = screen.getAllByRole('link');
  const current = links.filter((link) => link.getAttribute('aria-current') === 'location');
  return current.map((link) => link.textContent).join();
}

class FakeObserver {
  constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    tell = (told) =>
      act(() =>
        callback(
          told.map(({ id, isIntersecting }) => {
            const target = document.getElementById(id);
            if (!target) throw new Error(`There is no section ${id}`);
            return { target, isIntersecting };
          }),
        ),
      );
  }
  observe() {}
  disconnect() {}
}
