import { fillPath } from '@engram/core/endpoint.ts';
import { endpoints } from '@engram/core/endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { startBillingApp } from '../testing/start-billing-app.ts';

const { app, platform, signIn, view } = await startBillingApp();

const claims = {
  isPremium: true,
  premium: true,
  role: 'premium',
  plan: 'student',
  user: { isPremium: true, plan: 'student' },
  subscription: { status: 'active' },
  entitlements: [{ plan: 'student', source: 'stripe' }],
};

const claimingHeaders = {
  'x-premium': 'true',
  'x-user-plan': 'student',
  cookie: 'isPremium=true; plan=student',
};

/** Nobody is there any more after these, which is not what is tried here. */
const endings = new Set(['deleteAccount', 'logout', 'revokeDevice', 'revokeOtherDevices']);
const tried = endpoints.filter(({ name, streams }) => !endings.has(name) && !streams);

it.each(tried)(
  'a browser that claims to be premium in $name stays free [SET-24] [BROLE-23] [DASH-25]',
  async (endpoint) => {
    const maya = await signIn();
    const ids = {
      id: uuidv7(),
      code: 'K7Q2MD',
      questionId: uuidv7(),
      cardId: uuidv7(),
      attemptId: uuidv7(),
      markId: uuidv7(),
      pictureId: uuidv7(),
    };
    await app.inject({
      method: endpoint.method,
      url: `/api${fillPath(endpoint.path, ids)}`,
      query: { isPremium: 'true', premium: '1', plan: 'student' },
      headers: { ...claimingHeaders, ...maya.headers, 'idempotency-key': uuidv7() },
      ...(endpoint.method === 'GET' ? {} : { payload: claims }),
    });
    expect(await view(maya)).toMatchObject({ isPremium: false, plan: 'free' });
    const { rows } = await platform.pool.query('select 1 from entitlements where user_id = $1', [
      maya.userId,
    ]);
    expect(rows).toEqual([]);
  },
);
