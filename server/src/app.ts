import { randomUUID } from 'node:crypto';
import { apiRoot, buildHeader } from '@engram/core/endpoint.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { makeFindSession } from './accounts/sessions/find-session.ts';
import { accountRoutes } from './accounts/routes.ts';
import { attemptRoutes } from './attempts/routes.ts';
import { type Config, hasWebApp } from './config.ts';
import { contactRoutes } from './contact/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { flashcardRoutes } from './flashcards/routes.ts';
import { generationRoutes } from './generation/routes.ts';
import { closeConnectionsWhenStopping } from './http/close-connections.ts';
import { refuseOldClients } from './http/contract-version.ts';
import { answerErrors, answerNotFound } from './http/error-handler.ts';
import { answerUnreadable, answerUnrouted } from './http/unreadable-requests.ts';
import { placeRequests } from './http/last-resort/running-requests.ts';
import { watchStreams } from './http/last-resort/watch-streams.ts';
import { healthRoutes } from './http/monitoring/health-routes.ts';
import { makeRememberReply } from './http/idempotency/remember-reply.ts';
import { makeMetrics, measureRequests } from './http/monitoring/metrics.ts';
import { describeApi, openApiRoutes } from './http/openapi.ts';
import { limitRates } from './http/rate-limit.ts';
import { RequestLines } from './http/monitoring/request-lines.ts';
import { RequestLog } from './http/monitoring/request-log.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { serialiseReply } from './http/serialise-reply.ts';
import { traceRequests } from './http/monitoring/trace-requests.ts';
import { serveWebApp } from './http/web-app/serve-web-app.ts';
import { materialRoutes } from './materials/routes.ts';
import type { Platform } from './platform/start.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { describeOffer } from './plans/billing/describe-offer.ts';
import { billingRoutes } from './plans/billing/routes.ts';
import { makeWelcome } from './plans/past-addresses/welcome.ts';
import { planRoutes } from './plans/routes.ts';
import { practiceTestRoutes } from './practice-tests/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { makeReadHad } from './progress/read-had.ts';
import { readSpots } from './progress/read-spots.ts';
import { progressRoutes } from './progress/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { makeDescribePage } from './sharing/describe-page.ts';
import { openSharing } from './sharing/open-sharing.ts';
import { sharingRoutes } from './sharing/routes.ts';

const maxBodyBytes = 1024 * 1024;

export type Extension = (api: FastifyInstance, platform: Platform) => void;

/** The whole HTTP server: what every request passes, then the routes of each feature. */
export async function makeApp(config: Config, platform: Platform, extend?: Extension) {
  const logger: FastifyBaseLogger = platform.log;
  const app = Fastify({
    loggerInstance: logger,
    logController: new RequestLines(platform.log),
    childLoggerFactory: (log, bindings, options) => new RequestLog(log, bindings, options),
    genReqId: () => randomUUID(),
    bodyLimit: maxBodyBytes,
    trustProxy: config.TRUST_PROXY ?? false,
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnrouted,
    clientErrorHandler: answerUnreadable,
  });
  // A page of another site can post plain text without asking first; nothing of ours needs it.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serialiseReply);
  const metrics = makeMetrics(platform.registry);
  placeRequests(app);
  watchStreams(app);
  answerErrors(app);
  closeConnectionsWhenStopping(app);
  measureRequests(app, metrics);
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) traceRequests(app);
  setSecurityHeaders(app);
  await describeApi(app);
  app.decorate('rememberReply', makeRememberReply({ ...platform, secret: config.SECRET }));

  const sharing = openSharing(platform, config);
  const { origin } = new URL(config.PUBLIC_URL);
  const secret = config.SECRET;

  await app.register(
    async (api) => {
      const findSession = makeFindSession(platform.db, platform.clock);
      api.addHook('onRequest', (request, reply, done) => {
        reply.headers({
          'cache-control': 'no-store',
          'x-request-id': request.id,
          [buildHeader]: config.BUILD_ID,
        });
        done();
      });
      refuseOldClients(api);
      api.decorate('findSession', findSession);
      api.decorateRequest('session', undefined);
      await limitRates(api, {
        redis: platform.redis,
        secret: config.SECRET,
        isOn: config.RATE_LIMITS,
      });

      healthRoutes(api, platform);
      openApiRoutes(api);
      accountRoutes(api, { platform, config, findSession, welcome: makeWelcome(platform) });
      contactRoutes(api, platform, config);
      materialRoutes(api, platform, config);
      pictureRoutes(api, platform, config);
      generationRoutes(api, { platform, readHad: makeReadHad(platform), secret });
      planRoutes(api, platform);
      billingRoutes(api, platform, config);
      practiceTestRoutes(api, platform, {
        secret,
        readSpots: (user, testId) => readSpots(platform, user, testId),
      });
      attemptRoutes(api, platform, secret);
      sharingRoutes(api, { platform, sharing, origin, secret });
      flashcardRoutes(api, platform, secret);
      reviewRoutes(api, platform, config);
      progressRoutes(api, platform);
      dashboardRoutes(api, platform, config);
      privacyRoutes(api, platform);
      extend?.(api, platform);
    },
    { prefix: apiRoot },
  );

  const describePage = makeDescribePage({ ...sharing, origin, secret });
  const offer = describeOffer(platform.payments);
  if (hasWebApp(config)) await serveWebApp(app, config, { describePage, offer });
  else answerNotFound(app);
  return { app, metrics };
}
