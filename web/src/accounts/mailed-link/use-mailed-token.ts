import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The token of a mailed link. It comes in the fragment, which no server sees, and leaves the
 * address bar at once, so that neither the history nor a copied address keeps it.
 */
export function useMailedToken(): string | undefined {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
  const [token, setToken] = useState(inAddress);
  if (inAddress !== undefined && inAddress !== token) setToken(inAddress);

  useEffect(() => {
    if (hash !== '') void navigate({ pathname }, { replace: true });
  }, [hash, pathname, navigate]);

  return token;
}
