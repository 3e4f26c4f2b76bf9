/** What a register's answer is sealed for: its own row, so that it says nothing of another claim. */
export const answerName = (id: string): string => `claim_register.answer/${id}`;
