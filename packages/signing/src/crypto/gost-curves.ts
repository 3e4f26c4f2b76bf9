/** A curve y² = x³ + ax + b over a prime p = 2^bits - c with a subgroup of prime order q. */
export interface Curve {
  readonly bits: number;
  readonly p: bigint;
  readonly a: bigint;
  readonly b: bigint;
  readonly q: bigint;
  readonly x: bigint;
  readonly y: bigint;
}

/** id-tc26-gost-3410-12-512-paramSetA (RFC 7836, A.1), under the Kazakh 1.2.398.3.10.1.1.2.2.1. */
export const gost512A: Curve = {
  bits: 512,
  p: 2n ** 512n - 569n,
  a: 2n ** 512n - 572n,
  b: 0xe8c2505dedfc86ddc1bd0b2b6667f1da34b82574761cb0e879bd081cfd0b6265ee3cb090f30d27614cb4574010da90dd862ef9d4ebee4761503190785a71c760n,
  q: 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff27e69532f48d89116ff22b8d4e0560609b4b38abfad2b85dcacdb1411f10b275n,
  x: 3n,
  y: 0x7503cfe87a836ae3a61b8816e25450e6ce5e1c93acf1abc1778064fdcbefa921df1626be4fd036e93d75e6a50e3a41e98028fe5fc235f5b889a589cb5215f2a4n,
};

/** id-tc26-gost-3410-2012-256-paramSetA in Weierstrass form (RFC 7836, A.2), under the Kazakh 1.2.398.3.10.1.1.2.1.1. */
export const gost256A: Curve = {
  bits: 256,
  p: 2n ** 256n - 617n,
  a: 0xc2173f1513981673af4892c23035a27ce25e2013bf95aa33b22c656f277e7335n,
  b: 0x295f9bae7428ed9ccc20e7c359a9d41a22fccd9108e17bf7ba9337a6f8ae9513n,
  q: 0x400000000000000000000000000000000fd8cddfc87b6635c115af556c360c67n,
  x: 0x91e38443a5e82c0d880923425712b2bb658b9196932e02c78b2582fe742daa28n,
  y: 0x32879423ab1a0375895786c4bb46e9565fde0b5344766740af268adb32322e5cn,
};
