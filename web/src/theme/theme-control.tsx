import { Segmented } from '../ui/navigation/segmented.tsx';
import { chooseTheme, type Theme, useTheme } from './theme.ts';

type ThemeControlProps = { labels: Record<Theme, string> & { group: string } };

export function ThemeControl({ labels }: ThemeControlProps) {
  return (
    <Segmented
      aria-label={labels.group}
      value={useTheme()}
      onValueChange={chooseTheme}
      options={[
        { value: 'system', label: labels.system },
        { value: 'light', label: labels.light },
        { value: 'dark', label: labels.dark },
      ]}
    />
  );
}
