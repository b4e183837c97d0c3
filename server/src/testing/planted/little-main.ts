import Fastify, { type FastifyBaseLogger } from 'fastify';
import { answerErrors } from '../../http/error-handler.ts';
import { endOneRequestAtMost } from '../../http/last-resort/end-one-request.ts';
import { placeRequests } from '../../http/last-resort/running-requests.ts';
import { watchStreams } from '../../http/last-resort/watch-streams.ts';
import { makeLog } from '../../platform/log.ts';
import { plantFaults } from './plant-faults.ts';

/** A process that is quickly started, to be ended by one of its faults. */
const log = makeLog('error');
const loggerInstance: FastifyBaseLogger = log;
const app = Fastify({ loggerInstance });
placeRequests(app);
watchStreams(app);
answerErrors(app);
await app.register(async (api) => plantFaults(api), { prefix: '/api' });
endOneRequestAtMost(log);
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
console.log('started');
