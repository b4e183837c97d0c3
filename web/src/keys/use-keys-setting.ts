import { rememberSwitch } from '../storage/remembered-switch.ts';

/** Whether the learner wants single keys to act (2.1.4); this browser remembers it, for every screen. */
export const { useSwitch: useKeysSetting } = rememberSwitch({
  name: 'runner-keys',
  isOnAtFirst: true,
});
