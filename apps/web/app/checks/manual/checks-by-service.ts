// Groups manual checks (results that a member looked up at official services) by service.
import type { ManualCheck } from '@sverka/contract/checks/manual-checks'

/** The checks of each service in the order given (the server sends the newest first); services without checks are absent. */
export const checksByService = (checks: readonly ManualCheck[]): ReadonlyMap<ManualCheck['service'], ManualCheck[]> =>
  Map.groupBy(checks, ({ service }) => service)
