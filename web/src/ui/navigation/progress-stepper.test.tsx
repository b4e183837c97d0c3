import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressStepper } from './progress-stepper.tsx';

it('says which step is current and which are done', () => {
  render(
    <ProgressStepper
      aria-label="Progress"
      steps={['Input', 'Configure', 'Preview and Generate']}
      current={1}
      doneLabel="Done"
    />,
  );
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'InputDone',
    '2Configure',
    '3Preview and Generate',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
