/** What the browser paints around the page: --paper of tokens.css, which only a page can read. */
export const paperColours = { light: '#f9f7f3', dark: '#0a151b' } as const;
