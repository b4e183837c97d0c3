import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reply } from '../../../testing/stub-server.ts';
import { listModels, openStep } from '../../testing/render-creation.tsx';

it.each([
  [
    'unconfirmed',
    /^Confirm your email address to use AI\. Until then your test is made without it\.$/,
  ],
  ['over-budget', /^AI has reached its limit for today and is back at \d\d:00\. Until then/],
])('says when AI rests for somebody who is %s (D44)', async (withoutAi, words) => {
  const models = listModels('openai');
  await openStep(
    'config',
    {},
    { '/api/questions/models': () => reply(200, { models, withoutAi }) },
  );
  const hint = await screen.findByText(words);
  expect(screen.getByLabelText('AI Model').getAttribute('aria-describedby')).toContain(hint.id);
});
