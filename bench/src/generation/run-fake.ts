import { startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';

/** The fake provider in a process of its own, so that its work is not counted as ours. */
const [port, tokensPerSecond] = process.argv.slice(2).map(Number);
const provider = await startAiProvider({ port: port ?? 0, tokensPerSecond: tokensPerSecond ?? 80 });
process.once('SIGTERM', () => void provider.stop().then(() => process.exit()));
// Nobody is left to say so when the bench itself broke off.
process.stdin.resume().once('end', () => process.exit());
