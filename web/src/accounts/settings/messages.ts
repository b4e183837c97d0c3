import { product } from '@engram/core/product.ts';

export const settingsMessages = {
  documentTitle: `Account settings · ${product.name}`,
  title: 'Account settings',
  signedOut: 'Please log in to access account settings', // [SET-01]
  goToLogin: 'Go to Login', // [SET-02]
  edit: 'Edit',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'Something went wrong. Please try again.',
} as const;

export const profileMessages = {
  title: 'Profile',
  text: 'Your name, email and time zone.',
  displayName: 'Display name',
  email: 'Email',
  verified: 'Verified',
  notVerified: 'Not verified',
  sendAgain: 'Send link again',
  sendingAgain: 'Sending...',
  sentAgain: (email: string) => `We sent a new link to ${email}.`,
  notSentAgain: (reason: string) => `We couldn't send the link. ${reason}`,
  timeZone: 'Time zone',
} as const;

export const passwordMessages = {
  title: 'Password',
  changeHint: 'With your current password.',
  resetHint: "Forgot it? We'll email you a link.",
  reset: 'Reset Password',
  resetting: 'Sending...',
  change: 'Change Password',
  dialogText: 'This signs out all your other devices.',
  current: 'Current password',
  currentShort: 'current password',
  next: 'New password',
  nextShort: 'new password',
  nextHint: 'At least 6 characters.',
  confirmation: 'Confirm new password',
  confirmationShort: 'password confirmation',
  currentMissing: 'Enter your current password.',
  changing: 'Changing...',
  changed: 'Password changed. Your other devices were signed out.',
  notChanged: "We couldn't change your password. Please try again.",
} as const;

export const appearanceMessages = {
  title: 'Appearance',
  text: 'For this browser.',
} as const;

export const deviceMessages = {
  title: 'Devices',
  text: 'Where you are signed in.',
  loading: 'Loading your devices',
  notLoaded: "We couldn't load your devices.",
  retry: 'Try Again',
  thisDevice: 'This device',
  times: (signedIn: string, lastSeen: string) => `Signed in ${signedIn}. Last seen ${lastSeen}.`,
  justNow: 'just now',
  signOut: 'Sign out',
  nameWithTime: (name: string, signedIn: string) => `${name}, signed in ${signedIn}`,
  signingOut: 'Signing out...',
  signOutAll: 'Sign out all other devices',
  signOutAllQuestion: 'Sign out all other devices?',
  signOutAllText: 'Only this device stays signed in. Other devices will need to sign in again.',
  signOutAllConfirm: 'Sign out',
  signedOut: (name: string) => `${name} was signed out.`,
  othersSignedOut: 'All other devices were signed out.',
  notSignedOut: (reason: string) => `We couldn't sign out the device. ${reason}`,
} as const;

export const proofMessages = {
  field: 'Your password',
  missing: 'Enter your password.',
} as const;

export const exportMessages = {
  title: 'Export Data',
  text: 'A copy of everything we store about you, as a zip file.',
  start: 'Export Data',
  startAgain: 'Export again',
  starting: 'Starting...',
  progress: 'Export progress',
  waiting: 'Waiting to start. You can leave this page.',
  working: (done: string, inAll: string) => `${done} of ${inAll} files`,
  ready: (date: string) => `Ready. We also sent you an email. Available until ${date}.`,
  readyUndated: 'Ready. We also sent you an email.',
  download: 'Download',
  downloading: 'Downloading...',
  downloadTitle: 'Download your data',
  downloadText:
    'The file contains everything we store about you, so we ask for your password again.',
  failed: "We couldn't make the copy.",
  retry: 'Try Again',
  notStarted: (reason: string) => `We couldn't start the export. ${reason}`,
  notDownloaded: (reason: string) => `We couldn't download the file. ${reason}`,
} as const;

export const deletionMessages = {
  section: 'Account management',
  title: 'Delete Account',
  text: "Removes everything. You'll type DELETE to confirm.",
  open: 'Delete Account',
  warning: 'This removes your tests, flashcards, results and shared tests. It cannot be undone.',
  copyFirst: 'Want a copy first?',
  exportData: 'Export Data',
  field: 'Type DELETE to confirm',
  cancel: 'Cancel',
  confirm: 'Delete Account',
  deleting: 'Deleting...',
} as const;
