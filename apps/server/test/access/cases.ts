// The shape of an access case: whose object an operation is about and what to send, so that the matrix can try every role.
import type { Operation } from '@sverka/contract/http/http'
import type { OperationName } from '@sverka/contract/operations/operations'
import type { RawInput } from '../client.ts'
import type { Person, World } from '../world.ts'

export type Role = 'guest' | 'other' | 'owner' | 'staff'

/** The owner's request about their own object; `other` sends the same about somebody else's. */
export interface AccessCase {
  readonly input: (world: World, owner: Person) => Promise<RawInput> | RawInput
  /** Expected statuses that differ from those implied by the declared access. */
  readonly expected?: Partial<Record<Role, number | readonly number[]>>
}

/** The operation is not about one person's object: every role sends the same, and the declared access says who is refused. */
export const anybody = (input: RawInput = {}): AccessCase => ({ input: () => input })

/** The object is private: it does not exist for anyone but its owner. */
export const ofOwner = (input: AccessCase['input'], expected: AccessCase['expected'] = {}): AccessCase => ({
  input,
  expected: { other: 404, staff: 404, ...expected },
})

export type AccessCases = Partial<Record<OperationName, AccessCase>>

/** The status each role gets by the declared access alone; null means anything but an access refusal. */
export function impliedBy(access: Operation['access'], role: Role): number | null {
  if (access === 'public') return null
  if (role === 'guest') return 401
  if (access === 'staff') return role === 'staff' ? null : 404
  return null
}
