/**
 * A formula as it is typed on a keyboard, in LaTeX: 'x^12' and 'x^(n+1)' raise all of it, 'sqrt(x)'
 * is a root, 'pi' is π.
 */
export function writeTyped(text: string): string {
  return text
    .trim()
    .replace(/[.;]$/, '')
    .replace(/\*\*/g, '^')
    .replace(/([_^])(?:\(([^()]{1,60})\)|(-?\d{2,10}|-\w))/g, '$1{$2$3}')
    .replace(/\bsqrt\s?\(([^()]{1,60})\)/g, String.raw`\sqrt{$1}`)
    .replace(/(?<![\\\p{L}])(pi|alpha|beta|gamma|delta|lambda|mu|omega|theta)(?!\p{L})/gu, '\\$1 ')
    .replace(/<=/g, '≤')
    .replace(/>=/g, '≥')
    .replace(/!=/g, '≠');
}
