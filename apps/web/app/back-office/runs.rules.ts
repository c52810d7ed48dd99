// Results of imports of register files (such as the state register of companies), and which of them staff must attend to.
import type { RegisterRun } from '@sverka/contract/sources/sources.staff'

/** The state of a run (an import, or work on the search index). Of finished imports, `nothing`: stored no record; `partly`: rejected some records. */
export type Outcome = RegisterRun['state'] | 'nothing' | 'partly'

/** `counts` are null for work on the search index and for an unfinished import. */
export function runOutcome({ state, counts }: Pick<RegisterRun, 'state' | 'counts'>): Outcome {
  if (state !== 'done' || !counts) return state
  if (counts.created + counts.changed + counts.unchanged === 0) return 'nothing'
  return counts.rejected > 0 ? 'partly' : 'done'
}

const DAY_MS = 86_400_000

/** An import of a file. */
type Load = Pick<RegisterRun, 'subject' | 'state' | 'counts' | 'ended_at'>

/**
 * Imports that failed (`failed`) or stored nothing (`empty`), and whose file (`subject`) was not imported again since. Only imports of the last
 * 24 hours count; the newest import of all counts at any age. `loads`: newest first; `now`: ISO time.
 */
export function unsolvedLoads<L extends Load>(
  loads: readonly L[],
  now: string,
): { readonly failed: readonly L[]; readonly empty: readonly L[] } {
  const seenFiles = new Set<string>()
  const since = new Date(Date.parse(now) - DAY_MS).toISOString()
  const latest = loads.filter(({ subject, ended_at }, index) => {
    if (ended_at === null || seenFiles.has(subject)) return false
    seenFiles.add(subject)
    return index === 0 || ended_at > since
  })
  const loadsWith = (outcome: Outcome) => latest.filter((load) => runOutcome(load) === outcome)
  return { failed: loadsWith('failed'), empty: loadsWith('nothing') }
}
