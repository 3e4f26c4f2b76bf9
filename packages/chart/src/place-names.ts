/** A point of the drawing, in its own units, counted from the top left. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the words of a line begin: `y` is their foot, as letters are set. */
export interface PlacedName extends Place {
  /** From the words to their line, where others run too close for the words to stand by it. */
  readonly leader: readonly [from: Place, to: Place] | undefined;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface NamedLine {
  readonly places: readonly Place[];
  /** How wide its words are. */
  readonly width: number;
}

/** What names may not leave, and how high the letters are. */
interface Room extends Box {
  readonly textSize: number;
}

/** Between a line and its words: the nearest that is free. From the first that is far a leader shows whose they are. */
const GAPS = [6, 10, 14, 18, 28, 40, 54, 70] as const;
const FAR = 28;
/** Between words and any other line. */
const AIR = 4;
/** Looked at along a line, in parts of its length. */
const LOOKS = [0.6, 0.5, 0.7, 0.4, 0.8, 0.3, 0.9, 0.2, 1, 0.1, 0] as const;
/** Lines at least this far apart are distinguished at a glance. */
const CLEAR = 40;

const apart = (one: Box, other: Box): boolean =>
  one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top;

const within = (one: Box, room: Box): boolean =>
  one.left >= room.left && one.right <= room.right && one.top >= room.top && one.bottom <= room.bottom;

/** Where a line of straight parts stands at `x`. */
function heightAt(places: readonly Place[], x: number): number {
  const next = places.findIndex((place) => place.x >= x);
  const [before, after] = [places[next - 1], places[next]];
  if (!after) return places.at(-1)?.y ?? 0;
  return before ? before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x) : after.y;
}

/** Whether a line passes a box by. */
function passes(places: readonly Place[], box: Box): boolean {
  const [first, last] = [places[0]?.x ?? 0, places.at(-1)?.x ?? 0];
  const [from, to] = [Math.max(first, box.left), Math.min(last, box.right)];
  if (from > to) return true;
  const heights = [from, to, ...places.map(({ x }) => x).filter((x) => x > from && x < to)].map((x) => heightAt(places, x));
  return Math.max(...heights) < box.top || Math.min(...heights) > box.bottom;
}

const around = ({ left, right, top, bottom }: Box): Box => ({ left: left - AIR, right: right + AIR, top: top - AIR, bottom: bottom + AIR });

interface Candidate {
  readonly box: Box;
  readonly name: PlacedName;
  /** Best when no other line is near, and the words are near their own. */
  readonly worth: number;
}

/** Where the words of one line could stand, best first. */
function candidates({ places, width }: NamedLine, others: readonly NamedLine[], { textSize }: Room): readonly Candidate[] {
  const [first, last] = [places[0]?.x ?? 0, places.at(-1)?.x ?? 0];
  const found = LOOKS.flatMap((share) => {
    const x = first + (last - first) * share;
    const y = heightAt(places, x);
    const clear = Math.min(CLEAR, ...others.map((other) => Math.abs(heightAt(other.places, x) - y)));
    return GAPS.flatMap((gap) =>
      [x - width, x].flatMap((left) =>
        [y - gap - textSize, y + gap].map((top): Candidate => {
          const box = { left, right: left + width, top, bottom: top + textSize };
          const leader = [
            { x, y: top > y ? top : box.bottom + AIR },
            { x, y },
          ] as const;
          return { box, name: { x: left, y: box.bottom, leader: gap < FAR ? undefined : leader }, worth: clear - 2 * gap };
        }),
      ),
    );
  });
  return found.toSorted((one, other) => other.worth - one.worth);
}

/**
 * Stands the name of each line beside it: over it or under it, where it touches no line and no other name and stays in the room. Where a
 * line has no such place its name is left out, and the key tells it.
 */
export function placeNames(lines: readonly NamedLine[], room: Room): readonly (PlacedName | undefined)[] {
  const open = lines.map((line) => ({
    line,
    places: candidates(
      line,
      lines.filter((other) => other !== line),
      room,
    ).filter(({ box }) => within(box, room) && lines.every(({ places }) => passes(places, around(box)))),
  }));
  const taken: Box[] = [];
  const placed = new Map<NamedLine, PlacedName>();
  // A line with few places left chooses before one that has many.
  for (const { line, places } of open.toSorted((one, other) => one.places.length - other.places.length)) {
    const chosen = places.find(({ box }) => taken.every((other) => apart(around(box), other)));
    if (!chosen) continue;
    taken.push(chosen.box);
    placed.set(line, chosen.name);
  }
  return lines.map((line) => placed.get(line));
}
