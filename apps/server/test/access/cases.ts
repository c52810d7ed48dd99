// Types of the access tests: a case is the request for one operation, which `access.test.ts` sends as a guest, another member, the owner of its
// object and staff; the access that the operation declares decides who is refused.
import type { Operation } from '@sverka/contract/http/http'
import type { OperationName } from '@sverka/contract/operations/operations'
import type { RawInput } from '../client.ts'
import type { Person, World } from '../world.ts'

/** Who sends the request: a guest, another member, the owner of the object, or staff. */
export type Role = 'guest' | 'other' | 'owner' | 'staff'

/** One operation's request. It is about an object of `owner`; all four roles send it as it is. */
export interface AccessCase {
  /** Creates what the request needs in the test database and returns its parameters, query and body. */
  readonly input: (world: World, owner: Person) => Promise<RawInput> | RawInput
  /** HTTP statuses of roles that get another one than the declared access implies; a list means any of them. */
  readonly expected?: Partial<Record<Role, number | readonly number[]>>
}

/** The operation is not about one person's object: every role sends `input`, and the declared access says who is refused. */
export const sameRequestForAll = (input: RawInput = {}): AccessCase => ({ input: () => input })

/** The object is private: other members and staff get 404, as if it did not exist. */
export const hiddenFromOthers = (input: AccessCase['input'], expected: AccessCase['expected'] = {}): AccessCase => ({
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
