import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The product's own event reader, bundled so that a page can load it under the strict policy. */
export async function buildReader(): Promise<string> {
  const outcome = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'esnext',
      lib: {
        entry: fileURLToPath(
          new URL('../../../web/src/http/events/read-events.ts', import.meta.url),
        ),
        formats: ['es'],
        fileName: 'probe-reader',
      },
    },
  });
  const outputs = Array.isArray(outcome) ? outcome : [outcome];
  const [chunk] = outputs.flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The reader was not built');
  return chunk.code;
}
