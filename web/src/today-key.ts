/** What Today tells besides what is due. What changes it invalidates this. */
export const todayKey = ['today'] as const;
