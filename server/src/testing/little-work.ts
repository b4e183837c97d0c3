/** The least that argon2id can do: for tests in which passwords are only on the way. */
export const littleWork = { memoryCost: 8, timeCost: 1, parallelism: 1 };
