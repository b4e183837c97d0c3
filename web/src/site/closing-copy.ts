export const closingCopy = {
  title: "Try it on tonight's notes",
  text: 'No credit card. Free forever plan.',
} as const;
