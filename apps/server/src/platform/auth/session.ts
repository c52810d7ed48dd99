// Who is calling, as every operation sees it, and the check of an operation's declared access.
import type { Access, Operation } from '@sverka/contract/http/http'
import { type PlanFlag, planFlags } from '@sverka/contract/plans/plans.rules'
import { refuse, refusePlan } from '../errors.ts'

export interface Session {
  readonly userId: number
  /** The sign-in this token belongs to; ends with logout, a changed password or a block. */
  readonly sessionId: string
  readonly isStaff: boolean
  readonly flags: ReadonlySet<PlanFlag>
  /** Set where one of the member's API keys called; `spend` counts the request and refuses `requests_exhausted`. */
  readonly key?: { readonly id: number; readonly spend: () => Promise<void> }
}

/** A guest where null. */
export type Caller = Session | null

/** The features that a plan gives, of all names that the database has for them. */
export const flagsOf = (names: readonly string[]): ReadonlySet<PlanFlag> => new Set(planFlags.filter((flag) => names.includes(flag)))

/** Reads the caller from a request's bearer token; a bad token refuses with `unauthorized`, no token is a guest. */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>

/** For connections that outlive their token: the sign-in behind it is asked again. */
export interface SessionWatch {
  /** Those of the sign-ins that still stand, as they stand now. */
  liveAmong(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Session>>
}

/** Refuses with 401 for guests, 404 for members at a staff operation, 403 for a missing plan feature. */
export function checkAccess(access: Access, caller: Caller): void {
  if (access === 'public') return
  if (!caller) refuse('unauthorized')
  if (access === 'staff') {
    if (!caller.isStaff) refuse('not_found')
    return
  }
  if (access !== 'user' && !caller.isStaff && !caller.flags.has(access.flag)) refusePlan(access.flag)
}

/** Whether and how keys may call: refuses `key_required` without one, `key_not_allowed` with one, and counts what is counted. */
export async function checkKey({ access, method, keys }: Operation, caller: Caller): Promise<void> {
  if (!caller?.key) {
    if (keys === 'required') refuse('key_required')
    return
  }
  if (!keys && (access !== 'public' || method !== 'GET')) refuse('key_not_allowed')
  if (keys !== 'free') await caller.key.spend()
}

/** The caller of an operation that only members reach. */
export function member(caller: Caller): Session {
  return caller ?? refuse('unauthorized')
}
