import { betaPromotion, moneyBackDays, plans } from '@engram/core/plans/catalogue.ts';
import { product } from '@engram/core/product.ts';
import { paths } from '../../../paths.ts';
import { countOf, writeMoney } from '../../../plan-words.ts';
import type { LegalSection, ListEntry } from '../legal-document.ts';

const betaPrice: ListEntry[] = betaPromotion.isOn
  ? [
      {
        label: 'Beta price',
        words: `while the beta lasts, any paid plan costs ${writeMoney(betaPromotion.pricePerMonthUsd)} per month. That price is locked in: it stays yours for as long as your subscription runs.`,
      },
    ]
  : [];

export const plansAndPayment: LegalSection = {
  id: 'plans-and-payment',
  title: 'Plans and payment',
  blocks: [
    {
      list: [
        {
          label: 'Free',
          words: [
            'the free plan costs nothing and needs no card. Its limits are on the ',
            { link: 'pricing page', to: paths.pricing },
            '.',
          ],
        },
        {
          label: 'Paid',
          words: `${plans.student.name} is ${writeMoney(plans.student.pricePerMonthUsd)} and ${plans.educator.name} is ${writeMoney(plans.educator.pricePerMonthUsd)} per month. Stripe takes the payment. A subscription renews every month until you cancel it.`,
        },
        ...betaPrice,
        {
          label: 'Trial',
          words: `a paid plan starts with ${countOf(plans.student.trialDays, 'day')} free, without a card unless the payment page asks for one, once per email address. If you do not pay after that, you are back on the free plan.`,
        },
        {
          label: 'Change',
          words:
            'changing plans is prorated: you pay only for the time you use. Downgrading keeps your content; limits apply only to what you make next.',
        },
        {
          label: 'Cancel anytime',
          words:
            'you keep the paid plan until the end of the billing cycle, and are not charged again.',
        },
        {
          label: 'Money back',
          words: `not happy? Write to us within ${countOf(moneyBackDays, 'day')} after your first payment, and you get it back.`,
        },
      ],
    },
  ],
};

export const endingIt: LegalSection = {
  id: 'ending-it',
  title: 'Ending it',
  blocks: [
    {
      paragraph: [
        'You can delete your account at any time in ',
        { link: 'Settings', to: paths.settings },
        '. Take your data out first if you want to keep it: a deleted account does not come back.',
      ],
    },
    {
      paragraph:
        'If you break these terms, we may remove what breaks them or close your account. We tell you why, and you may object. If we ever stop the service, we will say so early enough for you to take everything out.',
    },
  ],
};

export const whatWePromise: LegalSection = {
  id: 'what-we-promise',
  title: 'What we promise, and what we do not',
  blocks: [
    {
      paragraph:
        'We run Engram with care, keep your content safe as well as we can, and never put a paywall in front of cards you have made. We cannot promise that it is always available, that it is free of faults, or that you will pass.',
    },
    {
      paragraph:
        'We are liable for harm that we cause on purpose or by gross negligence, and wherever the law says that we must be. Beyond that, as far as the law allows, we are not liable for loss that comes from a wrong question, a failed exam or a time when Engram could not be reached. Rights that the law gives you as a consumer stay as they are.',
    },
  ],
};

export const theSoftware: LegalSection = {
  id: 'the-software',
  title: 'The software',
  blocks: [
    {
      paragraph: `The ${product.name} software is open source under the MIT licence: you may run it on your own server, change it and pass it on. These terms are about this server. Anyone who runs another server sets the terms there.`,
    },
  ],
};

export const changesAndContact: LegalSection = {
  id: 'changes-and-contact',
  title: 'Changes and contact',
  blocks: [
    {
      paragraph:
        'When these terms change, the date at the top changes with them. If a change matters to you, we say so on the site before it takes effect. If you do not agree, you can leave and take everything you have put in with you.',
    },
    {
      paragraph: [
        'What we do with your data is in the ',
        { link: 'Privacy Policy', to: paths.privacy },
        '. Questions? Write to ',
        { link: product.supportMailbox, to: `mailto:${product.supportMailbox}` },
        ' or use the ',
        { link: 'contact form', to: paths.contact },
        '.',
      ],
    },
  ],
};
