import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';

/** What no screen loads by itself, built as the app is. */
const entries = {
  'trusted-worker-url': fromHere('../../../web/src/trusted-worker-url.ts'),
  'measure-worker': fromHere('./measure-worker.ts'),
  'first-look': fromHere('./first-look.ts'),
};

/** Serves them to a page among the files of the app, under the policy of the app. */
export async function serveScripts(page: Page): Promise<void> {
  const scripts = await (built ??= buildScripts());
  await page.route('**/assets/*.js', async (route) => {
    const code = scripts.get(new URL(route.request().url()).pathname);
    if (code === undefined) return route.continue();
    return route.fulfill({ contentType: 'text/javascript', body: code });
  });
}

/** Once for all tests of a process. */
let built: Promise<Map<string, string>> | undefined;

async function buildScripts(): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    root: fromHere('.'),
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: entries,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/[name].js' },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('This was not one build.');
  return new Map(
    result.output.map((file) => {
      const content = file.type === 'chunk' ? file.code : file.source;
      return [`/${file.fileName}`, content.toString()];
    }),
  );
}

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
