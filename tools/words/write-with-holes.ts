import type { ESTree } from 'vite';

/** A template as its reader meets it, with a hole for each value: '{days}-day streak'. */
export function writeWithHoles(template: ESTree.TemplateLiteral, source: string): string {
  return template.quasis
    .map(({ value }, place) => {
      const filler = template.expressions[place];
      return `${value.cooked ?? value.raw}${filler ? writeHole(filler, source) : ''}`;
    })
    .join('');
}

/** A choice between texts shows both: '{day|days}'. */
function writeHole(filler: ESTree.Expression, source: string): string {
  if (filler.type === 'ConditionalExpression') {
    const choices = [filler.consequent, filler.alternate];
    return `{${choices.map((choice) => writeChoice(choice, source)).join('|')}}`;
  }
  return `{${nameOf(filler, source)}}`;
}

function writeChoice(choice: ESTree.Expression, source: string): string {
  if (choice.type === 'Literal') return String(choice.value);
  return choice.type === 'TemplateLiteral'
    ? writeWithHoles(choice, source)
    : nameOf(choice, source);
}

function nameOf(filler: ESTree.Expression, source: string): string {
  return source.slice(filler.start, filler.end).replaceAll(/\s+/g, ' ');
}
