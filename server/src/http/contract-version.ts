import { contractHeader, minimumContractVersion } from '@engram/core/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** A tab left open over an incompatible release is told to reload instead of misreading replies. */
export function refuseOldClients(api: FastifyInstance, minimum = minimumContractVersion): void {
  api.addHook('onRequest', (request, _reply, done) => {
    const spoken = request.headers[contractHeader];
    const isOld = spoken !== undefined && Number(spoken) < minimum;
    done(isOld ? new AppError('client-outdated') : undefined);
  });
}
