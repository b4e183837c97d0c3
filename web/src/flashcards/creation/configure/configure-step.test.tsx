import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { listModels } from '../../../practice-tests/testing/render-creation.tsx';
import { bodyOf, reply } from '../../../testing/stub-server.ts';
import {
  cardAt,
  generationId,
  making,
  openCreate,
  openStep,
  press,
  setId,
  someConfig,
  startPath,
} from '../../testing/render-create.tsx';

it('shows Upload done in green, Configure highlighted, Preview in grey [FWIZ-03]', async () => {
  await openStep('configure');
  const [upload, configure, preview] = within(
    screen.getByRole('list', { name: 'Progress' }),
  ).getAllByRole('listitem');
  expect(upload?.textContent).toContain('done');
  expect(upload?.className).toContain('text-success-ink');
  expect(configure?.getAttribute('aria-current')).toBe('step');
  expect(configure?.textContent).not.toContain('done');
  expect(configure?.querySelector('.bg-petrol')?.textContent).toBe('2');
  expect(preview?.getAttribute('aria-current')).toBeNull();
  expect(preview?.textContent).not.toContain('done');
  expect(preview?.className).toContain('text-ink-3');
});

it('leads to Upload where there is no material yet', async () => {
  await openCreate({ path: '/flashcards/create?step=preview' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add your study material');
});

describe('the name', () => {
  it('is asked for [FWIZ-31] [FWIZ-06] [FWIZ-43]', async () => {
    await openStep('configure');
    await userEvent.clear(screen.getByLabelText('Set name'));
    await userEvent.type(screen.getByLabelText('Set name'), '  ');
    await press('Preview Flashcards');
    expect(screen.getByText('Please provide a name for your flashcard set')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Set name'));
    await userEvent.type(screen.getByLabelText('Set name'), 'Memory');
    await press('Preview Flashcards');
    expect(await screen.findByRole('heading', { name: 'Preview your flashcards' })).toBeTruthy();
  });
});

it('is sent by Enter in the name too', async () => {
  await openStep('configure');
  const name = screen.getByLabelText<HTMLInputElement>('Set name');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Preview Flashcards' });
  // A form is sent by Enter through the button that belongs to it, wherever that stands.
  expect(button.type).toBe('submit');
  expect(button.form).toBe(name.form);
  expect(name.form).not.toBeNull();
});

describe('topics', () => {
  it('are chosen from 70 on, and by Select All and Unselect All [FWIZ-32] [FWIZ-33]', async () => {
    await openStep('configure');
    expect(listChosen()).toEqual([true, true, false]);
    expect(screen.getByText('2 of 3 selected')).toBeTruthy();
    await press('Select All');
    expect(listChosen()).toEqual([true, true, true]);
    await press('Unselect All');
    expect(listChosen()).toEqual([false, false, false]);
  });

  it('are all used when none is chosen [FWIZ-44]', async () => {
    const { asked } = await openStep('configure');
    await press('Unselect All');
    expect(screen.getByText('None selected: all content will be included.')).toBeTruthy();
    await press('Preview Flashcards');
    await screen.findByLabelText('Front of card 1');
    expect(bodyOf(asked.find(({ path }) => path === startPath))).toMatchObject({ topics: [] });
  });
});

describe('counts', () => {
  it('are there for each type, from 0 to 50 [FWIZ-34] [FWIZ-36]', async () => {
    await openStep('configure');
    const terms = screen.getByRole('spinbutton', { name: 'Number of cards: Term and definition' });
    const answers = screen.getByRole('spinbutton', {
      name: 'Number of cards: Question and answer',
    });
    expect([terms, answers].map((field) => field.getAttribute('aria-valuenow'))).toEqual([
      '15',
      '10',
    ]);
    await retype(terms, '51');
    expect(terms).toHaveProperty('value', '50');
    await retype(answers, '0');
    expect(screen.getByText('0 to 50 cards per type. 50 cards in total.')).toBeTruthy();
  });

  it('are 0 for what is no number', async () => {
    await openStep('configure');
    const terms = screen.getByRole('spinbutton', { name: 'Number of cards: Term and definition' });
    await retype(terms, 'abc');
    expect(terms).toHaveProperty('value', '0');
  });

  it('of nothing but 0 are refused (N47)', async () => {
    const cardTypes = someConfig.cardTypes.map(({ type }) => ({ type, count: 0 }));
    await openStep('configure', { wizard: { flashcardConfig: { ...someConfig, cardTypes } } });
    await press('Preview Flashcards');
    expect(screen.getByText('Please select at least one card')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Configure your flashcards');
  });
});

it('is easy, medium or hard, and medium at first [FWIZ-38]', async () => {
  await openStep('configure');
  const group = within(screen.getByRole('radiogroup', { name: 'Difficulty' }));
  const radios = group.getAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Easy',
    'Medium',
    'Hard',
  ]);
  expect(group.getByRole('radio', { name: 'Medium' })).toHaveProperty('checked', true);
});

describe('the language', () => {
  const withoutModel = 'Without AI, your cards are made in the language of your material.';
  const findMenu = () => screen.getByRole('combobox', { name: 'Language' });

  it('is that of the material, or one of five, and is asked for', async () => {
    const { asked } = await openStep('configure');
    const options = within(findMenu()).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ textContent, disabled }) => [textContent, !disabled])).toEqual([
      ['Same as your material', true],
      ['English', true],
      ['Chinese', true],
      ['Spanish', true],
      ['French', true],
      ['German', true],
    ]);
    expect(findMenu()).toHaveProperty('value', 'material');
    await userEvent.selectOptions(findMenu(), 'German');
    await press('Preview Flashcards');
    await screen.findByLabelText('Front of card 1');
    expect(bodyOf(asked.find(({ path }) => path === startPath))).toMatchObject({ language: 'de' });
  });

  it('has a word about what it changes, and none about AI where there is a model', async () => {
    await openStep('configure');
    const text = 'Both sides of your cards. Quotes stay as they are in your material.';
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(withoutModel)).toBeNull();
  });

  it.each([
    ['the server has no model', { models: listModels('built-in') }],
    ['AI rests for today', { models: listModels(), withoutAi: 'over-budget' }],
  ])('is that of the material where %s, and the screen says so', async (_, menu) => {
    await openStep('configure', {}, { '/api/questions/models': () => reply(200, menu) });
    expect(await screen.findByText(withoutModel)).toBeTruthy();
  });

  it('makes other cards when it changes', async () => {
    await openStep('configure');
    await press('Preview Flashcards');
    await screen.findByLabelText('Front of card 1');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Configuration' }));
    await userEvent.selectOptions(findMenu(), 'French');
    expect(screen.getByText(/makes new ones in place of the 2 cards you have/)).toBeTruthy();
  });
});

describe('fill-in-blank cards', () => {
  it('are premium, and not there to be chosen by others [FWIZ-39]', async () => {
    await openStep('configure');
    expect(screen.getByText('PREMIUM')).toBeTruthy();
    expect(screen.queryByRole('spinbutton', { name: /Fill in the blank/ })).toBeNull();
  });

  it('open a popup by Upgrade that announces what is still to come [FWIZ-40] [FWIZ-41] [BROLE-17]', async () => {
    await openStep('configure');
    await press('Upgrade for fill-in-blank cards');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Upgrade to Access Fill-in-Blank Cards' }),
    );
    const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Fill-in-blank cards',
      'Image recognition Coming Soon',
      'Sequential learning Coming Soon',
      'Up to 50 questions per test',
      'All question types',
      'AI hints and explanations',
    ]);
    expect(dialog.getByRole('link', { name: 'See Premium Plans' }).getAttribute('href')).toBe(
      '/pricing',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'No Thanks' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be counted by premium users [BROLE-16]', async () => {
    await openStep('configure', { isPremium: true });
    const field = screen.getByRole('spinbutton', { name: 'Number of cards: Fill in the blank' });
    await retype(field, '5');
    expect(screen.getByText('0 to 50 cards per type. 30 cards in total.')).toBeTruthy();
    expect(screen.queryByText('PREMIUM')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Upgrade/ })).toBeNull();
  });
});

it('goes on to Preview, and back from there to Upload [FWIZ-42] [FWIZ-07]', async () => {
  await openStep('configure');
  await press('Preview Flashcards');
  await screen.findByLabelText('Front of card 1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Preview your flashcards');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Configuration' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Configure your flashcards');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add your study material');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('says beforehand that other choices make other cards', async () => {
  const made = { setId, generationId, making, wish: 'other' };
  await openStep('configure', { wizard: { made, cards: [cardAt(0), cardAt(1)] } });
  expect(screen.getByText(/makes new ones in place of the 2 cards you have/)).toBeTruthy();
});

function listChosen(): boolean[] {
  return within(screen.getByRole('region', { name: 'Topics' }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ checked }) => checked);
}

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}
