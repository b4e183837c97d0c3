export type HtmlAttributes = Readonly<Record<string, string>>;

/** Whether an element is no part of the words: what runs, leads elsewhere, or cannot be seen. */
export function isUnread(name: string, attributes: HtmlAttributes): boolean {
  if (unreadElements.has(name)) return true;
  if (unreadRoles.has(attributes['role'] ?? '')) return true;
  const classes = attributes['class'] ?? '';
  // The foot of a page is about the page.
  if (name === 'footer' && attributes['epub:type'] === undefined) return true;
  // Wikipedia hides the readable form of a formula and shows its picture.
  if (/\bmwe-math-mathml/.test(classes)) return false;
  return (
    isHidden(attributes) || unreadClasses.test(classes) || unreadTypes.test(typeOf(attributes))
  );
}

const unreadElements = new Set(
  (
    'script style noscript template title nav svg canvas iframe object embed audio video map ' +
    'button select option textarea input datalist dialog rp rt'
  ).split(' '),
);

const unreadRoles = new Set(
  'navigation search contentinfo menu menubar toolbar dialog alertdialog doc-toc'.split(' '),
);

function isHidden(attributes: HtmlAttributes): boolean {
  if (attributes['hidden'] !== undefined || attributes['aria-hidden'] === 'true') return true;
  return /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributes['style'] ?? '');
}

/** Scripts draw formulas a second time, and code with numbers before its lines. */
const unreadClasses =
  /(?:^|\s)(?:MathJax(?:_\w+)?|mjx-chtml|katex-html|mw-editsection|mw-jump-link|navbox|noprint|reflist|references|skip-link|visually-hidden|sr-only|linenos?|gutter|hljs-ln-numbers|line-numbers-rows)(?:\s|$)/;

/** What e-books are made of beside their text. */
const unreadTypes = /(?:^|\s)(?:toc|landmarks|page-list|noteref|pagebreak)(?:\s|$)/;

function typeOf(attributes: HtmlAttributes): string {
  return attributes['epub:type'] ?? '';
}
