import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { bodyOf, maya, neverReply, reply } from '../../../testing/stub-server.ts';
import { listVerdicts } from '../../keeping/verdict-store.ts';
import {
  findTitle,
  openResults,
  openRow,
  openStored,
  press,
  tellAttempt,
} from '../../testing/render-results.tsx';
import {
  attemptId,
  choice,
  gap,
  makeGiven,
  makeState,
  questions,
  short,
  testId,
  truth,
} from '../../testing/stub-results.ts';

describe('the rows', () => {
  it('marks each question in words [RES-25]', async () => {
    openResults({ path: '/test-results/detailed', state: makeState() });
    await findTitle();
    const marks = screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('summary')?.children[2]?.textContent);
    expect(marks).toEqual([
      'Incorrect',
      'Correct',
      'Incorrect',
      'Not answeredIncorrect',
      'Needs review',
      'Correct',
    ]);
  });

  it('opens and closes', async () => {
    openResults({ state: makeState() });
    const row = await openRow(/Which two must be present/);
    expect(row).toHaveProperty('open', true);
    await userEvent.click(within(row).getByRole('heading', { level: 3 }));
    expect(row).toHaveProperty('open', false);
  });

  it('opens and closes all at once', async () => {
    openResults({ state: makeState() });
    await press('Open all');
    expect(document.querySelectorAll('details[open]')).toHaveLength(3);
    await press('Close all');
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });

  it('begins with what was missed, and shows all on wish', async () => {
    openResults({ state: makeState() });
    const incorrect = await screen.findByRole('radio', { name: 'Missed 3' });
    expect(incorrect).toHaveProperty('checked', true);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await userEvent.click(screen.getByRole('radio', { name: 'All 6' }));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    await userEvent.click(screen.getByRole('radio', { name: 'To judge 1' }));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });

  it('says that nothing was missed', async () => {
    const state = makeState({ questions: [truth], userAnswers: { [truth.id]: 'True' } });
    openResults({ state });
    await userEvent.click(await screen.findByRole('radio', { name: 'Missed 0' }));
    expect(screen.getByText('Nothing was missed.')).toBeTruthy();
  });
});

describe('the answers', () => {
  it('names the right option and the wrong one that was chosen [RES-23] [RES-24]', async () => {
    openResults({ state: makeState() });
    const row = await openRow(/What opens the channel/);
    const options = within(row).getAllByRole('radio');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      ' Bound glutamate Correct answer',
      ' Extra magnesium Your answer',
      'C A cell at rest ',
    ]);
    expect(options.map((option) => option.getAttribute('aria-checked'))).toEqual([
      'false',
      'true',
      'false',
    ]);
  });

  it('names the right one of true and false [RES-23]', async () => {
    openResults({ path: '/test-results/detailed', state: makeState() });
    const row = await openRow(/Magnesium blocks the receptor/);
    expect(within(row).getByRole('radio', { name: /True Correct answer/ })).toBeTruthy();
  });

  it('shows what was ticked of several, and what was right [RES-26]', async () => {
    openResults({ state: makeState() });
    const row = await openRow(/Which two must be present/);
    expect(within(row).getByRole('checkbox', { name: /Glutamate Correct answer/ })).toHaveProperty(
      'checked',
      true,
    );
    expect(within(row).getByRole('checkbox', { name: /Magnesium Your answer/ })).toBeTruthy();
    expect(
      within(row).getByRole('checkbox', { name: /Depolarisation Correct answer/ }),
    ).toHaveProperty('checked', false);
  });

  it('shows each pair of a matching question with its correction [RES-26]', async () => {
    openResults({ state: makeState() });
    const row = await openRow(/Match each researcher/);
    expect(row.textContent).toContain('Richard SemonNot answeredIncorrectCorrect answer Coined');
  });

  it('shows both texts of a written answer [RES-26]', async () => {
    openResults({ path: '/test-results/detailed', state: makeState() });
    const row = await openRow(/What flows in/);
    expect(listWritten(row)).toEqual([
      ['Your answer', 'Ions with two charges, I think'],
      ['Correct answer', 'Calcium flows into the cell'],
    ]);
    expect(listWritten(await openRow(/At rest a/))).toEqual([
      ['Your answer', 'Magnesium'],
      ['Correct answer', 'magnesium'],
    ]);
  });

  it('says that nothing was written [RES-26]', async () => {
    openResults({ state: makeState({ questions: [gap], userAnswers: {} }) });
    expect(listWritten(await openRow(/At rest a/))[0]).toEqual(['Your answer', 'Not answered']);
  });

  it('shows the sentence a question was made of in its context, with file and page', async () => {
    openResults({ state: makeState() });
    const row = await openRow(/What opens the channel/);
    expect(within(row).getByText('Source: Lecture 6.pdf, page 3')).toBeTruthy();
    expect(row.querySelector('blockquote')?.textContent).toBe(
      'At rest a magnesium ion blocks the receptor. highlighted: Its channel opens only when glutamate is bound. Calcium then flows in.',
    );
  });
});

describe('Explain Answer', () => {
  const silent = { ...choice, explanation: '' };
  const state = makeState({ questions: [silent], userAnswers: { [choice.id]: 'b' } });
  const path = `/api/tests/${testId}/questions/${choice.id}/explanation`;

  it('is on each question, for everyone [RES-27]', async () => {
    openResults({ path: '/test-results/detailed', state: makeState() });
    await findTitle();
    expect(screen.getAllByRole('button', { name: 'Explain Answer' })).toHaveLength(6);
  });

  it('shows the explanation that the question has, without a call [RES-30]', async () => {
    const asked = openResults({ state: makeState() });
    const row = await openRow(/What opens the channel/);
    await press('Explain Answer', row);
    expect(within(row).getByText('The ion leaves when the cell is depolarised.')).toBeTruthy();
    expect(asked.map((call) => call.path)).toEqual(['/api/auth/verify-token']);
  });

  it('reads "Generating..." while the server writes one [RES-28]', async () => {
    openResults({ state, answers: { [path]: neverReply } });
    await press('Explain Answer');
    expect(await screen.findByRole('button', { name: 'Generating...' })).toBeTruthy();
  });

  it('shows what the server wrote [RES-29] [RES-30]', async () => {
    const explanation = 'Only glutamate opens it.';
    openResults({ state, answers: { [path]: () => reply(200, { explanation, quote: null }) } });
    await press('Explain Answer');
    expect(await screen.findByText('Only glutamate opens it.')).toBeTruthy();
  });

  it('says that it failed, and may be asked again [RES-29] [BERR-27]', async () => {
    openResults({ state, answers: { [path]: () => reply(422, { code: 'explanation-failed' }) } });
    await press('Explain Answer');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to generate explanation. Please try again.',
    );
    expect(screen.getByRole('button', { name: 'Explain Answer' })).toBeTruthy();
  });

  it('says in the words of the server that the day’s explanations are used', async () => {
    const message = "You've used today's AI explanations. Please try again tomorrow.";
    const refusal = { code: 'ai-answers-used', error: message, message };
    openResults({ state, answers: { [path]: () => reply(403, refusal) } });
    await press('Explain Answer');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});

describe('the verdict of the learner', () => {
  const path = `/api/attempts/${attemptId}/verdicts/${short.id}`;
  const told = makeGiven({ [short.id]: 'Ions', [truth.id]: 'True' });

  /** A server that remembers the verdict. */
  function makeJudge() {
    let answers = told;
    return {
      [`/api/attempts/${attemptId}`]: () => reply(200, tellAttempt({ answers })),
      [path]: () => {
        answers = told.map((one) =>
          one.questionId === short.id ? { ...one, ownVerdict: 'correct' as const } : one,
        );
        return reply(200, tellAttempt({ answers }));
      },
    };
  }

  it('counts at once, before the server answers, and is marked as theirs', async () => {
    openStored({ attempt: { answers: told }, answers: { [path]: neverReply } });
    await userEvent.click(await screen.findByRole('radio', { name: 'All 6' }));
    const row = await openRow(/What flows in/);
    expect(screen.getByText('1 of 5 correct')).toBeTruthy();
    await press('I was right', row);
    expect(screen.getByText('2 of 6 correct')).toBeTruthy();
    expect(within(row).getByText('Judged by you')).toBeTruthy();
    expect(within(row).getByText('Correct')).toBeTruthy();
    expect(screen.getByText('Your score is now 33%, 2 of 6 correct.')).toBeTruthy();
  });

  it('then counts as the server says', async () => {
    const asked = openStored({ answers: makeJudge() });
    await userEvent.click(await screen.findByRole('radio', { name: 'All 6' }));
    await press('I was right', await openRow(/What flows in/));
    await waitFor(() =>
      expect(bodyOf(asked.find((call) => call.path === path))).toEqual({ verdict: 'correct' }),
    );
    await waitFor(() => expect(listVerdicts(maya.uid)).toEqual([]));
    expect(await screen.findByText('2 of 6 correct')).toBeTruthy();
  });

  it('goes back when it was not saved, and says so', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    openStored({ attempt: { answers: told }, answers: { [path]: () => reply(404, {}) } });
    await userEvent.click(await screen.findByRole('radio', { name: 'All 6' }));
    await press('I was wrong', await openRow(/What flows in/));
    expect(
      await screen.findByText("We couldn't save your decision. Please try again."),
    ).toBeTruthy();
    expect(screen.getByText('1 of 5 correct')).toBeTruthy();
  });

  it('is kept when it was given without a network, through a reload, until it is sent', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const lose = () => Promise.reject(new TypeError('lost'));
    const asked = openStored({ attempt: { answers: told }, answers: { [path]: lose } });
    await userEvent.click(await screen.findByRole('radio', { name: 'All 6' }));
    await press('I was right', await openRow(/What flows in/));
    await waitFor(() => expect(asked.some((call) => call.path === path)).toBe(true));
    cleanup();
    const again = openStored({ answers: makeJudge() });
    expect(await screen.findByText('2 of 6 correct')).toBeTruthy();
    await waitFor(() =>
      expect(bodyOf(again.find((call) => call.path === path))).toEqual({ verdict: 'correct' }),
    );
    await waitFor(() => expect(listVerdicts(maya.uid)).toEqual([]));
    expect(screen.queryByText("We couldn't save your decision. Please try again.")).toBeNull();
  });

  it('overturns what a rule called incorrect, and the row stays under the finger', async () => {
    const wrong = makeGiven({ [gap.id]: 'calcium' });
    openStored({
      attempt: { answers: wrong },
      answers: { [`/api/attempts/${attemptId}/verdicts/${gap.id}`]: neverReply },
    });
    const row = await openRow(/At rest a/);
    await press('I was right', row);
    expect(within(row).getByRole('button', { name: 'I was right' })).toBe(document.activeElement);
    expect(screen.getByText('1 of 6 correct')).toBeTruthy();
  });

  it('is not asked for what a rule can judge', async () => {
    openStored();
    await userEvent.click(await screen.findByRole('radio', { name: 'All 6' }));
    const row = await openRow(/What opens the channel/);
    expect(within(row).queryByRole('button', { name: 'I was right' })).toBeNull();
    expect(questions).toHaveLength(6);
  });
});

function listWritten(row: HTMLElement): (string | null)[][] {
  return [...row.querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
}
