import { accountData } from '../accounts/personal-data/personal-data.ts';
import { attemptData } from '../attempts/personal-data/personal-data.ts';
import { contactData } from '../contact/personal-data.ts';
import { flashcardData } from '../flashcards/personal-data/personal-data.ts';
import { generationData } from '../generation/personal-data/personal-data.ts';
import { idempotencyData } from '../http/idempotency/personal-data.ts';
import { materialData } from '../materials/personal-data/personal-data.ts';
import { pictureData } from '../pictures/personal-data/personal-data.ts';
import { billingData } from '../plans/billing/personal-data.ts';
import { usageData } from '../plans/personal-data.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { spendingData } from '../platform/spending/personal-data.ts';
import { practiceTestData } from '../practice-tests/personal-data/personal-data.ts';
import { progressData } from '../progress/personal-data.ts';
import { examData } from '../reviews/exams/personal-data.ts';
import { reviewData } from '../reviews/personal-data/personal-data.ts';
import { reminderData } from '../reviews/reminders/personal-data.ts';
import { sharingData } from '../sharing/personal-data/personal-data.ts';
import { exportData } from './exports/personal-data.ts';

/** In the order of erasing: the accounts last, because everything hangs on the user's row. */
export const allPersonalData: readonly PersonalData[] = [
  exportData,
  idempotencyData,
  contactData,
  reviewData,
  examData,
  progressData,
  reminderData,
  flashcardData,
  sharingData,
  attemptData,
  practiceTestData,
  generationData,
  usageData,
  spendingData,
  billingData,
  pictureData,
  materialData,
  accountData,
];
