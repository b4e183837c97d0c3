import { verifyToken } from '@engram/core/accounts/api.ts';
import { getOpenAttempt } from '@engram/core/attempts/api.ts';
import { getToday } from '@engram/core/dashboard/api.ts';
import { contractHeader, contractVersion, type Endpoint, apiRoot } from '@engram/core/endpoint.ts';
import { getDue } from '@engram/core/reviews/api.ts';
import { earlyReplies } from '../src/http/early-replies.ts';
import { tokenKey } from '../src/http/token.ts';
import { paths } from '../src/paths.ts';

/** What the first screen of a learner shows when all of it is known. */
const first: Readonly<Record<string, readonly Endpoint[]>> = {
  [paths.dashboard]: [getToday, getDue, getOpenAttempt],
};

/**
 * The script that asks who is signed in, and for what the screen at this address begins with. It is
 * so small that it runs while the code of the screen is still on its way, and makes the calls that
 * this code makes (src/http/request.ts).
 */
export function writeEarlyAsks(address: string): string {
  const urls = (first[address] ?? []).map(({ path }) => apiRoot + path);
  return [
    '(()=>{try{',
    `const token=localStorage.getItem(${JSON.stringify(tokenKey)});if(!token)return;`,
    `const replies=window.${earlyReplies.property}=new Map;`,
    'const ask=(method,url,type,body)=>{const stop=new AbortController;',
    `const headers={${JSON.stringify(contractHeader)}:${JSON.stringify(String(contractVersion))},`,
    'authorization:`Bearer ${token}`,...type};',
    'const reply=fetch(url,{method,headers,body,signal:stop.signal});',
    // Where no call comes for it, it may fail unheard.
    'reply.catch(()=>{});',
    'replies.set(`${method} ${url}`,{token,reply,abort:()=>stop.abort()})};',
    `ask(${JSON.stringify(verifyToken.method)},${JSON.stringify(apiRoot + verifyToken.path)},`,
    "{'content-type':'application/json'},JSON.stringify({idToken:token}));",
    `for(const url of ${JSON.stringify(urls)})ask('GET',url)`,
    '}catch{}})()',
  ].join('');
}
