import { initials } from '@engram/core/accounts/initials.ts';
import type { ComponentProps } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { avatarClass } from './avatar.tsx';
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

// The circle is 40 px; what can be hit is 44.
export const avatarButtonClass = classNames(
  avatarClass,
  'relative transition-colors duration-(--d1) after:absolute after:-inset-0.5 after:rounded-full aria-busy:cursor-progress aria-busy:opacity-60 hover:bg-petrol-hi focus-visible:rounded-full',
);
