// The setup checklist of staff: what a new installation still needs before it can serve and sell, step by step.
import { type Static, Type } from 'typebox'
import { defineOperation, IsoTime, Nullable, StringEnum, staffOperation } from '../http/http.ts'
import { TestPayment } from '../payments/test-payment.ts'

export const firstDaySteps = [
  'requisites',
  'mail',
  'second_factor',
  'search_index',
  'backup',
  'registers',
  'categories',
  'stop_list',
  'payments',
  'sellers',
  'plans',
] as const

/** `todo`: not begun; `waiting`: begun, or configured but not tried yet; `failed`: tried, and does not work; `done`: works. */
export const firstDayStates = ['done', 'waiting', 'failed', 'todo'] as const

export const FirstDayStep = Type.Object({
  step: StringEnum(firstDaySteps),
  state: StringEnum(firstDayStates),
  /** How many exist: staff with a second factor, records, registers, categories, texts, accounts, plans; null if nothing is counted. */
  count: Nullable(Type.Integer({ minimum: 0 })),
  /** How many are needed. */
  of: Nullable(Type.Integer({ minimum: 0 })),
  /** When it last worked. */
  at: Nullable(IsoTime),
})
export type FirstDayStep = Static<typeof FirstDayStep>

export const getFirstDay = defineOperation({
  ...staffOperation,
  method: 'GET',
  path: '/api/v1/admin/first-day/',
  summary:
    'What a fresh installation still needs: owner, mail, second factors, search, backup, registers, categories, payments and sellers',
  response: { 200: Type.Object({ result: Type.Array(FirstDayStep), test_payment: Nullable(TestPayment) }) },
  errors: [],
})

export const sendTestMail = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/first-day/mail/',
  summary: 'Send a test e-mail to the caller, to see that the mail server accepts it',
  response: { 204: null },
  errors: [],
})
