/** Whatever of reviews a screen has asked for: how many, what the next days bring. */
export const reviewsKey = ['reviews'] as const;
