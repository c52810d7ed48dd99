// Checks by hand of official services, prepared for pages.
import type { ManualCheck } from '@sverka/contract/checks/manual-checks'

/** The checks of each service, newest first, as the server sends them. */
export const checksByService = (checks: readonly ManualCheck[]): ReadonlyMap<ManualCheck['service'], ManualCheck[]> =>
  Map.groupBy(checks, ({ service }) => service)

/** The beginning and the end of a fingerprint: `3a91 77e0 … c07e`. */
export const shortFingerprint = (sha256: string): string => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`
