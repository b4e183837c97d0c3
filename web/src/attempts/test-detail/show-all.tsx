import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-button.tsx';

/** At the end of a list that shows only its beginning. */
export function ShowAll({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <div className="border-t border-line px-6 py-3 max-md:px-4.5">
      <TextButton onClick={onPress}>
        {children}
        <Icon icon={ChevronDown} size="small" />
      </TextButton>
    </div>
  );
}
