import type { Curve } from "./gost-curves.ts";

/** A point in Jacobian coordinates; z = 0 is the point at infinity. */
interface Point {
  readonly x: bigint;
  readonly y: bigint;
  readonly z: bigint;
}

/** Arithmetic of one curve. Not of constant time: keys that matter do not belong here. */
export interface Points {
  readonly onCurve: (x: bigint, y: bigint) => boolean;
  /** Whether first * base + second * (x, y) has this x modulo the order: the whole of a verification. */
  readonly sumHasX: (first: bigint, second: bigint, x: bigint, y: bigint, wanted: bigint) => boolean;
  /** times * base, or nothing for the point at infinity. */
  readonly multiplyBase: (times: bigint) => { readonly x: bigint; readonly y: bigint } | undefined;
}

const infinity: Point = { x: 1n, y: 1n, z: 0n };
const baseWindow = 7;
const pointWindow = 5;

export function inverse(value: bigint, modulus: bigint): bigint {
  let [low, high, lowFactor, highFactor] = [((value % modulus) + modulus) % modulus, modulus, 1n, 0n];
  while (low > 1n) {
    const times = high / low;
    [low, high] = [high - times * low, low];
    [lowFactor, highFactor] = [highFactor - times * lowFactor, lowFactor];
  }
  return ((lowFactor % modulus) + modulus) % modulus;
}

export function createPoints(curve: Curve): Points {
  const { p, a, b, q } = curve;
  const bits = BigInt(curve.bits);
  const mask = (1n << bits) - 1n;
  const excess = mask + 1n - p;
  const twiceP = p << 1n;
  const aIsMinusThree = a === p - 3n;

  /** Below 2^bits + 2^20: the prime is so near to a power of two that the upper half folds into the lower. */
  function reduce(value: bigint): bigint {
    const once = (value & mask) + (value >> bits) * excess;
    return (once & mask) + (once >> bits) * excess;
  }
  const times = (one: bigint, other: bigint) => reduce(one * other);
  const minus = (one: bigint, other: bigint) => reduce(one - other + twiceP);
  const exact = (value: bigint) => ((value % p) + p) % p;

  function double({ x, y, z }: Point): Point {
    if (z === 0n) return infinity;
    const yy = times(y, y);
    const zz = times(z, z);
    const s = times(x << 2n, yy);
    const slope = aIsMinusThree ? times(3n * minus(x, zz), x + zz) : reduce(3n * x * x + a * times(zz, zz));
    const x3 = reduce(slope * slope - (s << 1n) + (twiceP << 1n));
    return { x: x3, y: reduce(slope * minus(s, x3) - 8n * yy * yy + ((p << bits) << 4n)), z: times(y << 1n, z) };
  }

  function add(one: Point, other: Point): Point {
    if (one.z === 0n) return other;
    if (other.z === 0n) return one;
    const zz1 = times(one.z, one.z);
    const zz2 = other.z === 1n ? 1n : times(other.z, other.z);
    const u1 = other.z === 1n ? one.x : times(one.x, zz2);
    const u2 = times(other.x, zz1);
    const s1 = other.z === 1n ? one.y : times(one.y, times(zz2, other.z));
    const s2 = times(other.y, times(zz1, one.z));
    const h = exact(u2 - u1);
    const r = exact(s2 - s1);
    if (h === 0n) return r === 0n ? double(one) : infinity;
    const hh = times(h, h);
    const hhh = times(h, hh);
    const v = times(u1, hh);
    const x = reduce(r * r - hhh - (v << 1n) + (twiceP << 1n));
    const zs = other.z === 1n ? one.z : times(one.z, other.z);
    return { x, y: minus(times(r, minus(v, x)), times(s1, hhh)), z: times(zs, h) };
  }

  const negate = ({ x, y, z }: Point): Point => ({ x, y: minus(0n, y), z });

  function affine({ x, y, z }: Point): Point {
    const z1 = inverse(z, p);
    const z2 = exact(z1 * z1);
    return { x: exact(x * z2), y: exact(y * z2 * z1), z: 1n };
  }

  /** point, 3 point, 5 point, ... */
  function oddMultiples(point: Point, window: number): Point[] {
    const twice = double(point);
    const multiples = [point];
    for (let count = 1; count < 1 << (window - 2); count++) multiples.push(add(multiples[count - 1] ?? point, twice));
    return multiples;
  }

  let baseMultiples: readonly Point[] | undefined;
  const ofBase = () => (baseMultiples ??= oddMultiples({ x: curve.x, y: curve.y, z: 1n }, baseWindow).map(affine));

  function sum(terms: readonly { readonly digits: Int8Array; readonly multiples: readonly Point[] }[]): Point {
    let total = infinity;
    for (let at = Math.max(...terms.map(({ digits }) => digits.length)) - 1; at >= 0; at--) {
      total = double(total);
      for (const { digits, multiples } of terms) {
        const digit = digits[at] ?? 0;
        if (digit === 0) continue;
        const multiple = multiples[(Math.abs(digit) - 1) >> 1] ?? infinity;
        total = add(total, digit > 0 ? multiple : negate(multiple));
      }
    }
    return total;
  }

  return {
    onCurve: (x, y) => x < p && y < p && exact(y * y) === exact(x * x * x + a * x + b),
    sumHasX: (first, second, x, y, wanted) => {
      const total = sum([
        { digits: signedDigits(first, baseWindow), multiples: ofBase() },
        { digits: signedDigits(second, pointWindow), multiples: oddMultiples({ x, y, z: 1n }, pointWindow) },
      ]);
      if (total.z === 0n) return false;
      const zz = exact(total.z * total.z);
      // The x of a point is below p and is compared modulo q, without the cost of an inversion.
      for (let candidate = wanted; candidate < p; candidate += q) if (exact(candidate * zz) === exact(total.x)) return true;
      return false;
    },
    multiplyBase: (factor) => {
      const total = sum([{ digits: signedDigits(factor, baseWindow), multiples: ofBase() }]);
      return total.z === 0n ? undefined : affine(total);
    },
  };
}

/** The non-adjacent form: odd signed digits, seldom more than one in a window, the lowest first. */
function signedDigits(value: bigint, window: number): Int8Array {
  const binary = value.toString(2);
  const bits = Uint8Array.from({ length: binary.length + window + 1 }, (_, at) => (binary[binary.length - 1 - at] === "1" ? 1 : 0));
  const digits = new Int8Array(bits.length);
  for (let at = 0; at < binary.length + 1;) {
    if (bits[at] === 0) {
      at++;
      continue;
    }
    let digit = 0;
    for (let index = 0; index < window; index++) digit |= (bits[at + index] ?? 0) << index;
    if (digit >= 1 << (window - 1)) {
      digit -= 1 << window;
      let carry = at + window;
      while (bits[carry] === 1) bits[carry++] = 0;
      bits[carry] = 1;
    }
    digits[at] = digit;
    at += window;
  }
  return digits;
}
