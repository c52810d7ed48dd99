// Groups manual checks (results that a member looked up at official services) by service, and shortens the SHA-256 fingerprints of their files.
import type { ManualCheck } from '@sverka/contract/checks/manual-checks'

/** The checks of each service in the order given (the server sends the newest first); services without checks are absent. */
export const checksByService = (checks: readonly ManualCheck[]): ReadonlyMap<ManualCheck['service'], ManualCheck[]> =>
  Map.groupBy(checks, ({ service }) => service)

/** The first eight and the last four digits of a SHA-256 in hex: `3a91 77e0 … c07e`. */
export const shortFingerprint = (sha256: string): string => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`
