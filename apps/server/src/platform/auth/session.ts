// The caller of an operation (member, staff or guest, perhaps with an API key), and the checks of the access that the operation declares.
import type { KeyScope } from '@sverka/contract/api-access/api-access.rules'
import type { Access, Operation } from '@sverka/contract/http/http'
import { type PlanFlag, planFlags } from '@sverka/contract/plans/plans.rules'
import { refuse, refusePlan } from '../errors.ts'

/** A signed-in caller. */
export interface Session {
  readonly userId: number
  /** Id of the sign-in that the token belongs to; it ends with logout, a password change or a block. */
  readonly sessionId: string
  readonly isStaff: boolean
  /** Features of the member's plan (free or paid), such as `api_enabled`. */
  readonly flags: ReadonlySet<PlanFlag>
  /** Set for a call with an API key. */
  readonly key?: CallingKey
}

interface CallingKey {
  readonly id: number
  /** Areas that the key opens, such as `register` or `goods`. */
  readonly scopes: ReadonlySet<KeyScope>
  /** Counts a request against the key's quota, by its operation (`GET /api/v1/…`); throws `requests_exhausted`. */
  readonly spend: (operation: string) => Promise<void>
}

/** Null for a guest. */
export type Caller = Session | null

/** The names that are plan features; other names in the database are ignored. */
export const toFlags = (names: readonly string[]): ReadonlySet<PlanFlag> => new Set(planFlags.filter((flag) => names.includes(flag)))

/** Reads the caller from a request's bearer token; a bad token throws `unauthorized`, no token is a guest. */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>

/** For WebSockets, which outlive their token: checks whether the session still exists. */
export interface SessionWatch {
  /** The sessions that still exist, with their present data. */
  liveAmong(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Session>>
}

/**
 * Throws 401 for a guest at an operation for members, 404 for a member at a staff operation, and 403 if the member's plan lacks the
 * feature that the operation requires. Staff need no plan.
 */
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
 * Access by API key. Throws `key_required` if the operation needs a key and the call has none, `key_not_allowed` if the operation is not
 * open to keys, and `key_scope_missing` if the key lacks its scope. Counts the request against the key's quota, unless the operation is
 * free for keys. Public reads accept every key.
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
