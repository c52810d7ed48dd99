// The staff's setup checklist of a new installation. Mail, backup and payments count as done only after they worked, not once they are configured.
import type { FirstDayStep } from '@sverka/contract/back-office/first-day'
import type { TestPayment } from '@sverka/contract/payments/test-payment'
import { readLatestTest } from '../payments/payments.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Services } from '../platform/services.ts'
import { testEmail } from './back-office.emails.ts'
import { type FirstDayFacts, findAddress, selectFirstDay } from './first-day.sql.ts'

/** A backup is made every night; it has two hours to finish. */
const BACKUP_FRESH_MS = 26 * 3_600_000
/** If an e-mail is still unsent this long after the test, the mail server does not work. */
const MAIL_MS = 60_000

type State = FirstDayStep['state']
type StepDetails = Partial<Pick<FirstDayStep, 'count' | 'of'>> & { readonly at?: Date | null }

/**
 * The steps in the order in which they are shown, and the latest test payment. States: `todo`: not begun; `waiting`: begun, or configured but
 * not tried yet; `failed`: tried, and does not work; `done`: works.
 */
export async function firstDay(db: Reader, services: Services): Promise<{ result: FirstDayStep[]; test_payment: TestPayment | null }> {
  const { config, clock } = services
  const facts = await selectFirstDay(db)
  const test = await readLatestTest(db, services)
  const now = clock.now().getTime()
  const doneIfAny = (count: number): State => (count > 0 ? 'done' : 'todo')
  const toStep = (step: FirstDayStep['step'], state: State, { count = null, of = null, at }: StepDetails = {}): FirstDayStep => ({
    step,
    state,
    count,
    of,
    at: at?.toISOString() ?? null,
  })
  const { staff, staffWithCodes } = facts
  return {
    result: [
      toStep('requisites', facts.hasRequisites || config.REQUISITES_NAME ? 'done' : 'todo'),
      toStep('mail', stateOfMail(facts, config, now), { at: facts.mailTestedAt }),
      toStep('second_factor', staff > 0 && staffWithCodes === staff ? 'done' : 'todo', { count: staffWithCodes, of: staff }),
      toStep('backup', stateOfBackup(facts, now), { at: facts.backupAt }),
      toStep('registers', doneIfAny(facts.registers), { count: facts.registers }),
      toStep('search_index', doneIfAny(facts.searched), { count: facts.searched }),
      toStep('categories', doneIfAny(facts.categories), { count: facts.categories }),
      toStep('stop_list', doneIfAny(facts.stopWords), { count: facts.stopWords }),
      toStep('payments', ...stateOfPayments(facts, config, test)),
      toStep('sellers', doneIfAny(facts.sellers), { count: facts.sellers }),
      toStep('plans', doneIfAny(facts.plans), { count: facts.plans }),
    ],
    test_payment: test,
  }
}

function stateOfMail({ mailTestedAt, mailsWaiting }: FirstDayFacts, { SMTP_URL, demo }: Config, now: number): State {
  if (!SMTP_URL && !demo) return 'todo'
  if (mailTestedAt === null) return 'waiting'
  // No e-mail of any kind waits, so the test was sent too.
  if (mailsWaiting === 0) return 'done'
  return now - mailTestedAt.getTime() < MAIL_MS ? 'waiting' : 'failed'
}

const stateOfBackup = ({ backupAt }: FirstDayFacts, now: number): State =>
  backupAt === null ? 'todo' : now - backupAt.getTime() < BACKUP_FRESH_MS ? 'done' : 'failed'

/**
 * YooKassa is the payment provider; a demo has a simulated one. Without either, only an earlier real payment counts. A real payment after the
 * latest test proves more than that test, except that refunds work: a test whose refund failed counts as failed.
 */
function stateOfPayments({ paidAt }: FirstDayFacts, { YOOKASSA_SHOP_ID, demo }: Config, test: TestPayment | null): [State, StepDetails] {
  if (!YOOKASSA_SHOP_ID && !demo) return [paidAt ? 'done' : 'todo', { at: paidAt }]
  const isPaidSince = paidAt !== null && (test === null || paidAt > new Date(test.created_at))
  if (isPaidSince && test?.refund !== 'canceled') return ['done', { at: paidAt }]
  if (test === null) return ['waiting', {}]
  const state = stateOfTest(test)
  return [state, { at: state === 'done' && test.settled_at ? new Date(test.settled_at) : null }]
}

/** A test is done if its payment succeeded and was refunded. `created`: the provider has not responded to the request for a payment. */
function stateOfTest({ status, refund }: TestPayment): State {
  if (status === 'created' || status === 'canceled' || refund === 'canceled') return 'failed'
  return refund === 'succeeded' ? 'done' : 'waiting'
}

interface TestMail {
  readonly mail: Mail
  readonly clock: Clock
  readonly staff: Session
  readonly clientIp: string | null
}

/** Sends the test e-mail to the member of staff who requests it, and records that in the audit log. */
export async function testMail(tx: Tx, { mail, clock, staff, clientIp }: TestMail): Promise<void> {
  await mail.send(tx, testEmail(await findAddress(tx, staff.userId)))
  await recordAudit(tx, clock, { action: 'mail.tested', actorId: staff.userId, subject: 'mail:site', details: {}, clientIp })
}
