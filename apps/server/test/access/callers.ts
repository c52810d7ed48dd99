// Callers for tests over all operations: one person for each role (guest, owner, other member, staff), reused until an accepted write may have
// changed them.
import type { Operation } from '@sverka/contract/http/http'
import type { Person, World } from '../world.ts'
import type { Role } from './cases.ts'

/** Whether the request may have changed its caller or its object: refusals and reads leave both as they are. */
export const mayHaveChanged = ({ method }: Operation, status: number): boolean => status < 400 && method !== 'GET'

/** Has one person for each role; after `replace` the next caller of a role is a new person. */
export class Callers {
  readonly #world: World
  readonly #persons = new Map<Role, Person>()

  constructor(world: World) {
    this.#world = world
  }

  /** The caller of a role; null for a guest. Staff and the other member are made when first needed. */
  async find(role: Role, owner: Person): Promise<Person | null> {
    if (role === 'guest') return null
    if (role === 'owner') return owner
    const found = this.#persons.get(role) ?? (await (role === 'staff' ? this.#world.staff() : this.#world.person({ plan: 'pro' })))
    this.#persons.set(role, found)
    return found
  }

  /** Makes the next caller of this role another person. */
  replace(role: Role): void {
    this.#persons.delete(role)
  }
}
