import type { User } from '@engram/core/accounts/user.ts';
import type { Question } from '@engram/core/questions/question.ts';

export type Viewer = Pick<User, 'isPremium'>;

/** A question as its owner may see it: hints are part of premium, whoever asks for them (D8). */
export function showQuestion(question: Question, viewer: Viewer): Question {
  return viewer.isPremium ? question : { ...question, hint: '' };
}
