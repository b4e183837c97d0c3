import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

const tracer = trace.getTracer('engram');

/** Text form of the current trace, carried by jobs so that a worker continues it. */
export type TraceCarrier = Record<string, string>;

/** Without an endpoint the API's own no-op stays in place and spans cost nothing. */
export function startTraces(endpoint: string | undefined): { stop: () => Promise<void> } {
  if (endpoint === undefined) return { stop: async () => {} };
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'engram' }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  return { stop: () => provider.shutdown() };
}

export async function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
  carrier?: TraceCarrier,
): Promise<T> {
  const parent = carrier ? propagation.extract(context.active(), carrier) : context.active();
  return tracer.startActiveSpan(name, { attributes }, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A span for something that already happened, such as a query the driver timed. */
export function recordSpan(name: string, attributes: Attributes, durationMs: number): void {
  const end = Date.now();
  tracer
    .startSpan(name, { attributes, kind: SpanKind.CLIENT, startTime: end - durationMs })
    .end(end);
}

export function carryTrace(): TraceCarrier {
  const carrier: TraceCarrier = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}
