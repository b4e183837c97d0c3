/** One streaming call, read to its end and thrown away: how long a model alone takes. */
export async function callBare(url: string, prompt: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'fake',
      stream: true,
      messages: [{ role: 'user', content: prompt }],
    }),
  });
  if (!response.ok) throw new Error(`the bare call was refused: ${await response.text()}`);
  await response.arrayBuffer();
  return performance.now() - start;
}
