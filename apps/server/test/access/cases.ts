// One case for every operation of the contract: whose object it is about and what to send, so that the matrix can try everybody.
import type { Operation } from '@sverka/contract/http/http'
import type { OperationName } from '@sverka/contract/operations/operations'
import type { RawInput } from '../client.ts'
import type { Person, World } from '../world.ts'

export type Role = 'guest' | 'other' | 'owner' | 'staff'

/** What the owner sends about something of their own; `other` sends the same about what is not theirs. */
export interface AccessCase {
  readonly input: (world: World, owner: Person) => Promise<RawInput> | RawInput
  /** Statuses that differ from what the declared access implies. */
  readonly expected?: Partial<Record<Role, number | readonly number[]>>
}

/** The operation is about nobody's object in particular: every member is as good as another. */
export const anybody = (input: RawInput = {}): AccessCase => ({ input: () => input })

/** The object is private: for everybody but its owner it does not exist. */
export const ofOwner = (input: AccessCase['input'], expected: AccessCase['expected'] = {}): AccessCase => ({
  input,
  expected: { other: 404, staff: 404, ...expected },
})

export type AccessCases = Partial<Record<OperationName, AccessCase>>

/** What each role gets from the declared access alone; null: anything but a refusal of access. */
export function impliedBy(access: Operation['access'], role: Role): number | null {
  if (access === 'public') return null
  if (role === 'guest') return 401
  if (access === 'staff') return role === 'staff' ? null : 404
  return null
}
