/** The words of the mail that says that a class will end. */
export const endingMailWords = {
  subject: (name: string) => `Your class ${name} ends soon`,
  preview: 'Nobody has used it for a year.',
  title: 'Do you still need this class?',
  before: 'Nobody has used ',
  after: (day: string) =>
    ` for a year. On ${day} it ends: its members, their names and the gradebook are deleted. To keep it, open it before then. To keep only the results, export the gradebook.`,
  button: 'Open the class',
  note: 'You get this email because you teach this class with Engram.',
} as const;
