import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { close, listen } from '@engram/fakes/listen.ts';
import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';

type Span = { name: string; traceId: string; parentSpanId?: string; spanId: string };
type Batch = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const spans: Span[] = [];
const collector = createServer((request, response) => {
  void json(request).then((batch) => {
    const { resourceSpans } = batch as Batch;
    spans.push(
      ...resourceSpans.flatMap((entry) => entry.scopeSpans.flatMap((scope) => scope.spans)),
    );
    response.end('{}');
  });
});
const port = await listen(collector, 0);
afterAll(() => close(collector));

const server = await startTestApp({
  environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
});

it('hangs the queries of a request below its span, and gives its jobs the trace to go on with', async () => {
  const { headers } = await server.signIn();
  const payload = { steps: 1, stepMs: 0 };
  await server.app.inject({ method: 'POST', url: '/api/probes', headers, payload });
  const { rows } = await server.platform.pool.query('select data from jobs.job');
  await server.platform.stopTraces();

  const request = spans.find((span) => span.name === 'POST /api/probes');
  const below = spans.filter((span) => span.parentSpanId === request?.spanId);
  expect(below.map((span) => span.name)).toContain('db.query');
  const job: { data: { trace: { traceparent: string } } } = rows[0];
  expect(job.data.trace.traceparent).toContain(request?.traceId);
});
