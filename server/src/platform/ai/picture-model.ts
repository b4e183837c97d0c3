import type { AiProvider } from './ai-model.ts';

type Configured = { provider: AiProvider; name: string };

/** Of DeepSeek's models only one that is being tried out takes pictures; the others refuse the call. */
const takesPictures: Record<AiProvider, boolean> = {
  openai: true,
  deepseek: false,
  gemini: true,
  anthropic: true,
  own: true,
};

/** The one of that name whose provider takes pictures. */
export function findPictureModel<M extends Configured>(
  models: readonly M[],
  wanted: string | undefined,
): M | undefined {
  return models.find(({ provider, name }) => name === wanted && takesPictures[provider]);
}

type Settings = {
  PICTURE_MODEL?: string | undefined;
  OPENAI_API_KEY?: string | undefined;
  OPENAI_MODEL: string;
  DEEPSEEK_API_KEY?: string | undefined;
  DEEPSEEK_MODEL: string;
  GEMINI_API_KEY?: string | undefined;
  GEMINI_MODEL: string;
  ANTHROPIC_API_KEY?: string | undefined;
  ANTHROPIC_MODEL: string;
  AI_BASE_URL?: string | undefined;
  AI_MODEL: string;
};

/** Why the setting cannot be used, in a sentence; undefined where it can, or is left out. */
export function explainPictureModel(settings: Settings): string | undefined {
  const { PICTURE_MODEL: wanted } = settings;
  const models = listConfigured(settings);
  if (wanted === undefined || findPictureModel(models, wanted)) return undefined;
  if (models.some(({ name }) => name === wanted)) {
    return `PICTURE_MODEL=${wanted} is a model of DeepSeek, which takes no pictures. Name a model of another provider, or leave it out.`;
  }
  const able = models.filter(({ provider }) => takesPictures[provider]);
  if (able.length === 0) {
    return `PICTURE_MODEL=${wanted} names a model, but this server has none that takes pictures. Set OPENAI_API_KEY or the setting of another provider first, or leave it out.`;
  }
  const names = inWords.format(able.map(({ name }) => name));
  return `PICTURE_MODEL=${wanted} is not a model of this server that takes pictures. It has to be ${names}.`;
}

const inWords = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function listConfigured(settings: Settings): Configured[] {
  const all: (Configured & { key: string | undefined })[] = [
    { provider: 'openai', key: settings.OPENAI_API_KEY, name: settings.OPENAI_MODEL },
    { provider: 'deepseek', key: settings.DEEPSEEK_API_KEY, name: settings.DEEPSEEK_MODEL },
    { provider: 'gemini', key: settings.GEMINI_API_KEY, name: settings.GEMINI_MODEL },
    { provider: 'anthropic', key: settings.ANTHROPIC_API_KEY, name: settings.ANTHROPIC_MODEL },
    { provider: 'own', key: settings.AI_BASE_URL, name: settings.AI_MODEL },
  ];
  return all.filter(({ key }) => key !== undefined);
}
