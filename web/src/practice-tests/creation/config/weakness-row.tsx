import type { Material } from '@engram/core/materials/material.ts';
import { SwitchRow } from '../../../ui/forms/switch-row.tsx';
import { canGoByWeakness, isWeaknessWanted } from './by-weakness.ts';
import { configMessages } from '../messages.ts';
import { useFlow } from '../use-flow.ts';

const messages = configMessages.weakness;

/** The choice to ask most about what is known least, where earlier tests can say what that is (D42). */
export function WeaknessRow({ materials }: { materials: readonly Material[] }) {
  const { flow, change, plan } = useFlow();
  if (!canGoByWeakness(materials, flow.testConfig)) return null;
  return (
    <SwitchRow
      label={messages.label}
      hint={messages.hint}
      isOn={isWeaknessWanted(flow.testConfig)}
      onChange={(isOn) => change({ type: 'set', settings: { byWeakness: isOn } })}
      {...(!plan.isPremium && { lockedAs: configMessages.types.premium })}
    />
  );
}
