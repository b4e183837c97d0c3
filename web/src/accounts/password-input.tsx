import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextInput } from '../ui/text-input.tsx';

const messages = { show: 'Show password', hide: 'Hide password' } as const;

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'trailing'>;

/** A password that can be looked at; pasting into it is welcome. */
export function PasswordInput(props: PasswordInputProps) {
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
          aria-label={isShown ? messages.hide : messages.show}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon icon={isShown ? EyeOff : Eye} />
        </Button>
      }
    />
  );
}
