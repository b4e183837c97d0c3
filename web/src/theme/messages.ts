/** Of the control in the footer and in the settings. */
export const themeMessages = {
  group: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
} as const;
