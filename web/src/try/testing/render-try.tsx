import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { AppProviders } from '../../shell/app-providers.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import TryScreen from '../try-screen.tsx';
import { stubTrialWorkers } from './stub-trial-workers.ts';

/** A page of prose: nothing in it is sure, so it is marked. */
export const prose = `Each kidney holds about one million nephrons. A nephron begins with the glomerulus, a knot of capillaries inside the capsule. Blood pressure pushes water, salts, glucose and urea through the filter. Together the two kidneys filter about 180 litres of fluid a day, and only a small part of it leaves the body as urine.`;

/** For tests: the page for a visitor, whose server answers nothing. */
export function openTry() {
  stubTrialWorkers();
  const asked = stubServer({});
  const Site = createRoutesStub([
    { path: '/try', Component: TryScreen },
    { path: '*', Component: PlacePage },
  ]);
  const page = render(
    <AppProviders>
      <Site initialEntries={['/try']} />
    </AppProviders>,
  );
  return { asked, page };
}

export async function paste(text: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: 'Paste a page of your notes' });
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Make questions' }));
}

function PlacePage() {
  const { pathname, search, state } = useLocation();
  return <p data-testid="place">{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}
