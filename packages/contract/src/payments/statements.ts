// Operations on a seller's bank statements: the seller uploads one, sees which invoice each incoming payment is for, and records the payments.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoDate, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { lineReasons, lineVerdicts, STATEMENT_FILE_MAX, STATEMENT_LINES_MAX } from './statements.rules.ts'

const Text = Type.String()
/** Rubles with at most two decimals. */
const Rubles = Type.Number({ minimum: 0 })

export const StatementLine = Type.Object({
  id: Id,
  /** Number of the payment order. */
  number: Text,
  paid_on: IsoDate,
  amount: Rubles,
  /** The payer with the taxpayer number (ИНН); null if the statement has none. */
  payer: Type.Object({ name: Text, inn: Nullable(Text) }),
  /** The payer's text in the payment order. */
  purpose: Text,
  verdict: StringEnum(lineVerdicts),
  reason: StringEnum(lineReasons),
  /** The invoices that the payment may be for, or the one for which it was counted; `rest` is the unpaid part. */
  invoices: Type.Array(Type.Object({ id: Id, number: Type.Integer(), order: Id, rest: Rubles, buyer_inn: Text })),
})
export type StatementLine = Static<typeof StatementLine>

export const Statement = Type.Object({
  id: Id,
  company: Type.Object({ id: Id, name: Text }),
  account: Text,
  first_day: Nullable(IsoDate),
  last_day: Nullable(IsoDate),
  created_at: IsoTime,
  /** Number of outgoing payments, which are not stored. */
  outgoing: Type.Integer({ minimum: 0 }),
  lines: Type.Array(StatementLine),
})
export type Statement = Static<typeof Statement>

const params = Type.Object({ id: Id })
const own = { access: 'user', limit: 'api' } as const

export const uploadStatement = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/statements/',
  summary:
    'Upload a bank statement (1CClientBankExchange or camt.053) of an account that the caller gave for invoices; no payment is recorded yet',
  limit: ['api', 'preview'],
  consumes: 'multipart',
  files: { file: { maxBytes: STATEMENT_FILE_MAX, maxCount: 1, required: true } },
  response: { 201: Statement },
  errors: ['overloaded', 'statement_foreign'],
})

export const getStatement = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/statements/:id/',
  summary: 'A bank statement of a company that the caller represents, with the invoice that each payment is for as of now',
  params,
  response: { 200: Statement },
  errors: ['not_found'],
})

export const countStatement = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/statements/:id/count/',
  summary:
    'Record payments of a statement for invoices, each only once even if sent again. Payments that cannot be recorded are listed and do not stop the others',
  params,
  body: Type.Object({
    choices: Type.Array(Type.Object({ line: Id, invoice: Id }), { minItems: 1, maxItems: STATEMENT_LINES_MAX }),
  }),
  response: {
    200: Type.Object({
      counted: Type.Integer({ minimum: 0 }),
      amount: Rubles,
      refused: Type.Array(Type.Object({ line: Id, code: Text })),
      statement: Statement,
    }),
  },
  errors: ['not_found'],
})
