// Staff operations that change one numbered thing and record it in the log in the same transaction.
import type { Operation } from '@sverka/contract/http/http'
import type { Caller } from '../auth/session.ts'
import type { Tx } from '../db/database.ts'
import type { BoundRoute, Context, WriteHandler } from '../http/binding.ts'
import { recordAudit } from './audit.ts'

interface Numbered {
  readonly id?: number
}

interface Writing extends Context {
  readonly params?: Numbered
  readonly body?: object
  readonly tx: Tx
}

/**
 * A writing route that adds an audit entry after `handler`. `action` is word and event (`news.created`). The subject is `word:id`, with `id` from
 * the path or else from the handler's result; `word:site` if neither has one.
 */
export function writesWithAudit<O extends Operation>(operation: O, action: string, handler: WriteHandler<O>): BoundRoute {
  const act: BoundRoute['handler'] = handler
  const write = async (input: Writing) => {
    const result = await act(input as never)
    const { caller, clock, clientIp, tx, params, body } = input
    const [word = ''] = action.split('.')
    const id = params?.id ?? (result as Numbered | undefined)?.id
    await recordAudit(tx, clock, {
      action,
      ...toActor(caller),
      subject: id === undefined ? `${word}:site` : `${word}:${id}`,
      details: fieldNames(body),
      clientIp,
    })
    return result
  }
  return { operation, kind: 'writes', handler: write }
}

/** Names of the sent fields; their values are stored with the thing itself. */
const fieldNames = (body: object | undefined): Record<string, string> => (body ? { fields: Object.keys(body).join(', ') } : {})

const toActor = (caller: Caller): { actorId: number | null } => ({ actorId: caller?.userId ?? null })
