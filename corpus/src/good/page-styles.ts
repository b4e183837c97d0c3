/** How a printed page looks. Each is plain CSS for Chromium. */

const text = `
html { font: 11pt/1.45 'Liberation Serif', serif; }
h1 { font-size: 20pt; margin: 0 0 8pt; }
h2 { font-size: 15pt; margin: 14pt 0 5pt; break-after: avoid; }
h3 { font-size: 12.5pt; margin: 10pt 0 4pt; break-after: avoid; }
p { margin: 0 0 7pt; orphans: 2; widows: 2; }
ul, ol { margin: 0 0 7pt; padding-inline-start: 18pt; }
table { border-collapse: collapse; margin: 0 0 9pt; }
th, td { padding: 3pt 7pt; text-align: start; vertical-align: top; }
sup { font-size: 65%; line-height: 0; }
pre { font: 9pt/1.35 'DejaVu Sans Mono', monospace; }
`;

const lines = 'th, td { border: 0.75pt solid #555; }';

export function onePage(header: string): string {
  return `${text}${lines}
@page {
  size: A4; margin: 24mm 22mm;
  @top-left { content: '${header}'; font: 9pt 'Liberation Sans'; }
  @bottom-center { content: counter(page); font: 9pt 'Liberation Sans'; }
}`;
}

export function pageOfPages(header: string): string {
  return `${text}
th { border-bottom: 1pt solid #000; }
@page {
  size: Letter; margin: 22mm;
  @top-right { content: '${header}'; font: italic 9pt 'Liberation Serif'; }
  @bottom-right { content: 'Page ' counter(page) ' of ' counter(pages); font: 9pt 'Liberation Serif'; }
}`;
}

/** Newspaper columns; the title stands above all of them. */
export function columns(count: number, header: string): string {
  const size = count > 2 ? 'A4 landscape' : 'A4';
  return `${text}
html { font-size: 10pt; }
main { columns: ${count}; column-gap: 8mm; text-align: justify; hyphens: auto; }
h1 { column-span: all; }
h2 { font-size: 12.5pt; text-align: start; }
@page {
  size: ${size}; margin: 20mm 18mm;
  @top-center { content: '${header}'; font: 8.5pt 'Liberation Sans'; }
  @bottom-center { content: '– ' counter(page) ' –'; font: 8.5pt 'Liberation Sans'; }
}`;
}

/** Each section is a page with its footnotes at the foot. */
export const footnotedPages = `${text}${lines}
html { font-size: 11.5pt; }
section { height: 170mm; display: flex; flex-direction: column; justify-content: space-between;
  break-after: page; }
aside { border-top: 0.5pt solid #000; padding-top: 4pt; }
aside p { font-size: 8.5pt; margin: 0 0 2pt; }
@page { size: A5; margin: 18mm 16mm; @bottom-center { content: counter(page); font: 9pt 'Liberation Serif'; } }`;

/** Landscape slides, one for each section. */
export function slides(footer: string): string {
  return `
html { font: 20pt/1.35 'DejaVu Sans', sans-serif; }
body { margin: 0; }
section { height: 166mm; break-after: page; }
section:last-of-type { break-after: auto; }
h1 { font-size: 44pt; margin: 0; padding-top: 50mm; color: #17375e; }
h2 { font-size: 30pt; margin: 0 0 8mm; color: #17375e; border-bottom: 2pt solid #f0a000; }
p, ul, ol { margin: 0 0 5mm; }
li { margin: 0 0 2mm; }
li li { font-size: 17pt; }
th, td { padding: 2mm 8mm 2mm 0; text-align: start; font-size: 18pt; }
@page {
  size: 297mm 210mm; margin: 18mm 22mm 24mm;
  @bottom-left { content: '${footer}'; font: 11pt 'DejaVu Sans'; }
  @bottom-right { content: counter(page); font: 11pt 'DejaVu Sans'; }
}`;
}

/** A page in another script, in the named family of fonts. */
export function scriptPage(family: string, footer: string): string {
  return `${text}${lines}
html { font-family: '${family}'; }
@page {
  size: A4; margin: 24mm 22mm;
  @bottom-center { content: '${footer} ' counter(page); font: 9pt '${family}'; }
}`;
}
