import { rememberSwitch } from '../../storage/remembered-switch.ts';

/** Whether questions are looked over before their test begins (D26). */
export const reviewFirst = rememberSwitch({ name: 'review-questions-first', isOnAtFirst: false });
