import type { KeyList } from './key-lists.ts';

export const keysMessages = {
  setting: 'Single-key shortcuts',
  showAll: 'Show all keys',
  title: 'Keyboard shortcuts',
  close: 'Close',
  /** The key that shows them. */
  helpKey: '?',
} as const;

/** On every screen, also on one that has no keys of its own. */
export const anywhere: KeyList = {
  title: 'Anywhere',
  lines: [
    ['Undo, while a message offers it', 'Ctrl Z'],
    ['Go to messages', 'F8'],
    ['This list', keysMessages.helpKey],
  ],
};
