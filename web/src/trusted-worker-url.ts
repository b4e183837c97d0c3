declare global {
  interface Window {
    /** Typed as far as we use it: TypeScript does not know it yet, and a Worker takes the result. */
    readonly trustedTypes?: {
      createPolicy: (name: string, rules: Policy) => Policy;
    };
  }
}

type Policy = { createScriptURL: (url: string) => string };

/** The one way to a worker: our content security policy lets no other address start one. */
export function trustWorkerUrl(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('app-worker', rules) ?? rules;
  return policy.createScriptURL(url);
}

let policy: Policy | undefined;

const rules: Policy = {
  createScriptURL: (url) => {
    const { origin, pathname } = new URL(url, window.location.href);
    // The development server has workers among the sources.
    const isBuilt = pathname.startsWith('/assets/') || import.meta.env.DEV;
    if (origin === window.location.origin && isBuilt) return url;
    throw new TypeError(`Not a worker of ours: ${url}`);
  },
};
