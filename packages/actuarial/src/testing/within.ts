import { expect } from "vitest";

/** Fails unless the value is within an absolute tolerance of the expected one. */
export function expectWithin(actual: number, expected: number, tolerance: number): void {
  expect(Math.abs(actual - expected), `${actual} for ${expected}`).toBeLessThanOrEqual(tolerance);
}

/** Fails unless the value is within a relative tolerance of the expected one. */
export function expectRelative(actual: number, expected: number, tolerance = 1e-9): void {
  expectWithin(actual, expected, Math.abs(expected) * tolerance);
}
