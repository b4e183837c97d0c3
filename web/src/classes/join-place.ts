import { paths } from '../paths.ts';

/** As somebody would say it: without the protocol. */
export function joinPlace(): string {
  return `${window.location.host}${paths.join}`;
}
