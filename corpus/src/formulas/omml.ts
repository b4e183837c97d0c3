import { escape } from '../document/escape.ts';

/** Formulas as Word writes them: every part carries properties of the letters it is set in. */
const letters = '<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/><w:i/></w:rPr>';
const control = `<m:ctrlPr>${letters}</m:ctrlPr>`;

function part(name: string, ...content: string[]): string {
  return `<m:${name}>${content.join('')}</m:${name}>`;
}

function properties(of: string, settings: Record<string, string> = {}): string {
  const set = Object.entries(settings).map(([name, value]) => `<m:${name} m:val="${value}"/>`);
  return part(`${of}Pr`, ...set, control);
}

/** Letters and signs; slanted unless said otherwise. */
export function r(text: string, style = ''): string {
  const look = style && `<m:rPr>${style}</m:rPr>`;
  return `<m:r>${look}${letters}<m:t xml:space="preserve">${escape(text)}</m:t></m:r>`;
}

export const upright = '<m:sty m:val="p"/>';
export const bold = '<m:sty m:val="b"/>';
export const words = '<m:nor/>';
export const doubleStruck = '<m:scr m:val="double-struck"/><m:sty m:val="p"/>';

export function frac(above: string, below: string, type?: 'lin' | 'noBar' | 'skw'): string {
  const kind = type ? { type } : undefined;
  return part('f', properties('f', kind), part('num', above), part('den', below));
}

export function root(radicand: string, degree = ''): string {
  const hidden = degree === '' ? { degHide: '1' } : undefined;
  return part('rad', properties('rad', hidden), part('deg', degree), part('e', radicand));
}

export function sup(base: string, above: string): string {
  return part('sSup', properties('sSup'), part('e', base), part('sup', above));
}

export function sub(base: string, below: string): string {
  return part('sSub', properties('sSub'), part('e', base), part('sub', below));
}

export function subSup(base: string, below: string, above: string): string {
  const scripts = [part('sub', below), part('sup', above)];
  return part('sSubSup', properties('sSubSup'), part('e', base), ...scripts);
}

export function pre(below: string, above: string, base: string): string {
  return part('sPre', properties('sPre'), part('sub', below), part('sup', above), part('e', base));
}

type Large = { sign?: string; below?: string; above?: string; place?: 'undOvr' | 'subSup' };

export function large({ sign = '', below = '', above = '', place }: Large, body: string): string {
  const settings = {
    ...(sign && { chr: sign }),
    ...(place && { limLoc: place }),
    ...(below === '' && { subHide: '1' }),
    ...(above === '' && { supHide: '1' }),
  };
  const limits = [part('sub', below), part('sup', above)];
  return part('nary', properties('nary', settings), ...limits, part('e', body));
}

export function fenced(inner: readonly string[], settings: Record<string, string> = {}): string {
  return part('d', properties('d', settings), ...inner.map((each) => part('e', each)));
}

export function matrix(rows: readonly (readonly string[])[]): string {
  const columns = `<m:mcs><m:mc><m:mcPr><m:count m:val="${rows[0]?.length ?? 1}"/><m:mcJc m:val="center"/></m:mcPr></m:mc></m:mcs>`;
  const lines = rows.map((cells) => part('mr', ...cells.map((cell) => part('e', cell))));
  return part('m', `<m:mPr>${columns}${control}</m:mPr>`, ...lines);
}

export function lines(...equations: string[]): string {
  return part('eqArr', properties('eqArr'), ...equations.map((each) => part('e', each)));
}

export function accent(base: string, sign?: string): string {
  return part('acc', properties('acc', sign ? { chr: sign } : {}), part('e', base));
}

export function bar(base: string, place: 'top' | 'bot'): string {
  return part('bar', properties('bar', { pos: place }), part('e', base));
}

export function grouped(base: string, settings: Record<string, string> = {}): string {
  return part('groupChr', properties('groupChr', settings), part('e', base));
}

export function below(base: string, limit: string): string {
  return part('limLow', properties('limLow'), part('e', base), part('lim', limit));
}

export function above(base: string, limit: string): string {
  return part('limUpp', properties('limUpp'), part('e', base), part('lim', limit));
}

export function func(name: string, argument: string): string {
  return part('func', properties('func'), part('fName', name), part('e', argument));
}

export function boxed(inner: string): string {
  return part('borderBox', properties('borderBox'), part('e', inner));
}
