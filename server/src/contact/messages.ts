/** The words of the mail that brings a message to support. */
export const contactMailWords = {
  priority: '[Priority]',
  contact: '[Contact]',
  name: 'Name',
  email: 'Email',
  plan: 'Plan',
  visitor: 'visitor',
  account: 'Account',
  written: 'Written',
  subject: 'Subject',
} as const;
