import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { bodyOf, reply, stubServer } from '../../testing/stub-server.ts';
import { renderForVisitor } from '../testing/render-class.tsx';
import { stubClassId, stubKeptClass, stubToJoin } from '../testing/stub-classes.ts';
import JoinClassScreen from './join-class-screen.tsx';
import { findKeptClass, keepClass } from './kept-classes.ts';

const path = '/api/join/B8REY5';
const words = 'maple river candle orbit';
const { classId, name, token } = stubKeptClass;

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue(undefined));

function open(answers: Parameters<typeof stubServer>[0] = {}, changes: object = {}) {
  const asked = stubServer({
    [path]: () => reply(200, { ...stubToJoin, ...changes }),
    [`${path}/members`]: () => reply(201, { classId, name, token, words }),
    ...answers,
  });
  renderForVisitor([{ path: '/class/:code', Component: JoinClassScreen }], '/class/b8rey5');
  return asked;
}

it('takes a name, shows the four words once and keeps the device in the class', async () => {
  const asked = open();
  await userEvent.type(await screen.findByLabelText('Your name'), ' Lily Shaw ');
  await userEvent.click(screen.getByRole('button', { name: 'Join as Lily Shaw' }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'You are in, Lily Shaw',
  );
  expect(screen.getByText(words)).toBeDefined();
  expect(bodyOf(asked.at(-1))).toEqual({ name: 'Lily Shaw' });
  expect(findKeptClass(stubClassId)).toEqual(stubKeptClass);
  expect(JSON.stringify({ ...localStorage })).not.toContain('maple');
});

it('lists no names, and says what is kept, who sees it and that no AI gets it', async () => {
  open();
  await screen.findByLabelText('Your name');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  const said = document.body.textContent;
  expect(said).toContain('No email, no birthday, no photo.');
  expect(said).toContain('Mr Reyes sees it.');
  expect(said).toContain('13 months');
  expect(said).toContain('Your answers go to no AI provider.');
});

it('says so where the teacher lets AI propose grades', async () => {
  open({}, { aiGrading: true });
  await screen.findByLabelText('Your name');
  expect(document.body.textContent).toContain('never with your name');
});

it('asks for a name, and takes nobody in without', async () => {
  const asked = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
  expect(screen.getByText('Type your name.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  expect(asked.map((call) => call.path)).toEqual([path]);
});

it('says when the class is full, before anybody types', async () => {
  open({}, { isFull: true });
  expect((await screen.findByText(/This class is full/)).textContent).toContain('Ask your teacher');
  expect(screen.queryByLabelText('Your name')).toBeNull();
});

it('leads back by the words, and says when they lead nowhere', async () => {
  const answers = [
    () => reply(404, { code: 'way-back-wrong', message: 'No.' }),
    () => reply(200, { classId, name, token }),
  ];
  open({ [`${path}/way-back`]: () => answers.shift()?.() ?? Response.error() });
  await userEvent.click(await screen.findByRole('button', { name: 'I joined before' }));
  await userEvent.type(screen.getByLabelText('Your four words'), words);
  await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
  expect(await screen.findByText(/These words lead nowhere/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
  await waitFor(() =>
    expect(screen.getByTestId('place').textContent).toBe(`/my-class/${stubClassId}`),
  );
  expect(findKeptClass(stubClassId)).toEqual(stubKeptClass);
});

it('knows a device that is in the class, and lets somebody else join on it', async () => {
  keepClass(stubKeptClass);
  open();
  expect(await screen.findByText(/as Lily Shaw on this device/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'I am somebody else' }));
  expect(screen.getByLabelText('Your name')).toBeDefined();
});

it('leads on to a test whose code it is, and says when nothing has the code', async () => {
  open({ [path]: () => reply(200, { kind: 'test', code: 'B8REY5' }) });
  expect((await screen.findByTestId('place')).textContent).toBe('/test/B8REY5');
});

it('says when no class has the code', async () => {
  open({ [path]: () => reply(404, { code: 'code-missing', message: 'No.' }) });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'No class has this code',
  );
});
