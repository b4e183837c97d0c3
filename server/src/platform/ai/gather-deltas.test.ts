import { expect, it } from 'vitest';
import { gatherDeltas } from './gather-deltas.ts';

function event(delta: object, rest: object = {}): string {
  const choices = [{ index: 0, delta, finish_reason: null }];
  return `data: ${JSON.stringify({ id: 'x', choices, ...rest })}\n\n`;
}

it('makes one event of many that carry text only', () => {
  const gatherer = gatherDeltas();
  gatherer.push(event({ role: 'assistant', content: '' }));
  gatherer.push(event({ content: 'Zel' }) + event({ content: 'len' }));
  expect(gatherer.take(false)).toBe(event({ role: 'assistant', content: 'Zellen' }));
  expect(gatherer.take(false)).toBe('');
});

it('keeps every other event, in its place', () => {
  const gatherer = gatherDeltas();
  const refusal = event({ content: null, refusal: 'No.' });
  const usage = `data: {"choices":[],"usage":{"prompt_tokens":1}}\n\n`;
  gatherer.push(event({ content: 'a' }) + refusal + event({ content: 'b' }));
  gatherer.push(`: ping\n\n${usage}data: [DONE]\n\n`);
  const order = [event({ content: 'a' }), refusal, event({ content: 'b' }), ': ping\n\n'];
  expect(gatherer.take(true)).toBe([...order, usage, 'data: [DONE]\n\n'].join(''));
});

it('reads the same sign by sign, with either end of line', () => {
  const stream = (event({ content: '“ä”' }) + event({ content: 'b' })).replaceAll('\n', '\r\n');
  const gatherer = gatherDeltas();
  for (const sign of stream) gatherer.push(sign);
  expect(gatherer.take(true)).toBe(event({ content: '“ä”b' }));
});

it('passes on what a broken reply ended with', () => {
  const gatherer = gatherDeltas();
  gatherer.push(`${event({ content: 'a' })}data: {"choi`);
  expect(gatherer.take(true)).toBe(`${event({ content: 'a' })}data: {"choi`);
});
