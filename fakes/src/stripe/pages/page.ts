/** A plain page in our own words; `body` is HTML. */
export function makePage(title: string, body: string): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title><link rel="stylesheet" href="/hosted.css"></head>`,
    `<body><main><p>Test payments: no money moves here.</p><h1>${escape(title)}</h1>`,
    body,
    '</main></body></html>',
  ].join('\n');
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export function link(text: string, url: string | null): string {
  return url === null ? '' : `<p><a href="${escape(url)}">${escape(text)}</a></p>`;
}

export function formatMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
}

export function formatDay(seconds: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
    seconds * 1000,
  );
}

export const hostedStyles = `
body { margin: 0; background: #f4f4f2; color: #1c1c1a; font: 1.0625rem/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 10vh auto; padding: 2rem; background: #fff; border-radius: 1rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; }
button { display: block; width: 100%; margin: 0.75rem 0; padding: 0.75rem; font: inherit; }
label { display: block; }
input { padding: 0.5rem; font: inherit; }
[role='alert'] { color: #a3161b; }
`;
