import { readText } from '../../document/read-document.ts';
import { writeExpected } from '../../document/write-expected.ts';
import { writeHtml } from '../../document/write-html.ts';
import { encodeLatin } from './encode-latin.ts';
import type { GoodFile } from '../good-file.ts';

type Page = {
  name: string;
  text: string;
  language: string;
  spoil: (html: string) => string | Uint8Array;
};

/** Pages as people save them: with all that is around the words, and as carelessly written. */
export function listPages(): GoodFile[] {
  return pages.map(({ name, text, language, spoil }) => ({
    name: `${name}.html`,
    expected: writeExpected(readText(text)),
    make: () => Buffer.from(spoil(writeHtml(readText(text), { language, css: 'p{margin:0}' }))),
  }));
}

const pages: readonly Page[] = [
  { name: 'heart-page', text: 'heart', language: 'en', spoil: (html) => html },
  { name: 'cell-page-site', text: 'cell-division', language: 'en', spoil: surround },
  { name: 'markets-page-unclosed', text: 'market-structures', language: 'en', spoil: unclose },
  { name: 'spanish-page-latin', text: 'spanish-independence', language: 'es', spoil: toLatin },
  { name: 'memory-page-office', text: 'memory', language: 'en', spoil: asWord },
  { name: 'contract-page-layout', text: 'contract-law', language: 'en', spoil: asLayout },
  { name: 'structures-page-code', text: 'data-structures', language: 'en', spoil: colourCode },
  { name: 'chinese-page', text: 'chinese-dynasties', language: 'zh', spoil: hide },
  { name: 'tectonics-page-wiki', text: 'plate-tectonics', language: 'en', spoil: asWiki },
  { name: 'arabic-page-spans', text: 'arabic-algebra', language: 'ar', spoil: spans },
];

function surround(html: string): string {
  const before =
    '<header><a class="skip-link" href="#main">Skip to content</a><nav><ul><li>Home<li>Courses</ul></nav></header>' +
    '<div role="search"><form><input value="Search"><button>Go</button></form></div>';
  const after =
    '<footer><p>Imprint and privacy</p></footer><div role="dialog">We use cookies. <button>Accept</button></div>' +
    '<script>document.write("<p>written by a script</p>")</script><noscript>Turn scripts on</noscript>';
  return html
    .replace('<main>', `${before}<main id="main">`)
    .replace('</main>', `</main>${after}`)
    .replaceAll('</h2>', '</h2><svg><title>Anchor</title><text>#</text></svg>');
}

function unclose(html: string): string {
  return html.replaceAll(/<\/(?:p|li|td|th|tr)>/g, '').replace('</body></html>', '');
}

function toLatin(html: string): Uint8Array {
  return encodeLatin(
    html.replace(
      'charset="utf-8"',
      'http-equiv="Content-Type" content="text/html; charset=iso-8859-1"',
    ),
  );
}

function asWord(html: string): string {
  return html
    .replaceAll(
      '<p>',
      "<p class=MsoNormal style='margin-bottom:0cm'><span lang=EN-GB style='mso-fareast-language:EN-US'>",
    )
    .replaceAll('</p>', '<o:p></o:p></span></p>\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>')
    .replace('<style>', '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><style>');
}

function asLayout(html: string): string {
  return html
    .replace('<main>', '<CENTER><TABLE WIDTH=600 BORDER=0><TR><TD><FONT FACE="Arial">')
    .replace('</main>', '</FONT></TD></TR></TABLE></CENTER>')
    .replaceAll(
      /<(\/?)(h\d|p|ul|ol|li|b)>/g,
      (_, end: string, tag: string) => `<${end}${tag.toUpperCase()}>`,
    );
}

function colourCode(html: string): string {
  return html.replaceAll(/<pre>([^]*?)<\/pre>/g, (_, code: string) => {
    const lines = code
      .split('\n')
      .map(
        (line, at) =>
          `<span class="lineno">${at + 1} </span>${line.replace('def', '<span class="k">def</span>')}`,
      );
    return `<div class="highlight"><pre><code class="language-python">${lines.join('\n')}\n</code></pre></div>`;
  });
}

function hide(html: string): string {
  return html.replaceAll(
    '</p>',
    '</p><div style="display: none">隐藏的文字</div><p hidden>看不见</p><span aria-hidden="true">★</span>',
  );
}

function asWiki(html: string): string {
  return html
    .replaceAll('</h2>', '<span class="mw-editsection">[<a href="/edit">edit</a>]</span></h2>')
    .replaceAll('</p>', '<sup class="reference"><a href="#cite-1">[1]</a></sup></p>')
    .replace(
      '<main>',
      '<main><div role="navigation" class="toc"><ul><li>1 Contents</li></ul></div>',
    )
    .replace('</main>', '<table class="navbox"><tr><td>Earth sciences</td></tr></table></main>');
}

function spans(html: string): string {
  return html.replaceAll(
    /(\p{L}+) (\p{L}+)(?=[^<>]*<)/gu,
    '<span>$1</span> <span style="font-weight:400">$2</span>',
  );
}
