/** Where somebody who thinks of hurting themselves is listened to, at any hour and free of charge. */
export const helpLines = [
  { place: 'the US and Canada', name: '988', address: 'tel:988' },
  { place: 'the UK and Ireland', name: '116 123', address: 'tel:116123' },
  { place: 'everywhere else', name: 'findahelpline.com', address: 'https://findahelpline.com' },
] as const;

const selfHarmName = 'self-harm methods';

export const helpMessages = {
  lead: 'If you are thinking about hurting yourself, please talk to someone now. You are not alone.',
  /** For wherever a refusal is only words. */
  sentence:
    'If you are thinking about hurting yourself, please talk to someone now: 988 in the US and Canada, 116 123 in the UK and Ireland, findahelpline.com everywhere else.',
} as const;

/** Whether what the policy says of a text is a reason to name the help lines. */
export function namesSelfHarm(words: string): boolean {
  return words.includes(selfHarmName);
}

/** A refusal without the help lines, for a screen that shows them beside it. */
export function withoutHelp(message: string): string {
  return message.replace(` ${helpMessages.sentence}`, '');
}
