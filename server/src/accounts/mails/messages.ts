/** The words of the mails about an account. */
export const accountMails = {
  resetPassword: {
    subject: 'Reset your Engram password',
    preview:
      'One click and a new password, within 30 minutes. Not you? Then there is nothing to do.',
    title: 'Reset your password',
    before: 'Someone asked for a new password for ',
    after: '. If it was you, choose a new one within 30 minutes.',
    button: 'Choose a new password',
    note: 'You did not ask for this? Ignore this message. Your password stays as it is.',
  },
  verifyEmail: {
    subject: 'Confirm your email for Engram',
    preview: 'One click, and we know that this address is yours.',
    title: 'Confirm your email',
    before: 'Welcome to Engram. Confirm that ',
    after: ' is yours. The link works for 7 days.',
    button: 'Confirm my email',
    note: 'You did not sign up for Engram? Ignore this message.',
  },
  passwordChanged: {
    subject: 'Your Engram password was changed',
    preview: 'Was it you? Then all is well. If not, take your account back now.',
    title: 'Your password was changed',
    before: 'The password of ',
    between: ' was changed on ',
    after: '. If it was not you, choose a new one now: someone else may know the old one.',
    button: 'Choose a new password',
    note: 'It was you? Then there is nothing to do.',
  },
} as const;
