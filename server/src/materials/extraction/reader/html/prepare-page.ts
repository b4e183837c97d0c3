import type { parseHTML } from 'linkedom';

type Page = ReturnType<typeof parseHTML>['document'];
type PageElement = ReturnType<Page['createElement']>;

/** Makes a page ready for what looks for its main text, which goes by names and judges too quickly. */
export function preparePage(document: Page): void {
  keepFormulas(document);
  keepHeadings(document);
  forgetMisreadNames(document);
}

/** Scripts and what cannot be seen go, and formulas are in both. */
function keepFormulas(document: Page): void {
  for (const script of document.querySelectorAll('script[type^="math/tex"]')) {
    const formula = document.createElement('span');
    formula.className = 'math inline';
    formula.textContent = script.textContent;
    script.replaceWith(formula);
  }
  for (const hidden of document.querySelectorAll('[class*="mwe-math-mathml"]')) {
    hidden.removeAttribute('style');
  }
}

/**
 * 'header' in the name of a heading, or of the frame around it, is taken for the head of the page. A
 * heading stands for itself: it needs no name, and no frame that has nothing else in it.
 */
function keepHeadings(document: Page): void {
  for (const edit of document.querySelectorAll('.mw-editsection')) edit.remove();
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    heading.removeAttribute('class');
    for (let frame = heading.parentElement; frame && isFrameOf(frame, heading);) {
      frame.replaceWith(heading);
      frame = heading.parentElement;
    }
  }
}

function isFrameOf(frame: PageElement, heading: PageElement): boolean {
  const isPlain = frame.localName === 'div' || frame.localName === 'header';
  return isPlain && frame.textContent.trim() === heading.textContent.trim();
}

/** Names that only hold one of those words, such as 'immediate', in which there is 'media'. */
function forgetMisreadNames(document: Page): void {
  for (const element of document.querySelectorAll('[class], [id]')) {
    const classes = element.getAttribute('class') ?? '';
    if (suspicious.test(classes)) {
      element.setAttribute('class', classes.split(/\s+/).filter(isReadWell).join(' '));
    }
    if (!isReadWell(element.getAttribute('id') ?? '')) element.removeAttribute('id');
  }
}

function isReadWell(name: string): boolean {
  if (!suspicious.test(name)) return true;
  const parts = name.split(/[-_:]|(?<=[a-z])(?=[A-Z])/);
  return parts.some((part) => suspiciousStart.test(part));
}

const words =
  'banner|breadcrumb|combx|comment|community|contact|disqus|extra|footer|gdpr|header|hidden|legends|masthead|media|menu|meta|outbrain|pager|pagination|popup|promo|related|remark|replies|rss|scroll|share|shopping|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|tags|widget';
const suspicious = new RegExp(words, 'i');
const suspiciousStart = new RegExp(`^(?:${words})`, 'i');
