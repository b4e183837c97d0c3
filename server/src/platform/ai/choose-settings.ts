import type { AskOptions } from './ask-model.ts';

/** How a model is asked for the least thinking, and whether it thinks all the same. */
export type ModelSettings = { settings: AskOptions['settings']; thinks: boolean };

/** Models before the fifth know no such setting, and the first of the fifth cannot do without. */
export function chooseForOpenAi(name: string): ModelSettings {
  const effort = leastEffort(name);
  const openai = { ...(effort && { reasoningEffort: effort }), store: false };
  return {
    settings: { providerOptions: { openai } },
    thinks: /^o\d/.test(name) || /-pro(-|$)/.test(name),
  };
}

function leastEffort(name: string) {
  // What is sold for its thinking refuses to do without.
  if (/-pro(-|$)/.test(name)) return undefined;
  if (/^o\d/.test(name)) return 'low';
  if (/^gpt-5(-|$)/.test(name)) return 'minimal';
  return /^gpt-(5\.|[6-9])/.test(name) ? 'none' : undefined;
}

export function chooseForDeepSeek(name: string): ModelSettings {
  const thinks = name.includes('reasoner');
  const deepseek = thinks ? {} : { thinking: { type: 'disabled' } };
  return { settings: { providerOptions: { deepseek } }, thinks };
}

export function chooseForGemini(name: string): ModelSettings {
  const thinks = name.includes('-pro');
  const thinkingConfig = /^gemini-[12]/.test(name)
    ? { thinkingBudget: thinks ? 128 : 0 }
    : { thinkingLevel: thinks ? 'low' : 'minimal' };
  return { settings: { providerOptions: { google: { thinkingConfig } } }, thinks };
}

/** The package knows which of them cannot do without, and asks those for as little as they can. */
export function chooseForAnthropic(name: string): ModelSettings {
  return { settings: { reasoning: 'none' }, thinks: /fable|(opus|sonnet)-5-5/.test(name) };
}

/** A setting that a server does not know may make it refuse the call, so nothing is guessed. */
export function chooseForOwn(effort: string | undefined): ModelSettings {
  const own = { ...(effort !== undefined && { reasoningEffort: effort }) };
  return { settings: { providerOptions: { own } }, thinks: false };
}
