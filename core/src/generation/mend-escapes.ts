import { argumentCounts, functionNames } from '../rich-text/formulas/commands.ts';
import { signNames } from '../rich-text/formulas/sign-names.ts';

/**
 * JSON as models write it around formulas: '\frac' with one backslash is a form feed and 'rac' to a
 * parser, '\alpha' is no JSON at all, and '\\\\frac' ends a line. Every backslash that can only be
 * meant as itself is doubled, and one that was doubled twice is doubled once; escapes of JSON stay
 * what they are.
 */
export function mendEscapes(json: string): string {
  if (!json.includes('\\')) return json;
  let mended = '';
  let from = 0;
  let isFormula = false;
  for (const { 0: found, 1: name, index } of json.matchAll(token)) {
    if (found === '$') isFormula = !isFormula;
    else if (found === '"') isFormula = false;
    else if (name !== undefined) {
      if (!isFormula || !isCommand(name)) continue;
      mended += json.slice(from, index);
      from = index + 2;
    } else if (!isEscape(found, isFormula)) {
      mended += `${json.slice(from, index)}\\`;
      from = index;
    }
  }
  return mended + json.slice(from);
}

/** Four backslashes before a name; one with what follows it; what begins and ends a formula. */
const token = /(?<!\\)\\{4}([a-zA-Z]+)|\\(?:u[0-9a-fA-F]{4}|[a-zA-Z]+|[\s\S])|["$]/g;

/** `found` is a backslash with what follows it: all of its letters, or one other sign. */
function isEscape(found: string, isFormula: boolean): boolean {
  const [, sign = '', rest = ''] = /^\\(.?)(.*)$/s.exec(found) ?? [];
  if (sign === 'u') return /^[0-9a-fA-F]{4}$/.test(rest);
  if ('"\\/'.includes(sign)) return true;
  // No model means a backspace, a form feed or a carriage return right before a word.
  if ('bfr'.includes(sign)) return rest === '';
  if (sign !== 'n' && sign !== 't') return false;
  // A line may end before any word, and some of these are words or begin one.
  return !(commands.has(sign + rest) || (isFormula && formulaCommands.has(sign + rest)));
}

/** Of those that begin like an escape of JSON; with their whole name, so that '\nThe' stays a line. */
const commands = new Set(
  (
    'nabla natural nearrow neg neq nexists nmid nolimits nonumber notag notin nsubseteq nwarrow ' +
    'tag tan tanh tau tbinom text textbf textit textnormal textrm textsf texttt tfrac therefore theta ' +
    'thinspace tilde times top triangle triangleq'
  ).split(' '),
);
const formulaCommands = new Set(['ne', 'ni', 'not', 'nu', 'to']);

function isCommand(name: string): boolean {
  return (
    signNames.has(name) ||
    functionNames.has(name) ||
    argumentCounts.has(name) ||
    otherCommands.has(name)
  );
}

const otherCommands = new Set(
  'frac dfrac tfrac sqrt text mathrm mathbf mathit operatorname ce left right begin end quad'.split(
    ' ',
  ),
);
