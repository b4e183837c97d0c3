import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../bare-web/', import.meta.url));

/** Builds the bare page with the React Router that the product has; answers where it stands. */
export function buildBare(): string {
  execFileSync('react-router', ['build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return `${folder}build/client`;
}
