/** For a log-out, on whatever page. Where it does not arrive the log-out goes on without it. */
export async function loadLastWords() {
  return import('./send-all-last-words.ts')
    .then(({ sendAllLastWords }) => sendAllLastWords)
    .catch(() => undefined);
}
