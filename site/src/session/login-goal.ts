type Goal = () => void;

const goals: Goal[] = [];

/**
 * What a visitor came to a page for and can only do once they have signed in: buy a calculation, sign a document, see a page of their own. A visitor who signs
 * in there by the header continues with it; elsewhere they go to their contracts.
 */
export const loginGoal = {
  /** @returns what takes the goal back, when the page is left. */
  set: (goal: Goal): (() => void) => {
    goals.push(goal);
    return () => void goals.splice(goals.indexOf(goal), 1);
  },
  /** The goal of the innermost part of the page that has one. */
  read: (): Goal | undefined => goals.at(-1),
};
