import { expect, it } from 'vitest';
import { emptyFlow } from '../../practice-tests/creation/flow.ts';
import { makeMaterial } from '../../materials/testing/stub-library.ts';
import { orderCards } from './order-cards.ts';

const partOf = (number: number, title: string) => ({
  material: makeMaterial(number, { title }),
  start: 0,
});
const kidney = { studyMaterial: 'The kidney filters blood.', parts: [partOf(2, 'The kidney')] };
const former = { ...emptyFlow, parts: [partOf(1, 'Memory')] };

it('names the cards after their own material, not after that of the test before (D35)', () => {
  const order = orderCards({ ...former, testName: 'Memory' }, kidney, { isWithoutAi: true });
  expect(order.name).toBe('The kidney');
});

it('names the cards as their owner has named the test', () => {
  const order = orderCards({ ...former, testName: 'My own' }, kidney, { isWithoutAi: true });
  expect(order.name).toBe('My own');
});
