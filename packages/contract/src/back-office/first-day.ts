// Operations of the staff's setup checklist, which shows step by step what a new installation still needs before it can serve and sell.
import { type Static, Type } from 'typebox'
import { defineOperation, IsoTime, Nullable, StringEnum, staffOperation } from '../http/http.ts'
import { TestPayment } from '../payments/test-payment.ts'

/**
 * Steps of the checklist. `requisites`: legal details of the site's owner («реквизиты»); `registers`: state registers loaded from real data;
 * `categories`: of goods; `stop_list`: words for which staff see a warning at a product; `sellers`: ones with an account at the payment provider.
 */
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
  /** How many exist: staff with a second factor, companies in the index, registers, categories, words, sellers, plans; null if nothing is counted. */
  count: Nullable(Type.Integer({ minimum: 0 })),
  /** How many are needed; null where one is enough or nothing is counted. */
  of: Nullable(Type.Integer({ minimum: 0 })),
  /** When the step last worked: a test e-mail, a verified backup, a payment; null for other steps. */
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
