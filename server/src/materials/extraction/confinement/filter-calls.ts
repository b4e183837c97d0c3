import { findProgram } from './find-program.ts';

/**
 * What a command is started by so that the kernel refuses it every socket, of the network or of a
 * file, and every signal to any process but itself. It needs no right: a container grants it too.
 * Undefined where there is no Perl or where we do not know the numbers of the calls.
 */
export function filterCalls(): string[] | undefined {
  const perl = findProgram('perl');
  const machine = machines[process.arch];
  if (!perl || !machine) return undefined;
  return [perl, '-e', installer, String(machine.prctl), writeFilter(machine).flat().join(' ')];
}

type Machine = {
  /** As the kernel names it to a filter. */
  audit: number;
  prctl: number;
  /** Make or use a socket, look into another process, or get hold of one. */
  never: Record<string, number>;
  /** Send a signal; the first argument says to whom. */
  onlyToItself: Record<string, number>;
};

/** From the kernel's own headers: unistd_64.h, and the generic unistd.h for ARM. */
const machines: Partial<Record<NodeJS.Architecture, Machine>> = {
  x64: {
    audit: 0xc000003e,
    prctl: 157,
    never: {
      socket: 41,
      connect: 42,
      bind: 49,
      listen: 50,
      socketpair: 53,
      ptrace: 101,
      process_vm_readv: 310,
      process_vm_writev: 311,
      pidfd_send_signal: 424,
      // It makes sockets by itself, and no filter sees that.
      io_uring_setup: 425,
      pidfd_open: 434,
      pidfd_getfd: 438,
    },
    onlyToItself: {
      kill: 62,
      rt_sigqueueinfo: 129,
      tkill: 200,
      tgkill: 234,
      rt_tgsigqueueinfo: 297,
    },
  },
  arm64: {
    audit: 0xc00000b7,
    prctl: 167,
    never: {
      ptrace: 117,
      socket: 198,
      socketpair: 199,
      bind: 200,
      listen: 201,
      connect: 203,
      process_vm_readv: 270,
      process_vm_writev: 271,
      pidfd_send_signal: 424,
      io_uring_setup: 425,
      pidfd_open: 434,
      pidfd_getfd: 438,
    },
    onlyToItself: {
      kill: 129,
      tkill: 130,
      tgkill: 131,
      rt_sigqueueinfo: 138,
      rt_tgsigqueueinfo: 240,
    },
  },
};

/** One step of a filter (struct sock_filter): what to do, steps to skip if so and if not, a value. */
type Step = [code: number, ifSo: number, ifNot: number, value: number | 'pid'];

const load = (offset: number): Step => [0x20, 0, 0, offset];
const skipUnlessEqual = (value: number, steps: number): Step => [0x15, 0, steps, value];
const skipIfEqual = (value: number | 'pid', steps: number): Step => [0x15, steps, 0, value];
const skipIfBelow = (value: number, steps: number): Step => [0x35, 0, steps, value];
const end = (value: number): Step => [0x06, 0, 0, value];

const allow = end(0x7fff0000);
const kill = end(0x80000000);
/** With EPERM, so that what asked for it goes on. */
const refuse = end(0x00050001);

/** Where the kernel tells of a call (struct seccomp_data). */
const call = { number: 0, machine: 4, firstArgument: 16 } as const;
/** A second set of numbers for the same calls of x64. */
const secondSet = 0x40000000;

function writeFilter({ audit, never, onlyToItself }: Machine): Step[] {
  return [
    load(call.machine),
    skipIfEqual(audit, 1),
    kill,
    load(call.number),
    skipIfBelow(secondSet, 1),
    refuse,
    ...Object.values(never).flatMap((number) => [skipUnlessEqual(number, 1), refuse]),
    ...Object.values(onlyToItself).flatMap((number) => [
      skipUnlessEqual(number, 4),
      load(call.firstArgument),
      skipIfEqual('pid', 1),
      refuse,
      allow,
    ]),
    allow,
  ];
}

/**
 * Neither Node nor the setpriv of Debian 12 can install a filter. Perl is part of every Debian. It
 * knows its process number, which stays when it becomes the command. It gives up gaining any rights,
 * because otherwise the kernel takes a filter only from root.
 */
const installer = `
  my ($prctl, $steps) = splice @ARGV, 0, 2;
  my @numbers = map { $_ eq 'pid' ? $$ : $_ + 0 } split / /, $steps;
  my $code = pack '(SCCL)*', @numbers;
  my $filter = pack 'S x![P] P', @numbers / 4, $code;
  syscall($prctl + 0, 38, 1, 0, 0, 0) == 0 or die 'gaining rights was not given up';
  syscall($prctl + 0, 22, 2, $filter, 0, 0) == 0 or die 'the filter was refused';
  exec { $ARGV[0] } @ARGV or die 'there is no such command';`;
