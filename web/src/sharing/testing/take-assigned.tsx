import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press, renderShared } from './render-shared.tsx';
import { StubAssignmentServer } from './stub-assignment-server.ts';
import { code } from './stub-assignments.ts';

type Opening = { server?: StubAssignmentServer; isSignedIn?: boolean; path?: string };

/** For tests: the page of an assignment, for somebody who has its code. */
export function openAssigned({
  server = new StubAssignmentServer(),
  isSignedIn = false,
  path = `/test/${code}`,
}: Opening = {}) {
  server.connect();
  renderShared({ path, isSignedIn });
  return server;
}

/** Opens it, says a name and begins. */
export async function startAssigned({
  name = 'Lily Shaw',
  ...opening
}: Opening & { name?: string } = {}) {
  const server = openAssigned(opening);
  await sayName(name);
  await press('Start');
  await screen.findByRole('heading', { level: 1, name: 'Test' });
  return server;
}

export async function sayName(name: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('First and last name'), name);
  await press('Next');
}

export async function handIn(): Promise<void> {
  const [last] = await screen.findAllByRole('button', { name: /^Question 6/ });
  if (last) await userEvent.click(last);
  await press('Submit Test');
  await press('Submit Anyway');
}
