export interface ScannedTest {
  readonly name: string;
  readonly pass: boolean;
  readonly result: string;
  readonly modifier: number;
  readonly description: string;
}

export interface Scan {
  readonly score: number;
  readonly grade: string;
  readonly tests: readonly ScannedTest[];
}
