/** Whatever of reviews a screen has asked for: how many, what the next days bring. */
export const reviewsKey = ['reviews'] as const;

/** Lists and pages of sets, which tell what is known of them. */
export const flashcardsKey = ['flashcards'] as const;
