/**
 * The menu of models [BLIM-24] (D19). A label stands for a provider and a model id of the server's
 * configuration; one without a key is shown as not available.
 */
export const aiModels = [
  { id: 'openai', label: 'OpenAI GPT-4.1 Mini' },
  { id: 'deepseek', label: 'DeepSeek' },
  { id: 'gemini', label: 'Gemini Flash 2.0' },
  { id: 'own', label: 'Own model' },
  { id: 'built-in', label: 'Built-in generator (no AI)' },
] as const;
export type AiModelId = (typeof aiModels)[number]['id'];

/** Listed, and not yet there [CONF-48] [BLIM-25]. */
export const comingModels = ['Anthropic Claude', 'Meta LLaMA'] as const;
