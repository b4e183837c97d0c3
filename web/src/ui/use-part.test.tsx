import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { usePart } from './use-part.ts';

it('shows the part once it is fetched, and not because it was prefetched', async () => {
  const load = vi.fn(async () => ({ words: 'The part' }));
  render(<Page load={load} />);
  await userEvent.hover(screen.getByRole('button'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('The part')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('The part')).toBeDefined();
});

it('leaves the page as it is without a connection, and asks again the next time', async () => {
  const lost = () => Promise.reject(new TypeError('lost'));
  const load = vi.fn(async () => ({ words: 'The part' }));
  load.mockImplementationOnce(lost).mockImplementationOnce(lost);
  render(<Page load={load} />);
  await userEvent.click(screen.getByRole('button'));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('The part')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('The part')).toBeDefined();
});

function Page({ load }: { load: () => Promise<{ words: string }> }) {
  const part = usePart(load);
  return (
    <>
      <button onPointerEnter={part.prefetch} onClick={() => void part.fetch()}>
        Open
      </button>
      {part.module && <p>{part.module.words}</p>}
    </>
  );
}
