/**
 * JSON as models write it around formulas: '\frac' with one backslash is a form feed and 'rac' to a
 * parser, and '\alpha' is no JSON at all. Every backslash that can only be meant as itself is
 * doubled; escapes of JSON stay what they are.
 */
export function mendEscapes(json: string): string {
  if (!json.includes('\\')) return json;
  let mended = '';
  let from = 0;
  let isFormula = false;
  for (const { 0: found, index } of json.matchAll(/\\(?:u[0-9a-fA-F]{4}|[a-zA-Z]+|[\s\S])|["$]/g)) {
    if (found === '$') isFormula = !isFormula;
    else if (found === '"') isFormula = false;
    else if (!isEscape(found, isFormula)) {
      mended += `${json.slice(from, index)}\\`;
      from = index;
    }
  }
  return mended + json.slice(from);
}

/** `found` is a backslash with what follows it: all of its letters, or one other sign. */
function isEscape(found: string, isFormula: boolean): boolean {
  const [, sign = '', rest = ''] = /^\\(.?)(.*)$/s.exec(found) ?? [];
  if (sign === 'u') return /^[0-9a-fA-F]{4}$/.test(rest);
  if ('"\\/'.includes(sign)) return true;
  if (!'bfnrt'.includes(sign)) return false;
  // A line may end before any word, and some of these are words or begin one.
  return !(commands.has(sign + rest) || (isFormula && formulaCommands.has(sign + rest)));
}

/** Of those that begin like an escape of JSON; with their whole name, so that '\nThe' stays a line. */
const commands = new Set(
  (
    'bar begin beta big bigl bigr binom bmod bot boldsymbol bullet ' +
    'forall frac ' +
    'nabla neg neq notin ' +
    'rangle rceil rfloor rho right rightarrow rightleftharpoons rm ' +
    'tag tan tau text textbf textit textrm tfrac theta tilde times top triangle'
  ).split(' '),
);
const formulaCommands = new Set(['ne', 'ni', 'not', 'nu', 'to']);
