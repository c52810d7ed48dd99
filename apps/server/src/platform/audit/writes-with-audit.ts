// Wraps staff operations that change one record: the change is recorded in the audit log in the same transaction.
import type { Operation } from '@sverka/contract/http/http'
import type { Tx } from '../db/database.ts'
import type { BoundRoute, Context, WriteHandler } from '../http/binding.ts'
import { recordAudit } from './audit.ts'

/** A path or result with the id of the record. */
interface WithId {
  readonly id?: number
}

interface WriteInput extends Context {
  readonly params?: WithId
  readonly body?: object
  readonly tx: Tx
}

/**
 * A writing route that adds an audit entry after `handler`. `action` is the kind of record and the event (`news.created`). The entry's subject
 * is `kind:id` (`news:5`), with the id from the path or else from the handler's result; `kind:site` if neither has an id.
 */
export function writesWithAudit<O extends Operation>(operation: O, action: string, handler: WriteHandler<O>): BoundRoute {
  const change: BoundRoute['handler'] = handler
  const write = async (input: WriteInput) => {
    const result = await change(input as never)
    const { caller, clock, clientIp, tx, params, body } = input
    const [kind = ''] = action.split('.')
    const id = params?.id ?? (result as WithId | undefined)?.id
    await recordAudit(tx, clock, {
      action,
      actorId: caller?.userId ?? null,
      subject: id === undefined ? `${kind}:site` : `${kind}:${id}`,
      details: fieldNames(body),
      clientIp,
    })
    return result
  }
  return { operation, kind: 'writes', handler: write }
}

/** Names of the sent fields; their values are stored in the record itself. */
const fieldNames = (body: object | undefined): Record<string, string> => (body ? { fields: Object.keys(body).join(', ') } : {})
