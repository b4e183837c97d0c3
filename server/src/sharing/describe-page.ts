import { product } from '@engram/core/product.ts';
import { pageMessages } from '@engram/core/sharing/page-messages.ts';
import type { FastifyRequest } from 'fastify';
import { siteKey } from '../http/caller.ts';
import type { DescribePage } from '../http/web-app/describe-page.ts';
import type { OpenShare } from './opening/open-share.ts';
import { linkOf } from './owning/describe-share.ts';

type Parts = { openShare: OpenShare; origin: string; secret: string };

/**
 * What messengers show of a link to a shared test. They run no script, so that it has to be in the
 * page. To look it up is to ask for a code like any other: whoever guesses has to wait here too.
 */
export function makeDescribePage({ openShare, origin, secret }: Parts): DescribePage {
  return async (request: FastifyRequest, path: string) => {
    const typed = /^\/test\/([^/]+)$/i.exec(path)?.[1];
    if (typed === undefined) return undefined;
    const opening = await openShare.find({ network: siteKey(request, secret), typed });
    if (opening.state !== 'open') return undefined;
    const { code, title, description, questions, settings } = opening.share;
    const minutes = settings.enableTimer ? settings.timerDuration : null;
    return {
      title: pageMessages.title(title, product.name),
      description: description || pageMessages.description(questions.length, minutes),
      url: linkOf(origin, code),
      image: `${origin}/og-image.png`,
    };
  };
}
