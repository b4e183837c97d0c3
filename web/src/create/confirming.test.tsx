import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { stubCounts } from '../generation/testing/stub-counts.ts';
import {
  questionAt,
  started,
  startPath,
  tellEvent,
  tellQuestion,
} from '../generation/testing/stub-generation.ts';
import { maya, neverReply, reply } from '../testing/stub-server.ts';
import {
  listModels,
  openCreation,
  openStep,
  saved,
  studyText,
} from '../practice-tests/testing/render-creation.tsx';

const ask = `Confirm your email first, then AI makes questions from your notes. We sent a link to ${maya.email}.`;
const usage = { used: 0, limit: 5 };

/** A server that has AI for whoever has confirmed the address. */
function serverOf() {
  const server = { isConfirmed: false, sent: 0 };
  const answers = {
    '/api/questions/models': () =>
      reply(200, {
        models: listModels('openai'),
        ...(!server.isConfirmed && { withoutAi: 'unconfirmed' }),
      }),
    '/api/auth/profile': () => reply(200, { ...maya, emailVerified: server.isConfirmed }),
    '/api/auth/send-verification': () => {
      server.sent += 1;
      return reply(200, { success: true });
    },
    '/api/usage': () => reply(200, { aiTests: usage, aiCardSets: usage, aiAnswers: usage }),
    '/api/materials': () => reply(200, saved({ studyMaterial: studyText(400) })),
    [startPath]: () => (server.isConfirmed ? neverReply() : new Response(tooFew)),
  };
  return { server, answers };
}

const message = 'Too few.';
const tooFew =
  started + tellQuestion(0) + tellEvent(5, { type: 'failed', code: 'too-few-questions', message });
const user = { emailVerified: false };

async function paste(): Promise<void> {
  await userEvent.click(screen.getByLabelText('Your text'));
  await userEvent.paste(studyText(400));
}

it('says before the button that a confirmed email brings AI, and sends the link again (D44)', async () => {
  const { server, answers } = serverOf();
  await openCreation({ path: '/create', user, answers });
  const offer = within(await screen.findByRole('region', { name: 'Confirm your email' }));
  expect(offer.getByText(ask)).toBeTruthy();
  expect(screen.queryByText(/AI tests left this month/)).toBeNull();
  const make = screen.getByRole('button', { name: /^Make/u });
  expect(offer.getByText(ask).compareDocumentPosition(make)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(offer.getByRole('button', { name: 'Send again' }));
  expect(await offer.findByText(`We sent a new link to ${maya.email}.`)).toBeTruthy();
  expect(server.sent).toBe(1);
});

it('looks again, says where nothing is confirmed yet, and has AI once it is', async () => {
  const { server, answers } = serverOf();
  await openCreation({ path: '/create', user, answers });
  stubCounts(() => ({ total: 2, questions: [questionAt(0), questionAt(1)] }));
  await paste();
  expect(await screen.findByRole('button', { name: 'Choose how to go on' })).toBeTruthy();
  expect(screen.getByText('Confirm your email, or go on without AI')).toBeTruthy();
  const look = screen.getByRole('button', { name: "I've confirmed it" });
  await userEvent.click(look);
  expect(await screen.findByText(/^Your email isn't confirmed yet\./)).toBeTruthy();
  server.isConfirmed = true;
  await userEvent.click(look);
  const make = await screen.findByRole('button', { name: 'Make 10 mixed questions' });
  expect(document.activeElement).toBe(make);
  expect(screen.queryByRole('region', { name: 'Confirm your email' })).toBeNull();
  expect(await screen.findByText(/^5 of 5 AI tests left this month\./)).toBeTruthy();
});

it('says so first where the flow stops, and makes the test once the email is confirmed', async () => {
  const { server, answers } = serverOf();
  const { asked } = await openCreation({ path: '/create', user, answers });
  stubCounts(() => ({ total: 2, questions: [questionAt(0), questionAt(1)], proposed: 9 }));
  await paste();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose how to go on' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'One step to go' })).toBeTruthy();
  const offer = screen.getByText(ask);
  // Before anything that could be read as a fault of the text.
  const few = screen.getByRole('heading', {
    level: 2,
    name: 'Without AI: 1 sure question',
  });
  expect(offer.compareDocumentPosition(few)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  server.isConfirmed = true;
  await userEvent.click(screen.getByRole('button', { name: "I've confirmed it" }));
  expect(await screen.findByText('0 of 10 questions')).toBeTruthy();
  expect(screen.getByText('Usually about 20 seconds')).toBeTruthy();
  expect(asked.filter(({ path }) => path === startPath)).not.toHaveLength(0);
});

it('says so first in the three steps as well, and goes on there with AI', async () => {
  const { server, answers } = serverOf();
  stubCounts(() => ({ total: 2, questions: [questionAt(0), questionAt(1)] }));
  await openStep('preview', { counts: { 'true-false': 3 } }, answers);
  expect(await screen.findByRole('heading', { level: 1, name: 'One step to go' })).toBeTruthy();
  expect(screen.getByText(ask)).toBeTruthy();
  server.isConfirmed = true;
  await userEvent.click(screen.getByRole('button', { name: "I've confirmed it" }));
  expect(await screen.findByRole('button', { name: 'Generate Test' })).toBeTruthy();
});

it.each([
  ['config', 'Continue to Preview'],
  ['preview', 'Generate Test with 9 questions'],
] as const)(
  'says so in the step %s before how little is sure in the text, and has the button at hand then',
  async (step, name) => {
    const { server, answers } = serverOf();
    stubCounts(() => ({ total: 9 }));
    await openStep(step, { counts: { 'true-false': 9 } }, answers);
    const few = await screen.findByText('Your text supports 9 sure questions without AI.');
    const following = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(screen.getByText(ask).compareDocumentPosition(few)).toBe(following);
    expect(screen.getByRole('button', { name })).toBeTruthy();
    server.isConfirmed = true;
    await userEvent.click(screen.getByRole('button', { name: "I've confirmed it" }));
    await waitFor(() => expect(screen.queryByText(ask)).toBeNull());
    expect(document.activeElement?.textContent).toMatch(/^(Continue to Preview|Generate Test)$/u);
  },
);

it('asks for no confirmation where the server has no AI at all', async () => {
  const menu = { models: listModels('built-in'), withoutAi: 'unconfirmed' };
  const answers = { ...serverOf().answers, '/api/questions/models': () => reply(200, menu) };
  await openCreation({ path: '/create', user, answers });
  await screen.findByText(/^Ready in a moment/);
  expect(screen.queryByRole('region', { name: 'Confirm your email' })).toBeNull();
});
