import { normalForm } from '@engram/core/rich-text/formulas/normal-form.ts';
import { findUnits } from '@engram/core/rich-text/inlines/find-units.ts';
import { replaceUnits } from '@engram/core/rich-text/inlines/replace-units.ts';

/** The formulas of a text by their normal forms, each as it is first written there. */
export function indexFormulas(text: string): ReadonlyMap<string, string> {
  const formulas = new Map<string, string>();
  for (const { kind, content, start, end } of findUnits(text)) {
    if (kind !== 'formula') continue;
    const form = normalForm(content);
    if (!formulas.has(form)) formulas.set(form, text.slice(start, end));
  }
  return formulas;
}

/** A quote with each formula written as the text writes it: '$x^2/2$' as '$\dfrac{x^2}{2}$'. */
export function adoptFormulas(quote: string, formulas: ReadonlyMap<string, string>): string {
  if (formulas.size === 0) return quote;
  return replaceUnits(quote, ({ kind, content }, written) => {
    const own = kind === 'formula' ? formulas.get(normalForm(content)) : undefined;
    return own ?? written;
  });
}
