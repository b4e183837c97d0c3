import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { WrittenItem } from '@engram/core/generation/model-contract.ts';
import { Output, streamText } from 'ai';

/**
 * The library's own array parsing of one streaming call, in a process of its own: what it costs and
 * when its first and last item come. The prompt comes in on standard input.
 */
const [baseURL = '', rounds = '1'] = process.argv.slice(2);
const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part);
const prompt = Buffer.concat(parts).toString('utf8');
const model = createOpenAICompatible({
  name: 'bare',
  baseURL,
  apiKey: 'none',
  supportsStructuredOutputs: true,
  fetch: async (url, init) => {
    const response = await fetch(url, init);
    return new Response(response.body?.pipeThrough(renameList()), response);
  },
})('fake');

const runs = [];
for (let round = 0; round < Number(rounds); round += 1) runs.push(await run());
console.log(JSON.stringify(runs));

async function run() {
  const start = performance.now();
  const before = process.cpuUsage();
  const { elementStream } = streamText({
    model,
    prompt,
    output: Output.array({ element: WrittenItem }),
    maxRetries: 0,
  });
  const itemMs: number[] = [];
  for await (const item of elementStream) if (item.text) itemMs.push(performance.now() - start);
  const { user, system } = process.cpuUsage(before);
  return {
    items: itemMs.length,
    totalMs: performance.now() - start,
    cpuMs: (user + system) / 1000,
  };
}

/** Our contract calls the list `items`, the library `elements`; tokens are of four letters. */
function renameList() {
  const left = [
    ['{\\"it', '{\\"el'],
    ['ems\\"', 'ements\\"'],
  ] as const;
  let done = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      if (done === left.length) return controller.enqueue(bytes);
      let text = Buffer.from(bytes).toString('utf8');
      for (const [own, theirs] of left.slice(done)) {
        if (!text.includes(own)) break;
        text = text.replace(own, theirs);
        done += 1;
      }
      controller.enqueue(Buffer.from(text));
    },
  });
}
