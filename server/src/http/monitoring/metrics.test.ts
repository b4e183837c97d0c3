import { expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { serveMetrics } from './metrics.ts';

const { app, metrics } = await startTestApp();

it('counts requests by route pattern on a port of its own', async () => {
  const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  onTestFinished(served.close);
  await app.inject('/api/health');
  const text = await (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1',
  );
});

it('does not publish figures on the public port', async () => {
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});
