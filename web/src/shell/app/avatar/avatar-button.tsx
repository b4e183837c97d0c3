import { initials } from '@engram/core/accounts/initials.ts';
import type { ComponentProps } from 'react';
import { appMessages as messages } from '../messages.ts';

type AvatarButtonProps = ComponentProps<'button'> & { email: string };

export function AvatarButton({ email, ...props }: AvatarButtonProps) {
  const letters = initials(email);
  return (
    <button
      {...props}
      type="button"
      aria-label={messages.accountMenu(letters, email)}
      className={avatarButtonClass}
    >
      {letters}
    </button>
  );
}

export const avatarButtonClass =
  'grid size-11 shrink-0 place-items-center rounded-full bg-petrol text-sm font-[650] tracking-[0.01em] text-on-petrol transition-colors duration-(--d1) hover:bg-petrol-hi focus-visible:rounded-full aria-busy:cursor-progress aria-busy:opacity-60';
