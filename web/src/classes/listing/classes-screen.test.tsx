import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { bodyOf, knowsMaya, reply, stubServer } from '../../testing/stub-server.ts';
import { stubClass, stubClassId, stubClassList } from '../testing/stub-classes.ts';
import ClassesScreen from './classes-screen.tsx';

function open(list: object) {
  const made = () => reply(201, stubClass);
  let calls = 0;
  const asked = stubServer({
    ...knowsMaya,
    '/api/classes': () => {
      calls += 1;
      return calls === 1 ? reply(200, list) : made();
    },
  });
  renderAsMaya([{ path: '/classes', Component: ClassesScreen }], '/classes');
  return asked;
}

const none = { classes: [], canMakeMore: true, waiting: [] };

it('makes a class only once the teacher says that they may keep its data (D41)', async () => {
  const asked = open(none);
  await userEvent.click(await screen.findByRole('button', { name: 'New class' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Class'), 'Biology 8B');
  await userEvent.click(dialog.getByRole('button', { name: 'Make class' }));
  expect(dialog.getByText('We can only make a class if you may keep this data.')).toBeDefined();
  expect(asked.filter(({ init }) => init.method === 'POST' && init.body)).toHaveLength(1);
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Make class' }));
  expect((await screen.findByTestId('place')).textContent).toBe(`/classes/${stubClassId}`);
  const sent = asked.find(({ path, init }) => path === '/api/classes' && init.method === 'POST');
  expect(bodyOf(sent)).toEqual({ name: 'Biology 8B', school: '', term: '', mayKeepData: true });
});

it('shows each class with what its last test came to, and what waits', async () => {
  const waiting = [
    {
      kind: 'to-judge',
      classId: stubClassId,
      className: 'Biology 8B',
      code: 'AAAAAA',
      title: 'Cells',
      count: 2,
      of: 14,
    },
  ];
  open({ ...stubClassList, waiting });
  const card = (await screen.findByRole('link', { name: 'Biology 8B' })).closest('li');
  expect(card?.textContent).toContain('last test 75%');
  expect(screen.getByText('Answers of 2 students to grade')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Grade' }).getAttribute('href')).toBe(
    '/test/AAAAAA/report',
  );
});

it('leads to Educator where a plan has no room for another class', async () => {
  open({ ...stubClassList, canMakeMore: false });
  const link = await screen.findByRole('link', { name: 'See Educator' });
  expect(link.getAttribute('href')).toBe('/settings/subscription?plan=educator');
  expect(screen.queryByRole('button', { name: 'New class' })).toBeNull();
});
