/** For a log-out, on whatever page. Where it does not arrive the log-out goes on without it. */
export async function loadLastWords() {
  return import('../attempts/keeping/send-last-words.ts')
    .then(({ sendLastWords }) => sendLastWords)
    .catch(() => undefined);
}
