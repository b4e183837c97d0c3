import {
  Body,
  Button,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import { createElement as h, type CSSProperties, Fragment, type ReactNode } from 'react';
import { mailMessages } from './messages.ts';
import type { MailContent, Words } from './mail-content.ts';

/** The look of every mail: tables and inline styles, because mail programs know little else. */
export function renderFrame(content: MailContent, logoUrl: string): Promise<string> {
  return render(
    h(
      Html,
      { lang: 'en' },
      head(content.subject),
      h(
        Body,
        { className: 'bg', style: { margin: 0, padding: 0, background: colors.page } },
        h(Preview, null, content.preview),
        page(brand(logoUrl), card(content), footer()),
      ),
    ),
  );
}

const colors = {
  page: '#f8f7f3',
  card: '#fefefc',
  line: '#e0ddd6',
  well: '#f1efea',
  ink: '#15252e',
  ink2: '#45535a',
  ink3: '#5d6a70',
  action: '#00566b',
  onAction: '#fcfcf9',
};
const fonts = "'Schibsted Grotesk','Segoe UI',Helvetica,Arial,sans-serif";

/** No quotation marks and no angle brackets: React would escape them, and the rule would be lost. */
const rules = `
a { color: #00566b; }
@media (max-width: 600px) { .pad { padding: 28px 22px !important; } .h { font-size: 25px !important; } .btn a { display: block !important; } .full, .btn { width: 100% !important; } }
@media (prefers-color-scheme: dark) { body, .bg { background: #0b161b !important; } .card { background: #132127 !important; border-color: #2b3a41 !important; } .ink { color: #f1efe8 !important; } .ink2 { color: #b9c4c8 !important; } .ink3 { color: #94a2a8 !important; } .btn { background: #80c6d6 !important; } .btn a { color: #0b1d25 !important; } .well { background: #0b161b !important; } a.lnk { color: #80c6d6 !important; } .ln { border-color: #2b3a41 !important; } }
`;

function head(title: string): ReactNode {
  return h(
    Head,
    null,
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, title),
    h('style', null, rules),
  );
}

function page(...rows: ReactNode[]): ReactNode {
  const outer = { background: colors.page, fontFamily: fonts };
  const column = table(
    { width: '100%', style: { maxWidth: 560 } },
    ...rows.map((row, index) => h('tr', { key: index }, row)),
  );
  return table(
    { className: 'bg', width: '100%', style: outer },
    h('tr', null, h('td', { align: 'center', style: { padding: '32px 16px 48px' } }, column)),
  );
}

function brand(logoUrl: string): ReactNode {
  const name: CSSProperties = {
    paddingLeft: 10,
    fontSize: 20,
    fontWeight: 700,
    letterSpacing: '-.03em',
    color: colors.ink,
  };
  const logo = h(Img, {
    src: logoUrl,
    width: 34,
    height: 34,
    alt: '',
    style: { display: 'block', border: 0 },
  });
  const cells = [
    h('td', { key: 'logo' }, logo),
    h('td', { key: 'name', className: 'ink', style: name }, mailMessages.productName),
  ];
  return h('td', { style: { padding: '0 4px 18px' } }, table({}, h('tr', null, cells)));
}

function card({ title, words, button, note, ending }: MailContent): ReactNode {
  return h(
    'td',
    {
      className: 'card pad',
      style: {
        background: colors.card,
        border: `1px solid ${colors.line}`,
        borderRadius: 20,
        padding: '40px 44px',
      },
    },
    h(Heading, { as: 'h1', className: 'ink h', style: titleStyle }, title),
    paragraph('ink2', { margin: '0 0 26px', fontSize: 16, color: colors.ink2 }, boldly(words)),
    action(button),
    paragraph(
      'ink3',
      { margin: '0 0 8px', lineHeight: 1.5, color: colors.ink3 },
      mailMessages.copyAddress,
    ),
    paragraph('well', wellStyle, address(button.link)),
    paragraph('ink2 ln', noteStyle, ending ? [note, ' ', endingLink(ending)] : note),
  );
}

const titleStyle: CSSProperties = {
  margin: '0 0 14px',
  fontSize: 29,
  lineHeight: 1.15,
  letterSpacing: '-.025em',
  fontWeight: 700,
  color: colors.ink,
};

const wellStyle: CSSProperties = {
  margin: '0 0 28px',
  padding: '12px 14px',
  background: colors.well,
  borderRadius: 10,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  // For programs that do not know the rule above.
  wordBreak: 'break-word',
};

const noteStyle: CSSProperties = {
  margin: 0,
  paddingTop: 20,
  borderTop: `1px solid ${colors.line}`,
  color: colors.ink2,
};

function action({ label, link }: MailContent['button']): ReactNode {
  const style: CSSProperties = {
    padding: '16px 28px',
    fontSize: 17,
    fontWeight: 600,
    lineHeight: '20px',
    color: colors.onAction,
  };
  const cell = { background: colors.action, borderRadius: 12 };
  return table(
    { className: 'full', style: { margin: '0 0 28px' } },
    h(
      'tr',
      null,
      h(
        'td',
        { className: 'btn', align: 'center', style: cell },
        h(Button, { href: link, style }, label),
      ),
    ),
  );
}

/** As people read it; the link behind it is whole. */
function address(link: string): ReactNode {
  const style = { color: colors.action, textDecoration: 'none' };
  return h(Link, { className: 'lnk', href: link, style }, link.replace(/^https:\/\//, ''));
}

function endingLink({ label, link }: NonNullable<MailContent['ending']>): ReactNode {
  const style = { color: colors.action, textDecoration: 'underline' };
  return h(Link, { key: 'ending', className: 'lnk', href: link, style }, label);
}

function footer(): ReactNode {
  const { description, questions, supportMailbox } = mailMessages;
  const link = { color: colors.action, textDecoration: 'underline' };
  return h(
    'td',
    {
      className: 'ink3',
      style: { padding: '20px 4px 0', fontSize: 13, lineHeight: 1.6, color: colors.ink3 },
    },
    description,
    h('br'),
    `${questions} `,
    h(Link, { className: 'lnk', href: `mailto:${supportMailbox}`, style: link }, supportMailbox),
  );
}

function boldly(words: Words): ReactNode {
  return words.map((part, index) =>
    typeof part === 'string'
      ? h(Fragment, { key: index }, part)
      : h('b', { key: index, className: 'ink', style: { color: colors.ink } }, part.strong),
  );
}

function paragraph(className: string, style: CSSProperties, children: ReactNode): ReactNode {
  const common = { fontSize: 14, lineHeight: 1.55 };
  return h(Text, { className, style: { ...common, ...style } }, children);
}

type TableProps = { className?: string; width?: string; style?: CSSProperties };

function table(props: TableProps, ...rows: ReactNode[]): ReactNode {
  const bare = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0 };
  return h('table', { ...bare, ...props }, h('tbody', null, ...rows));
}
