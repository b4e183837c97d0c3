import { useLocation, useNavigate } from 'react-router';
import { Segmented } from '../../ui/navigation/segmented.tsx';
import type { AuthMode } from './find-problems.ts';
import { messages } from './messages.ts';

type ModeSwitchProps = {
  mode: AuthMode;
  /** While the form is sent: its answer is about this mode. */
  isLocked: boolean;
  onSwitch: () => void;
};

/** The mode lives in the address [AUTHPG-02]; the way back lives in the state and is kept. */
export function ModeSwitch({ mode, isLocked, onSwitch }: ModeSwitchProps) {
  const navigate = useNavigate();
  const { state } = useLocation();

  function switchTo(next: AuthMode) {
    onSwitch();
    const search = next === 'register' ? '?mode=register' : '';
    void navigate({ search }, { replace: true, state, preventScrollReset: true });
  }

  return (
    <Segmented
      aria-label={messages.modeGroup}
      value={mode}
      onValueChange={switchTo}
      options={[
        { value: 'sign-in', label: messages.modes['sign-in'].tab, isDisabled: isLocked },
        { value: 'register', label: messages.modes.register.tab, isDisabled: isLocked },
      ]}
    />
  );
}
