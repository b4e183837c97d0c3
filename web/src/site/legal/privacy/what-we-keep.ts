import { privacyLimits, sharingLimits, siteLimits } from '@engram/core/limits.ts';
import { paths } from '../../../paths.ts';
import { countOf } from '../../../plan-words.ts';
import type { LegalSection } from '../legal-document.ts';

const hours = (number: number) => countOf(number, 'hour');
const days = (number: number) => countOf(number, 'day');
const {
  sessionIdleHours,
  sessionHours,
  rememberedIdleDays,
  rememberedDays,
  resetLinkMinutes,
  verificationLinkDays,
  reminderLinkDays,
  generationDays,
  pastUsageDays,
  logDays,
} = privacyLimits;

export const whatWeStore: LegalSection = {
  id: 'what-we-store',
  title: 'What we store',
  blocks: [
    {
      paragraph:
        'Only what Engram needs to work. It stays as long as your account exists, unless a line below says otherwise.',
    },
    {
      list: [
        {
          label: 'Account',
          words:
            'your email address, the name we call you by, your time zone, your plan and the day you signed up. At first the name is the part of your address before the @, and the time zone is that of your browser.',
        },
        {
          label: 'Password',
          words:
            'only a slow, salted hash (argon2id). It cannot be turned back into your password.',
        },
        {
          label: 'Devices',
          words: `for each place where you are signed in, the browser and system in a few words, such as “Firefox on Windows”, and when it was used. A sign-in ends after ${hours(sessionIdleHours)} without use and after ${hours(sessionHours)} in all; with “Remember me” after ${days(rememberedIdleDays)} and ${days(rememberedDays)}. Its entry goes when you sign out, or within a day after the longest time is over.`,
        },
        {
          label: 'Account history',
          words:
            'sign-ins, password changes, exports and the like, each with its time and device. It is part of your export.',
        },
        {
          label: 'Answers at sign-up',
          words: 'why you are here and where you heard about us, if we asked you.',
        },
        {
          label: 'Mailed links',
          words: `a hash of the link we sent you. A link for a new password works for ${countOf(resetLinkMinutes, 'minute')}, a link that confirms your address for ${days(verificationLinkDays)}, and the one in a reminder that turns reminders off for ${days(reminderLinkDays)}.`,
        },
        {
          label: 'Reminders',
          words:
            'whether you want an email when reviews are due, at which hour, and the last day we looked at. They are off until you turn them on, and each has a link that turns them off. The email says how many reviews are due, and nothing of what they are about.',
        },
        {
          label: 'Study material',
          words:
            'the text you paste, and the text we read from the files you add, with its title, size and pages, and where you used it. Of a web page or a video also its address: our server fetches the page you link once, and its site sees our address, not yours.',
        },
        {
          label: 'Pictures',
          words:
            'the pictures you add to questions, cards and materials, drawn anew without what the file says about itself, such as where it was taken. They go when nothing shows them any more.',
        },
        {
          label: 'Making a test',
          words: `the text it is made of, the questions, and how long each request to a model was and what it cost, for ${days(generationDays)}, so that nothing is lost when something breaks; and how much of your plan's allowance you have used.`,
        },
        {
          label: 'Tests and cards',
          words:
            'the questions and cards made from your material with the text they were made of, your answers, scores and times, questions you report, and when each card is due. If you turn Lock Screen on, also how often you left the tab. Of a test that you delete its id stays, so that a late request from your browser cannot bring it back.',
        },
        {
          label: 'Messages',
          words: [
            'your name, email address and message when you use the ',
            { link: 'contact form', to: paths.contact },
            `, and your plan if you are signed in. We delete them after ${countOf(siteLimits.contactKeptMonths, 'month')}.`,
          ],
        },
        {
          label: 'Logs',
          words: `the time, kind and outcome of each request, so that we can find faults. No passwords, no email or network addresses, no study text. We delete them after ${days(logDays)}.`,
        },
      ],
    },
  ],
};

export const whatWeDoNotStore: LegalSection = {
  id: 'what-we-do-not-store',
  title: 'What we do not store',
  blocks: [
    {
      list: [
        {
          label: 'Your files',
          words:
            'we read a file you add once, then discard it. The original is never kept, only the text in it. A photo of a page stays only if you choose so. Our own server reads it; it goes to an AI company only after you press “Read it with AI” for that photo.',
        },
        {
          label: 'Your network address',
          words: `to slow down guessing we count tries per network, under a hash with a secret key, for at most a day, and in the same way what AI costs for a network, for ${days(pastUsageDays)}. No address itself is kept.`,
        },
        {
          label: 'Your card',
          words: 'if you pay, card details go to Stripe and never to us.',
        },
        {
          label: 'A profile of you',
          words:
            'there are no trackers, no advertising and no third-party analytics. Our pages load nothing from other servers.',
        },
      ],
    },
  ],
};

export const inYourBrowser: LegalSection = {
  id: 'in-your-browser',
  title: 'In your browser',
  blocks: [
    {
      paragraph: [
        { strong: 'We set no cookies.' },
        ' Your browser keeps a few entries in its own storage for this site, and only because the site needs them:',
      ],
    },
    {
      list: [
        {
          label: 'Sign-in',
          words:
            'a token that keeps you signed in, and your name, address and plan, so that the app opens while the connection is slow. They are removed when you sign out.',
        },
        { label: 'Remember me', words: 'whether you ticked it at your last sign-in.' },
        { label: 'Theme', words: 'light or dark, if you chose one.' },
        { label: 'Service', words: 'a note that our server did not answer, until it does again.' },
        {
          label: 'Work in progress',
          words:
            'when you make or take a test, what you have entered, so that a crash loses nothing.',
        },
        {
          label: 'What you tried without an account',
          words: `the text, its marks and questions, and your answers. They can be used for ${days(sharingLimits.storedDays)}, and reach us only when you keep them in an account; then they leave the browser.`,
        },
        {
          label: 'Shared tests you took',
          words: `your name if you gave one, your answers, the result with its questions, and a key by which only this browser can put the result into an account. They can be used for ${days(sharingLimits.storedDays)}; after that they are removed when a shared test is next opened here. If you are signed in, they are also removed when you sign out.`,
        },
      ],
    },
  ],
};
