import { privacyLimits } from '@engram/core/limits.ts';
import { product } from '@engram/core/product.ts';
import { paths } from '../../../paths.ts';
import { countOf } from '../../../plan-words.ts';
import { figures } from '../../figures.ts';
import type { LegalSection } from '../legal-document.ts';

const { minAge, exportDays, backupDays, pastUsageDays, pastTrialDays } = privacyLimits;
const settings = { link: 'Settings', to: paths.settings };
const mailbox = { link: product.supportMailbox, to: `mailto:${product.supportMailbox}` };

export const yourRights: LegalSection = {
  id: 'your-rights',
  title: 'Your rights',
  blocks: [
    {
      list: [
        {
          label: 'Take it out',
          words: [
            'in ',
            settings,
            `, Export Data makes a zip of everything we store about you, in open formats. We keep the zip for ${countOf(exportDays, 'day')}.`,
          ],
        },
        {
          label: 'Correct it',
          words: [
            'change your name and time zone in ',
            settings,
            '. If something else is wrong, write to us.',
          ],
        },
        {
          label: 'Delete it',
          words: [
            'in ',
            settings,
            `, Delete Account signs you out everywhere at once and ends your shared tests. Everything in it is then erased, usually within minutes; if something fails, we try again until all of it is gone. Results you left in other people’s tests lose your name. A hash of your email address, made with a secret key, stays so that allowances and free trials cannot be used twice: with what you had used of the month for ${countOf(pastUsageDays, 'day')}, and, if you had a trial, for ${countOf(pastTrialDays, 'day')} from its start. Backups are overwritten within ${countOf(backupDays, 'day')}.`,
          ],
        },
        {
          label: 'Ask',
          words:
            'you have no account, but wrote to us or took a shared test? Write to us, and we look for your data and delete it if you want.',
        },
      ],
    },
    {
      paragraph:
        'Where you live, the law may give you more, such as the right to object or to complain to an authority. You need no reason to use any of these rights, and they cost nothing.',
    },
  ],
};

export const age: LegalSection = {
  id: 'age',
  title: 'Age',
  blocks: [
    {
      paragraph: `Accounts are for people of ${minAge} or older. In some countries a parent has to agree until a later age. Taking a shared test needs no account and no email address, so a class can take part without either.`,
    },
  ],
};

export const security: LegalSection = {
  id: 'security',
  title: 'Security',
  blocks: [
    {
      paragraph:
        'Passwords, sign-in tokens and mailed links are stored as hashes only. Our pages run our own code and no other. Settings shows where you are signed in and lets you end it. If data is exposed despite all this, we tell the people affected without delay.',
    },
  ],
};

export const otherServers: LegalSection = {
  id: 'other-servers',
  title: 'Other servers',
  blocks: [
    {
      paragraph:
        'Engram is open source, and anyone may run it on a server of their own. There, the people who run that server decide what happens to your data and are responsible for it. This page covers this server only.',
    },
  ],
};

export const changesAndContact: LegalSection = {
  id: 'changes-and-contact',
  title: 'Changes and contact',
  blocks: [
    {
      paragraph:
        'When this text changes, the date at the top changes with it. If a change matters to you, we say so on the site before it takes effect.',
    },
    {
      paragraph: [
        'Write to ',
        mailbox,
        ' or use the ',
        { link: 'contact form', to: paths.contact },
        `. We answer within ${figures.answerWithin}. Our hours: ${product.supportHours}.`,
      ],
    },
  ],
};
