import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';

const messages = {
  password: 'password',
  show: (subject: string) => `Show ${subject}`,
  hide: (subject: string) => `Hide ${subject}`,
} as const;

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'trailing'> & {
  /** For a form with more than one, such as "new password": names the button that shows it. */
  subject?: string;
};

/** A password that can be looked at; pasting into it is welcome. */
export function PasswordInput({ subject = messages.password, ...props }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      // Shown, it would otherwise be sent to the spelling service of the browser.
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <Button
          variant="ghost"
          isIconOnly
          aria-label={isShown ? messages.hide(subject) : messages.show(subject)}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon icon={isShown ? EyeOff : Eye} />
        </Button>
      }
    />
  );
}
