/** Carries what a pupil without an account shows to be a member of a class. */
export const memberHeader = 'engram-member';
