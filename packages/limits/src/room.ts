/** Room for so much at once, of which one subject may hold a part: what many hold side by side is bounded, and nobody holds it all. */
export interface Room {
  /** @returns a function that gives the room back, or undefined when there is not enough room. */
  readonly enter: (subject: string, amount: number) => (() => void) | undefined;
}

export function createRoom({ most, mostEach }: { readonly most: number; readonly mostEach: number }): Room {
  const held = new Map<string, number>();
  let all = 0;
  return {
    enter: (subject, amount) => {
      const own = held.get(subject) ?? 0;
      if (all + amount > most || own + amount > mostEach) return undefined;
      all += amount;
      held.set(subject, own + amount);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        all -= amount;
        const rest = (held.get(subject) ?? 0) - amount;
        if (rest > 0) held.set(subject, rest);
        else held.delete(subject);
      };
    },
  };
}
