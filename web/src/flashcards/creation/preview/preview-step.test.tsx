import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { bodyOf, neverReply, reply } from '../../../testing/stub-server.ts';
import { tellEvent } from '../../../generation/testing/stub-generation.ts';
import { studyText } from '../../../practice-tests/testing/render-creation.tsx';
import {
  cancelPath,
  cardAt,
  findPlace,
  followPath,
  generationId,
  openConnection,
  openCreate,
  openMade,
  openStep,
  press,
  setId,
  someConfig,
  someWish,
  started,
  startPath,
  storedWizard,
  tellCard,
  tellCards,
} from '../../testing/render-create.tsx';
import { savedSet, setPath } from '../../testing/answer-by-set.ts';

describe('arriving', () => {
  it('has the cards made of the material, the chosen topics, the counts and the difficulty [FWIZ-02] [FWIZ-53]', async () => {
    const { asked } = await openStep('preview');
    expect(await screen.findByDisplayValue('Front 0')).toBeTruthy();
    expect(bodyOf(asked.find(({ path }) => path === startPath))).toMatchObject({
      studyMaterial: studyText(400),
      topics: ['Synapses', 'Receptors'],
      cardTypes: [
        { type: 'term-definition', count: 15 },
        { type: 'question-answer', count: 10 },
      ],
      difficulty: 'medium',
      parts: [{ title: 'Memory', start: 0 }],
    });
  });

  it('shows each card as it comes, before anything is saved [FWIZ-54]', async () => {
    const connection = openConnection();
    const { asked } = await openStep('preview', {}, { [startPath]: connection.answer });
    expect(screen.getByText('0 of 25 cards').getAttribute('aria-live')).toBe('polite');
    await connection.tell(started + tellCard(1));
    expect(await screen.findByText('1 of 25 cards')).toBeTruthy();
    await connection.tell(tellCard(0));
    const list = within(screen.getByRole('list', { name: 'Cards' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    expect(list.getAllByRole('listitem')[0]?.textContent).toContain('Front 0');
    expect(asked.map(({ init }) => init.method)).not.toContain('PUT');
  });

  it('can be cancelled, which leads back to Configure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const connection = openConnection();
    const { asked } = await openStep(
      'preview',
      {},
      { [startPath]: connection.answer, [cancelPath]: () => reply(200, {}) },
    );
    await connection.tell(started);
    await waitFor(() => expect(storedWizard()).toMatchObject({ generating: { generationId } }));
    await press('Cancel');
    await connection.drop();
    expect(await screen.findByRole('heading', { name: 'Configure your flashcards' })).toBeTruthy();
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain(cancelPath));
    expect(storedWizard()).toMatchObject({ generating: null });
  });

  it('is made anew of what the plan still has, when premium has lapsed since', async () => {
    const cardTypes = someConfig.cardTypes.map(({ type }) => ({ type, count: 5 }));
    const wizard = { flashcardConfig: { ...someConfig, cardTypes } };
    const { asked } = await openStep('preview', { wizard });
    expect(await screen.findByDisplayValue('Front 0')).toBeTruthy();
    const starts = asked.filter(({ path }) => path === startPath);
    expect(starts.map(bodyOf)).toMatchObject([
      {
        cardTypes: [
          { type: 'term-definition', count: 5 },
          { type: 'question-answer', count: 5 },
        ],
      },
    ]);
  });

  it('takes up what was running before a reload', async () => {
    const first = await openStep('preview', {}, { [startPath]: neverReply });
    await waitFor(() =>
      expect(storedWizard()).toMatchObject({ generating: { key: expect.any(String) } }),
    );
    const sent = first.asked.find(({ path }) => path === startPath);
    const key = new Headers(sent?.init.headers).get('idempotency-key');
    expect(storedWizard()).toMatchObject({ generating: { key } });
    cleanup();
    const { asked } = await openCreate({ path: '/flashcards/create?step=preview' });
    expect(await screen.findByDisplayValue('Front 0')).toBeTruthy();
    const again = asked.filter(({ path }) => path === startPath);
    expect(again.map(({ init }) => new Headers(init.headers).get('idempotency-key'))).toEqual([
      key,
    ]);
  });

  it('follows what was running before a reload, without a second start', async () => {
    const generating = { key: setId, generationId, wish: someWish };
    const { asked } = await openStep(
      'preview',
      { wizard: { generating } },
      { [followPath]: () => new Response(tellCards(2)) },
    );
    expect(await screen.findByDisplayValue('Front 0')).toBeTruthy();
    expect(asked.map(({ path }) => path)).not.toContain(startPath);
  });

  it('tells a failure, keeps everything and tries again', async () => {
    const message = 'Failed to generate test';
    const failed = started + tellEvent(1, { type: 'failed', code: 'generation-failed', message });
    const answers = [failed, tellCards(2)];
    await openStep('preview', {}, { [startPath]: () => new Response(answers.shift()) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message);
    expect(alert.textContent).toContain('Your material and your choices are still here.');
    await press('Try Again');
    expect(await screen.findByDisplayValue('Front 1')).toBeTruthy();
  });

  it('says honestly who made them, and that there are fewer', async () => {
    const told = {
      label: 'Made without AI from your text',
      notices: ["Made 2 of 25. That's all your text can support."],
    };
    await openStep('preview', {}, { [startPath]: () => new Response(tellCards(2, told)) });
    expect(await screen.findByText('Made without AI from your text')).toBeTruthy();
    expect(screen.getByText("Made 2 of 25. That's all your text can support.")).toBeTruthy();
  });

  it('makes nothing anew of the same choices, and of others does', async () => {
    const { asked } = await openMade();
    await userEvent.type(await screen.findByLabelText('Back of card 1'), '!');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Configuration' }));
    await press('Preview Flashcards');
    expect(await screen.findByDisplayValue('Back 0!')).toBeTruthy();
    expect(asked.map(({ path }) => path)).not.toContain(startPath);
    await userEvent.click(screen.getByRole('link', { name: 'Back to Configuration' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Hard' }));
    await press('Preview Flashcards');
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain(startPath));
    expect(await screen.findByDisplayValue('Back 0')).toBeTruthy();
  });
});

describe('the summary', () => {
  it('has the name, the difficulty, the number of chosen topics and of cards [FWIZ-45]', async () => {
    await openMade();
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(summary.getByRole('heading').textContent).toBe('Memory');
    expect(rowsOf('Summary').slice(0, 3)).toEqual([
      'DifficultyMedium',
      'Selected topics2',
      'Total cards2',
    ]);
  });

  it('counts the cards of each type [FWIZ-46]', async () => {
    await openMade();
    expect(rowsOf('Summary').slice(3)).toEqual(['Term and definition1', 'Question and answer1']);
  });

  it('lists the chosen topics with their relevance [FWIZ-47]', async () => {
    await openMade();
    const topics = within(screen.getByRole('region', { name: 'Topics' })).getAllByRole('listitem');
    expect(topics.map(({ textContent }) => textContent)).toEqual([
      'SynapsesRelevance 96%',
      'ReceptorsRelevance 70%',
    ]);
  });
});

describe('a card', () => {
  it('shows its source on demand', async () => {
    await openMade();
    expect(screen.queryByText('The hippocampus binds what the cortex knows.')).toBeNull();
    await press('Show source of card 1');
    expect(screen.getByText('Lecture 6.pdf, page 2')).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Hide source of card 1' }).getAttribute('aria-expanded'),
    ).toBe('true');
  });

  it('can be deleted, and come back', async () => {
    await openMade();
    await press('Delete card 1');
    expect(screen.queryByDisplayValue('Front 0')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete card 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Front of card 1')).toHaveProperty('value', 'Front 0');
  });

  it('can be added, and has to have both sides', async () => {
    const { asked } = await openMade();
    await press('Add card');
    expect(document.activeElement).toBe(screen.getByLabelText('Front of card 3'));
    await userEvent.keyboard('New front');
    await press('Save Flashcards');
    expect(screen.getByText('Write both sides of this card, or delete it.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Back of card 3'));
    expect(asked.map(({ init }) => init.method)).not.toContain('PUT');
  });
});

it('a card that was deleted does not come back among others', async () => {
  await openMade({ [startPath]: () => new Response(tellCards(2)) });
  await press('Delete card 1');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Configuration' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Hard' }));
  await press('Preview Flashcards');
  expect(await screen.findByDisplayValue('Front 0')).toBeTruthy();
  await press('Undo');
  expect(screen.getAllByLabelText(/^Front of card/)).toHaveLength(2);
});

it.each([
  ['What is an engram?', 'question-answer'],
  ['Engram', 'term-definition'],
])('a card that somebody writes, "%s", is a %s', async (front, type) => {
  const { asked } = await openMade({ [setPath]: () => reply(200, { set: savedSet }) });
  await press('Add card');
  await userEvent.keyboard(front);
  await userEvent.type(screen.getByLabelText('Back of card 3'), 'A trace');
  await press('Save Flashcards');
  await findPlace();
  const sent = asked.find(({ init }) => init.method === 'PUT');
  expect(bodyOf(sent)).toMatchObject({ cards: [{}, {}, { front, type }] });
});

it('shows below its field how a formula of a card will look, and keeps it as one', async () => {
  const { asked } = await openMade({ [setPath]: () => reply(200, { set: savedSet }) });
  await press('Add card');
  await userEvent.keyboard('What is $E=mc^2$?');
  await userEvent.type(screen.getByLabelText('Back of card 3'), 'Energy');
  const shown = (await screen.findByText('Shown as')).parentElement;
  await waitFor(() => expect(shown?.querySelector('math')).not.toBeNull());
  await press('Save Flashcards');
  await findPlace();
  const sent = asked.find(({ init }) => init.method === 'PUT');
  const card = { format: 'rich', front: 'What is $E=mc^2$?', back: 'Energy' };
  expect(bodyOf(sent)).toMatchObject({ cards: [{}, {}, card] });
});

describe('saving', () => {
  it('offers to study the new set right away', async () => {
    await openMade({ [setPath]: () => reply(200, { set: savedSet }) });
    await press('Save Flashcards');
    expect(await findPlace()).toBe('/flashcards');
    await userEvent.click(await screen.findByRole('button', { name: 'Study now' }));
    await waitFor(async () => expect(await findPlace()).toBe(`/flashcards/study/${setId}`));
  });

  it('keeps the set under one id, and leads to all of them with the news [FWIZ-48] [FWIZ-50] [FLIST-09] [FWIZ-52]', async () => {
    const { asked } = await openMade({ [setPath]: () => reply(200, { set: savedSet }) });
    await userEvent.clear(screen.getByLabelText('Front of card 1'));
    await userEvent.type(screen.getByLabelText('Front of card 1'), 'Engram');
    await press('Save Flashcards');
    expect(await findPlace()).toBe('/flashcards');
    expect(await screen.findByText('Your flashcards have been successfully created!')).toBeTruthy();
    const sent = asked.find(({ init }) => init.method === 'PUT');
    expect(sent?.path).toBe(`/api/flashcards/${setId}`);
    expect(bodyOf(sent)).toMatchObject({
      name: 'Memory',
      generationId,
      config: { setName: 'Memory', difficulty: 'medium', agreeToTerms: true },
      cards: [
        { id: cardAt(0).id, type: 'term-definition', front: 'Engram', back: 'Back 0' },
        { id: cardAt(1).id, type: 'question-answer', front: 'Front 1', back: 'Back 1' },
      ],
    });
    expect(storedWizard()).toBeNull();
  });

  it('reads "Saving..." for as long as it takes [FWIZ-49]', async () => {
    await openMade({ [setPath]: neverReply });
    await press('Save Flashcards');
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeTruthy();
  });

  it('that fails says so, keeps everything and can be pressed again [FWIZ-51] [BERR-43]', async () => {
    let calls = 0;
    const { asked } = await openMade({
      [setPath]: () => {
        calls += 1;
        if (calls > 1) return reply(200, { set: savedSet });
        return reply(409, { code: 'sets-full', message: 'You have 1,000 flashcard sets.' });
      },
    });
    await press('Save Flashcards');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to save flashcards. Please try again.');
    expect(screen.getByLabelText('Front of card 1')).toHaveProperty('value', 'Front 0');
    await press('Save Flashcards');
    expect(await findPlace()).toBe('/flashcards');
    const ids = asked.filter(({ init }) => init.method === 'PUT').map(({ path }) => path);
    expect(ids).toEqual([`/api/flashcards/${setId}`, `/api/flashcards/${setId}`]);
  });
});

describe('leaving', () => {
  it('with unsaved cards asks first, and keeps them on Cancel', async () => {
    await openMade();
    await userEvent.click(screen.getByRole('link', { name: 'Back to Configuration' }));
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await userEvent.click(screen.getByRole('link', { name: 'Back to Sets' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/discards 2 unsaved cards/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add your study material');
    expect(storedWizard()).toMatchObject({ cards: [{ front: 'Front 0' }, { front: 'Front 1' }] });
  });

  it('forgets them once that is confirmed', async () => {
    await openMade();
    await userEvent.click(screen.getByRole('link', { name: 'Back to Configuration' }));
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await userEvent.click(screen.getByRole('link', { name: 'Back to Sets' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave & Reset' }));
    expect(await findPlace()).toBe('/flashcards');
    expect(storedWizard()).toBeNull();
  });
});

it('a reload keeps the cards as they were changed', async () => {
  await openMade();
  await userEvent.type(screen.getByLabelText('Front of card 2'), ' changed');
  await waitFor(() =>
    expect(storedWizard()).toMatchObject({ cards: [{}, { front: 'Front 1 changed' }] }),
  );
});

function rowsOf(name: string) {
  const region = within(screen.getByRole('region', { name }));
  return region.getAllByRole('term').map((term) => term.parentElement?.textContent);
}
