import { ensureServices } from './services/ensure-services.ts';

const services = await ensureServices(process.env, 'kept');
console.log(`DATABASE_URL=${services.databaseUrl}`);
console.log(`REDIS_URL=${services.redisUrl}`);

if (services.started.length > 0) {
  console.log(`Started ${services.started.join(' and ')}; they end with this command (Ctrl+C).`);
  const idle = setInterval(() => {}, 60_000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      clearInterval(idle);
      void services.stop();
    });
  }
}
