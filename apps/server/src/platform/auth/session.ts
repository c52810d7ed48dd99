// Who is calling, as every operation sees it, and the check of an operation's declared access.
import type { KeyScope } from '@sverka/contract/api-access/api-access.rules'
import type { Access, Operation } from '@sverka/contract/http/http'
import { type PlanFlag, planFlags } from '@sverka/contract/plans/plans.rules'
import { refuse, refusePlan } from '../errors.ts'

export interface Session {
  readonly userId: number
  /** The session of the token; it ends with logout, a password change or a block. */
  readonly sessionId: string
  readonly isStaff: boolean
  readonly flags: ReadonlySet<PlanFlag>
  /** Set for a call with an API key. */
  readonly key?: CallingKey
}

interface CallingKey {
  readonly id: number
  readonly scopes: ReadonlySet<KeyScope>
  /** Counts a request against the key's quota, by its operation (`GET /api/v1/…`); throws `requests_exhausted`. */
  readonly spend: (operation: string) => Promise<void>
}

/** Null for a guest. */
export type Caller = Session | null

/** Plan features among all feature names in the database. */
export const toFlags = (names: readonly string[]): ReadonlySet<PlanFlag> => new Set(planFlags.filter((flag) => names.includes(flag)))

/** Reads the caller from a request's bearer token; a bad token throws `unauthorized`, no token is a guest. */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>

/** For connections that outlive their token: checks whether the session still exists. */
export interface SessionWatch {
  /** The sessions that still exist, with their present data. */
  liveAmong(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Session>>
}

/** Throws 401 for guests, 404 for members at a staff operation, 403 for a missing plan feature. */
export function checkAccess(access: Access, caller: Caller): void {
  if (access === 'public') return
  if (!caller) refuse('unauthorized')
  if (access === 'staff') {
    if (!caller.isStaff) refuse('not_found')
    return
  }
  if (access !== 'user' && !caller.isStaff && !caller.flags.has(access.flag)) refusePlan(access.flag)
}

/**
 * Access by API key: throws `key_required` without one, `key_not_allowed` and `key_scope_missing` with one. Counts the request
 * against the key's quota, unless the operation is free for keys. Public reads accept every key.
 */
export async function checkKey({ access, method, path, keys, scope }: Operation, caller: Caller): Promise<void> {
  if (!caller?.key) {
    if (keys === 'required') refuse('key_required')
    return
  }
  const isPublic = access === 'public' && method === 'GET'
  if (!keys && !scope && !isPublic) refuse('key_not_allowed')
  if (keys === 'free') return
  if (!isPublic && !caller.key.scopes.has(scope ?? 'register')) refuse('key_scope_missing')
  await caller.key.spend(`${method} ${path}`)
}

/** The caller of an operation for members. Throws `unauthorized` for a guest. */
export function requireMember(caller: Caller): Session {
  return caller ?? refuse('unauthorized')
}
