import { startAiProvider } from './ai-provider/start-ai-provider.ts';
import { startSmtpCatcher } from './smtp-catcher.ts';
import { startStripe } from './stripe/start-stripe.ts';

/** The outside worlds for development: npm run dev starts this. */
const smtp = await startSmtpCatcher({
  smtp: Number(process.env.SMTP_PORT ?? 2525),
  http: Number(process.env.INBOX_PORT ?? 2580),
});
const ai = await startAiProvider({ port: Number(process.env.AI_PORT ?? 2590) });
const stripe = await startStripe({
  port: Number(process.env.STRIPE_PORT ?? 2595),
  webhookUrl: process.env.STRIPE_WEBHOOK_URL ?? null,
  webhookSecret: 'whsec_fake',
});
console.log(`Mail goes to ${smtp.inboxUrl}, the AI provider is ${ai.url}, Stripe is ${stripe.url}`);

process.once('SIGTERM', () => void Promise.all([smtp.stop(), ai.stop(), stripe.stop()]));
