import type { Config } from '../config.ts';
import { SandboxMissingError } from '../materials/extraction/confinement/limit-process.ts';
import {
  findConfinement,
  type FindConfinement,
} from '../materials/extraction/confinement/find-confinement.ts';
import { type Finding, warn } from './finding.ts';

type Settings = Pick<Config, 'ROLE' | 'UPLOADS_NEED_SANDBOX'>;

/** By starting a reader: whether the process that reads an uploaded file is shut in. */
export async function examineSandbox(
  { ROLE, UPLOADS_NEED_SANDBOX }: Settings,
  find: FindConfinement = findConfinement,
): Promise<Finding[]> {
  if (ROLE === 'worker') return [];
  try {
    const { open } = await find();
    if (open.length === 0) return [];
    const reach = `could reach ${inWords.format(open.map((opening) => names[opening]))}`;
    return [warn(UPLOADS_NEED_SANDBOX ? describeRefused(reach) : describeOpen(reach))];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof SandboxMissingError) {
      return [warn(`Uploaded files are refused, because they cannot be read safely: ${reason}.`)];
    }
    return [warn(`Uploaded files cannot be read for now: ${reason}.`)];
  }
}

const names = {
  network: 'the network',
  'local sockets': 'local sockets',
  signals: 'other processes',
} as const;

const inWords = new Intl.ListFormat('en-GB');

function describeOpen(reach: string): string {
  return `The sandbox is open: a process that reads an uploaded file ${reach}. ${mend} UPLOADS_NEED_SANDBOX=on refuses files until then.`;
}

function describeRefused(reach: string): string {
  return `Uploaded files are refused, because UPLOADS_NEED_SANDBOX is on and a process that reads one ${reach}. ${mend}`;
}

const mend = 'The system has to have perl and let it filter system calls.';
