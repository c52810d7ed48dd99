// Callers for tests over the whole table of operations: one person of each kind, until a write of theirs is accepted.
import type { Operation } from '@sverka/contract/http/http'
import type { Person, World } from '../world.ts'
import type { Role } from './cases.ts'

/** Whether the answer may have changed the caller or the object of the request: refusals and reads leave both as they are. */
export const mayHaveChanged = ({ method }: Operation, status: number): boolean => status < 400 && method !== 'GET'

/** Keeps one person for each role; `replace` forgets the one of a role. */
export class Callers {
  readonly #world: World
  readonly #kept = new Map<Role, Person>()

  constructor(world: World) {
    this.#world = world
  }

  /** The caller of a role; null for a guest. Staff and the other member are made when first needed. */
  async find(role: Role, owner: Person): Promise<Person | null> {
    if (role === 'guest') return null
    if (role === 'owner') return owner
    const found = this.#kept.get(role) ?? (await (role === 'staff' ? this.#world.staff() : this.#world.person({ plan: 'pro' })))
    this.#kept.set(role, found)
    return found
  }

  /** The next caller of this role is another person. */
  replace(role: Role): void {
    this.#kept.delete(role)
  }
}
