import { initials } from '@engram/core/accounts/initials.ts';

export const avatarClass =
  'grid size-10 shrink-0 place-items-center rounded-full bg-petrol text-sm font-[650] tracking-[0.01em] text-on-petrol';

/** The drawing beside a name; the button of the header has the same look. */
export function Avatar({ email }: { email: string }) {
  return (
    <span aria-hidden="true" className={avatarClass}>
      {initials(email)}
    </span>
  );
}
