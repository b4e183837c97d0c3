import { useUser } from '../accounts/session/session.tsx';
import { paths } from '../paths.ts';

/** Where the main button of a public page leads [LAND-12] [LAND-13] [FEAT-06] [FEAT-07]. */
export function useStartPath(): string {
  return useUser() ? paths.dashboard : paths.register;
}
