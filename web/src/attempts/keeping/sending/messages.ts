export const keepingMessages = {
  notTaken: "We couldn't save your answers to your account.",
  verdictNotSaved: "We couldn't save your decision. Please try again.",
} as const;
