/** The words of the mails about an account. */
export const accountMails = {
  resetPassword: {
    subject: 'Reset your Engram password',
    preview: "Choose a new password within 30 minutes. Not you? There's nothing to do.",
    title: 'Reset your password',
    before: 'Someone asked for a new password for ',
    after: '. If it was you, choose a new one within 30 minutes.',
    button: 'Choose a new password',
    note: "Didn't ask for this? Ignore this email. Your password won't change.",
  },
  verifyEmail: {
    subject: 'Confirm your email for Engram',
    preview: 'One click confirms that this address is yours.',
    title: 'Confirm your email',
    before: 'Welcome to Engram. Confirm that ',
    after: ' is yours. The link works for 7 days.',
    button: 'Confirm my email',
    note: "Didn't sign up for Engram? Ignore this email.",
  },
  passwordChanged: {
    subject: 'Your Engram password was changed',
    preview: "If this was you, there's nothing to do. If not, secure your account now.",
    title: 'Your password was changed',
    before: 'The password of ',
    between: ' was changed on ',
    after: ". If this wasn't you, choose a new one now: someone else may know the old one.",
    button: 'Choose a new password',
    note: "If this was you, there's nothing to do.",
  },
} as const;
