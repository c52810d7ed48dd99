// The HTTP operations of a seller's bank statements: upload, page, and counting of the chosen payments.
import { countStatement as countOperation, getStatement, uploadStatement } from '@sverka/contract/payments/statements'
import { requireMember } from '../../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import type { StatementReader } from './statement-reader.ts'
import { readStatementPage, recordStatementPayments, storeStatement } from './statements.ts'

export const statementsRoutes = (services: Services, reader: StatementReader): readonly BoundRoute[] => [
  // The file is read before the transaction begins: a large one takes a second.
  withOwnTransactions(uploadStatement, async ({ db, caller, files }) => {
    const { userId } = requireMember(caller)
    const [file] = files?.file ?? []
    const read = await reader.read(file?.bytes ?? new Uint8Array(), userId)
    return new HttpResponse(201, await db.transaction().execute((tx) => storeStatement(tx, services, { userId, read })))
  }),
  reads(getStatement, ({ db, caller, params }) => readStatementPage(db, requireMember(caller).userId, params.id)),
  withOwnTransactions(countOperation, ({ caller, params, body }) =>
    recordStatementPayments(services, { userId: requireMember(caller).userId, id: params.id, choices: body.choices }),
  ),
]
