import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useIsInPage } from './use-is-in-page.ts';

function Answer() {
  return <p>{useIsInPage() ? 'written' : 'new'}</p>;
}

it('is true while a page is written and when the browser takes it over', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Answer />);
  expect(container.textContent).toBe('written');
  document.body.append(container);
  render(<Answer />, { container, hydrate: true });
  expect(screen.getByText('written')).toBeDefined();
});

it('is false in what the browser builds itself', () => {
  render(<Answer />);
  expect(screen.getByText('new')).toBeDefined();
});
