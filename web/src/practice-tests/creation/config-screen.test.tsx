import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  forgetCreation,
  openCreation,
  pressContinue,
  studyText,
  writeText,
} from './render-creation.tsx';

afterEach(forgetCreation);

it('loads the built-in generator on entering the step, and not before (D7)', async () => {
  const { workers } = await openCreation();
  await writeText(studyText(400));
  expect(workers).toEqual([]);
  await pressContinue();
  expect(await screen.findByText('Configure Your Test')).toBeTruthy();
  expect(workers.map(({ url }) => url)).toEqual([expect.stringContaining('built-in-worker')]);
});
