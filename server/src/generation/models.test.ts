import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';

async function modelsOf(environment: Record<string, string>) {
  const { app, signIn } = await startTestApp({ environment });
  const { headers } = await signIn();
  return (await app.inject({ url: '/api/questions/models', headers })).json().models;
}

it('offers the built-in generator as the default when there is no key at all (D19)', async () => {
  expect(await modelsOf({})).toEqual([
    { id: 'openai', label: 'OpenAI GPT-4.1 Mini', isAvailable: false, isDefault: false },
    { id: 'deepseek', label: 'DeepSeek', isAvailable: false, isDefault: false },
    { id: 'gemini', label: 'Gemini Flash 2.0', isAvailable: false, isDefault: false },
    { id: 'anthropic', label: 'Anthropic Claude', isAvailable: false, isDefault: false },
    { id: 'llama', label: 'Meta LLaMA', isAvailable: false, isDefault: false },
    { id: 'built-in', label: 'Built-in generator (no AI)', isAvailable: true, isDefault: true },
  ]);
});

it('has an entry of its own for a server of the operator, and the first with a key is the default', async () => {
  const models = await modelsOf({
    AI_BASE_URL: 'http://127.0.0.1:1/v1',
    DEEPSEEK_API_KEY: 'key',
  });
  expect(models.filter(({ isAvailable }: { isAvailable: boolean }) => isAvailable)).toEqual([
    {
      id: 'deepseek',
      label: 'DeepSeek',
      model: 'deepseek-v4-flash',
      isAvailable: true,
      isDefault: true,
    },
    { id: 'own', label: "This server's own model", isAvailable: true, isDefault: false },
    { id: 'built-in', label: 'Built-in generator (no AI)', isAvailable: true, isDefault: false },
  ]);
});

it.each([
  ['meta-llama/llama-3.3-70b-instruct', ['llama', 'built-in']],
  ['Llama-3.2-3B-Q4', ['llama', 'built-in']],
  ['ollama-qwen', ['own', 'built-in']],
])('offers %s of an own server under the name it has', async (model, ids) => {
  const models = await modelsOf({ AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: model });
  const offered = models.filter(({ isAvailable }: { isAvailable: boolean }) => isAvailable);
  expect(offered.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(offered[0]).toMatchObject({ model });
});

it('names no model where its label does', async () => {
  const [openai] = await modelsOf({ OPENAI_API_KEY: 'key', OPENAI_MODEL: 'gpt-4.1-mini' });
  expect(openai).not.toHaveProperty('model');
});
