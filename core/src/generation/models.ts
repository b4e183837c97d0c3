/**
 * The menu of models [BLIM-24] (D19). A label stands for a provider and a model id of the server's
 * configuration; one without a key is shown as not available.
 */
export const aiModels = [
  { id: 'openai', label: 'OpenAI GPT-4.1 Mini' },
  { id: 'deepseek', label: 'DeepSeek' },
  { id: 'gemini', label: 'Gemini Flash 2.0' },
  { id: 'anthropic', label: 'Anthropic Claude' },
  /** The server of one's own, where its model is one of these by name. */
  { id: 'llama', label: 'Meta LLaMA' },
  { id: 'own', label: "This server's own model" },
  { id: 'built-in', label: 'Built-in generator (no AI)' },
] as const;
/** Whether a label already says which model it is: 'OpenAI GPT-4.1 Mini' says gpt-4.1-mini. */
export function saysModel(label: string, model: string): boolean {
  const plain = (words: string) => words.toLowerCase().replace(/[^a-z0-9.]+/g, ' ');
  return plain(label).includes(plain(model));
}

export type AiModelId = (typeof aiModels)[number]['id'];
