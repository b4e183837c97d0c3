import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { makeMaterial } from '../materials/testing/stub-library.ts';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { bodyOf, knowsMaya, reply, stubServer } from '../testing/stub-server.ts';
import { MarkStep } from './mark-step.tsx';
import { findMark, kidney, markOf } from './testing/render-desk.tsx';
import { stubRules } from './testing/stub-rules.ts';

const material = makeMaterial(1, { title: 'The kidney' });
const marks = [markOf(kidney, 'glomerulus', 1), markOf(kidney, '180 litres', 4)];
const listed = `/api/materials/${material.id}/marks`;

type Answers = Parameters<typeof stubServer>[0];

function openStep(answers: Answers = {}) {
  stubRules();
  const asked = stubServer({
    ...knowsMaya,
    [listed]: () => reply(200, { material, text: kidney, marks }),
    ...answers,
  });
  const onTest = vi.fn<(test: { id: string }) => void>();
  const onSet = vi.fn<(set: { id: string }) => void>();
  const Step = () => (
    <MarkStep
      header={null}
      backTo="/back"
      title={material.title}
      materialIds={[material.id]}
      testName="My test"
      setName="My cards"
      onTest={onTest}
      onSet={onSet}
    />
  );
  renderAsMaya([{ path: '/mark', Component: Step }], '/mark');
  return { asked, onTest, onSet };
}

function refuse(status: number, message: string): () => Response {
  return () => reply(status, { message, error: message, code: 'invalid-input' });
}

it('shows the marks that are kept, each with its own number, under the title of the material', async () => {
  openStep();
  expect(await findMark(1, 'glomerulus')).toBeTruthy();
  expect(await findMark(4, '180 litres')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The kidney');
});

it.each([
  [
    'Take this test',
    '/api/tests/marked',
    'You have 500 tests. Delete some to add more.',
    'My test',
  ],
  ['Save as cards', '/api/flashcards/marked', 'You have 100 sets. Delete some.', 'My cards'],
])('asks the server by %j, and says in its words why not', async (button, path, message, name) => {
  const { asked, onTest, onSet } = openStep({ [path]: refuse(409, message) });
  await findMark(1, 'glomerulus');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  const sent = bodyOf(asked.find((one) => one.path === path));
  expect(sent).toMatchObject({ name, materialIds: [material.id] });
  expect(screen.getByRole('button', { name: button }).getAttribute('aria-busy')).toBeNull();
  expect([onTest.mock.calls, onSet.mock.calls]).toEqual([[], []]);
});

it('removes a kept mark on the server by one press', async () => {
  const path = `${listed}/${marks[0]?.id}`;
  const { asked } = openStep({ [path]: () => reply(200, { success: true }) });
  await userEvent.click(await findMark(1, 'glomerulus'));
  await screen.findByText('Mark removed: glomerulus.');
  await vi.waitFor(() =>
    expect(asked.filter((one) => one.path === path)).toMatchObject([
      { init: { method: 'DELETE' } },
    ]),
  );
});

it('says that the marks could not be loaded, and loads them when asked again', async () => {
  let isThere = false;
  openStep({
    [listed]: () => (isThere ? reply(200, { material, text: kidney, marks }) : reply(404, {})),
  });
  await screen.findByRole('heading', { name: "We couldn't load your marks" });
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await findMark(1, 'glomerulus')).toBeTruthy();
});

it('leads back to the step it belongs to', async () => {
  openStep();
  await findMark(1, 'glomerulus');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect((await screen.findByTestId('place')).textContent).toBe('/back');
});
