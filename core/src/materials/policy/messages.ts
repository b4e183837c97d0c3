import { helpMessages, namesSelfHarm } from './help-lines.ts';

/** What is said about the content policy, in the words of the specification. */
export const policyMessages = {
  violation: (reason: string) => `Content Policy Violation: ${reason}`, // [POL-05]
  review: (reason: string) =>
    `Warning: ${reason} You may continue, but ensure your content complies with our policies.`, // [POL-14]
  /** The reason of a violation [POL-16], C42. */
  prohibited: (classes: readonly string[]) => {
    const names = classes.join('; ');
    const refusal = `Your content contains material that violates content policies: ${names}. Please remove it.`;
    return namesSelfHarm(names) ? `${refusal} ${helpMessages.sentence}` : refusal;
  },
  /** The reason of a review [POL-17], C42. */
  sensitive: (terms: readonly string[]) =>
    `Your content may contain sensitive material that requires review: ${list.format(terms)}.`,
  /** The expander (N05) [INP-17]. */
  title: 'Content policy',
  welcome:
    'We check your content on this device before it is sent, and again on our server. Study topics such as medicine, law and history are welcome.',
  blocked: 'Material that explains how to harm people, or that is sexually explicit, is blocked.',
  blockedList: 'We block:',
  blockedClasses: [
    'Explicit sexual material',
    'Weapon or bomb making',
    'Terrorist manuals',
    'Self-harm methods',
    'Hacking or stealing how-tos',
    'Extermination of groups',
    'Child exploitation',
  ],
  reviewRule:
    'If your content uses several sensitive terms, such as violence or illegal drugs, we ask you to check it. You can still continue.',
  terms: 'Read the terms',
} as const;

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
