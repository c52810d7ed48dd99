// Results of imports, and which imports a person must look at.
import type { RegisterRun } from '@sverka/contract/sources/sources.staff'

/** The state of a run; a finished import that stored nothing is `nothing`, one that rejected records `partly`. */
export type Outcome = RegisterRun['state'] | 'nothing' | 'partly'

export function runOutcome({ state, counts }: Pick<RegisterRun, 'state' | 'counts'>): Outcome {
  if (state !== 'done' || !counts) return state
  if (counts.created + counts.changed + counts.unchanged === 0) return 'nothing'
  return counts.rejected > 0 ? 'partly' : 'done'
}

const DAY_MS = 86_400_000

type Load = Pick<RegisterRun, 'subject' | 'state' | 'counts' | 'ended_at'>

/** `loads`: newest first. Of the last 24 hours, imports that failed or stored nothing and whose file was not imported again since; the newest import counts at any age. */
export function unsolvedLoads<L extends Load>(
  loads: readonly L[],
  now: string,
): { readonly failed: readonly L[]; readonly empty: readonly L[] } {
  const seen = new Set<string>()
  const since = new Date(Date.parse(now) - DAY_MS).toISOString()
  const latest = loads.filter(({ subject, ended_at }, index) => {
    if (ended_at === null || seen.has(subject)) return false
    seen.add(subject)
    return index === 0 || ended_at > since
  })
  const loadsWith = (outcome: Outcome) => latest.filter((load) => runOutcome(load) === outcome)
  return { failed: loadsWith('failed'), empty: loadsWith('nothing') }
}
