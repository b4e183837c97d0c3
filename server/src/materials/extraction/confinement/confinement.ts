import { filterCalls } from './filter-calls.ts';
import { findProgram } from './find-program.ts';

/** What a reader could still reach outside of its own process. */
export type Opening = 'network' | 'local sockets' | 'signals';

/** What a reader is started by so that the kernel shuts it in, and what that leaves open. */
export type Confinement = { command: readonly string[]; open: readonly Opening[] };

/** What is left then are Node's permissions and the limits on what a reader uses up. */
export const noConfinement: Confinement = {
  command: [],
  open: ['network', 'local sockets', 'signals'],
};

/** All that the system has programs for, strongest first; the kernel may refuse any but the last. */
export function listConfinements(): Confinement[] {
  const isRoot = process.getuid?.() === 0;
  const places = isRoot
    ? [ownNamespacesAsNobody(), ownNamespaces(), asNobody(), noConfinement]
    : [ownNamespaces(), noConfinement];
  const known = places.filter((place) => place !== undefined);
  const filter = filterCalls();
  if (!filter) return known;
  const filtered = known.map(({ command }) => ({ command: [...command, ...filter], open: [] }));
  return [...filtered, ...known];
}

/** Sockets of files are found by their path, whatever the network. */
const openInNamespaces: Opening[] = ['local sockets'];

/** For root: the reader is the user nobody, outside as well. Needs code that every user may read. */
function ownNamespacesAsNobody(): Confinement | undefined {
  const [unshare, timeout] = [findProgram('unshare'), findProgram('timeout')];
  const nobody = becomeNobody();
  if (!unshare || !timeout || !nobody) return undefined;
  const command = [unshare, ...alone, '--', ...nobody, ...firstProcess(timeout)];
  return { command, open: openInNamespaces };
}

/** For any user whom the kernel lets make namespaces: no rights inside, and no more outside. */
function ownNamespaces(): Confinement | undefined {
  const [unshare, timeout] = [findProgram('unshare'), findProgram('timeout')];
  if (!unshare || !timeout) return undefined;
  const command = [unshare, '--user', ...alone, '--', ...firstProcess(timeout)];
  return { command, open: openInNamespaces };
}

/** For root where no namespaces are granted, as in most containers: signals need the same user. */
function asNobody(): Confinement | undefined {
  const command = becomeNobody();
  return command && { command, open: ['network', 'local sockets'] };
}

/** A network without a line, and processes of its own, all of which end with the one that waits. */
const alone = ['--net', '--ipc', '--pid', '--kill-child=KILL'];

/** Becoming another user ends the kernel's promise that a process dies with its parent. */
function becomeNobody(): string[] | undefined {
  const setpriv = findProgram('setpriv');
  if (!setpriv) return undefined;
  const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups', '--no-new-privs'];
  return [setpriv, ...nobody, '--pdeathsig=KILL'];
}

/**
 * The first process of a namespace is deaf to its own signals, abort() among them, so that running
 * out of memory would look like a crash. This one only waits for the reader, without a limit, and
 * passes on how it ended.
 */
function firstProcess(timeout: string): string[] {
  return [timeout, '--foreground', '0'];
}
