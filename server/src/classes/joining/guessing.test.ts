import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { makeClassCalls } from '../testing/class-calls.ts';
import { wayBackWords } from './way-back-words.ts';

const { app, signIn } = await startTestApp();
const { call, create, join, comeBack } = makeClassCalls(app);

async function makeClass() {
  const teacher = await signIn({ isConfirmed: true });
  return (await create(teacher)).json<{ id: string; code: string }>();
}

const guessOf = (place: number) =>
  Array.from({ length: 4 }, (_, word) => wayBackWords[place * 4 + word]).join(' ');

it('asks whoever guesses codes of classes for a CAPTCHA after ten misses, and leaves others alone', async () => {
  const { code } = await makeClass();
  const address = '203.0.113.7';
  for (const sign of 'ABCDEFGHJK') await call('GET', `/join/ZZZZZ${sign}`, { address });
  expect((await call('GET', `/join/${code}`, { address })).json().code).toBe('captcha-required');
  expect((await call('GET', `/join/${code}`)).json().kind).toBe('class');
});

it('asks whoever guesses words for a CAPTCHA after ten, right ones or wrong', async () => {
  const { code } = await makeClass();
  const address = '203.0.113.8';
  const lily = (await join(code, 'Lily', { address })).json();
  for (let place = 0; place < 10; place += 1) {
    expect((await comeBack(code, guessOf(place), { address })).json().code).toBe('way-back-wrong');
  }
  expect((await comeBack(code, lily.words, { address })).json().code).toBe('captcha-required');
  expect((await comeBack(code, lily.words)).statusCode).toBe(200);
});

it('costs nobody anything to mistype a word, or to type the same again', async () => {
  const { code } = await makeClass();
  const address = '203.0.113.9';
  const lily = (await join(code, 'Lily', { address })).json();
  for (let time = 0; time < 10; time += 1) await comeBack(code, `maplle ${time}`, { address });
  for (let time = 0; time < 5; time += 1) await comeBack(code, guessOf(1), { address });
  expect((await comeBack(code, lily.words, { address })).statusCode).toBe(200);
});
