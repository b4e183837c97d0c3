import { contractHeader, minimumContractVersion } from '@engram/core/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** A tab left open over an incompatible release is told to reload instead of misreading replies. */
export function refuseOldClients(api: FastifyInstance, minimum = minimumContractVersion): void {
  api.addHook('onRequest', async (request) => {
    const spoken = request.headers[contractHeader];
    if (spoken !== undefined && Number(spoken) < minimum) throw new AppError('client-outdated');
  });
}
