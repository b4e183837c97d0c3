import { glossary } from '@engram/fakes/study-texts/glossary.ts';
import { expect, it } from 'vitest';
import { generationWork } from '../../generation/jobs.ts';
import { cardWishFor, makeCardCalls } from '../../testing/calls/card-calls.ts';
import { readUsed } from '../../testing/read-used.ts';
import { startTestApp } from '../../testing/start-app.ts';

const { app, platform, signIn } = await startTestApp({
  environment: { ROLE: 'all', RATE_LIMITS: 'off' },
});
await platform.jobs.work(generationWork(platform));
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { generate, stream } = makeCardCalls(app, origin);

it('makes cards on a server without any key, says so, and counts nothing (D7)', async () => {
  const maya = await signIn();
  const { cards, making } = await generate(maya, cardWishFor(glossary.text));
  expect(making).toMatchObject({ madeBy: 'built-in', label: 'Made without AI from your text' });
  expect(cards.length).toBeGreaterThanOrEqual(3);
  const proven = cards.filter(({ source }) => glossary.text.includes(source?.quote ?? '-'));
  expect(proven).toHaveLength(cards.length);
  expect(await readUsed(platform.pool, maya.userId, 'ai-card-sets')).toBe(0);
});

it('gives as many cards as the text supports by rule, each once, and says so (D27)', async () => {
  const cardTypes = [{ type: 'term-definition', count: 50 }];
  const events = await stream(await signIn(), cardWishFor(glossary.text, { cardTypes }));
  const fronts = events.flatMap(({ data }) => (data.type === 'card' ? [data.card.front] : []));
  expect(fronts.length).toBeGreaterThan(20);
  expect(new Set(fronts).size).toBe(fronts.length);
  expect(events.at(-1)?.data).toMatchObject({
    making: {
      notices: [`Made ${fronts.length} of 50. Without AI, you get only what is surely right.`],
    },
  });
});
