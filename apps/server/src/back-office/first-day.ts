// The checklist of a new installation with its true state: where something can be tested, the setting alone does not count as done.
import type { FirstDayStep } from '@sverka/contract/back-office/first-day'
import type { TestPayment } from '@sverka/contract/payments/test-payment'
import { latestTest } from '../payments/payments.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Services } from '../platform/services.ts'
import { mailWorks } from './back-office.emails.ts'
import { type FirstDayFacts, findAddress, selectFirstDay } from './first-day.sql.ts'

/** A backup is made every night; it has two hours to finish. */
const BACKUP_FRESH_MS = 26 * 3_600_000
/** A mail server that works accepts an e-mail within this. */
const MAIL_MS = 60_000

type State = FirstDayStep['state']
type StepDetails = Partial<Pick<FirstDayStep, 'count' | 'of'>> & { readonly at?: Date | null }

export async function firstDay(db: Reader, services: Services): Promise<{ result: FirstDayStep[]; test_payment: TestPayment | null }> {
  const { config, clock } = services
  const facts = await selectFirstDay(db)
  const test = await latestTest(db, services)
  const now = clock.now().getTime()
  const some = (count: number): State => (count > 0 ? 'done' : 'todo')
  const reported = (step: FirstDayStep['step'], state: State, { count = null, of = null, at }: StepDetails = {}): FirstDayStep => ({
    step,
    state,
    count,
    of,
    at: at?.toISOString() ?? null,
  })
  const { staff, staffWithCodes } = facts
  return {
    result: [
      reported('requisites', facts.hasRequisites || config.REQUISITES_NAME ? 'done' : 'todo'),
      reported('mail', stateOfMail(facts, config, now), { at: facts.mailTestedAt }),
      reported('second_factor', staff > 0 && staffWithCodes === staff ? 'done' : 'todo', { count: staffWithCodes, of: staff }),
      reported('backup', stateOfBackup(facts, now), { at: facts.backupAt }),
      reported('registers', some(facts.registers), { count: facts.registers }),
      reported('search_index', some(facts.searched), { count: facts.searched }),
      reported('categories', some(facts.categories), { count: facts.categories }),
      reported('stop_list', some(facts.stopWords), { count: facts.stopWords }),
      reported('payments', ...payments(facts, config, test)),
      reported('sellers', some(facts.sellers), { count: facts.sellers }),
      reported('plans', some(facts.plans), { count: facts.plans }),
    ],
    test_payment: test,
  }
}

function stateOfMail({ mailTestedAt, mailsWaiting }: FirstDayFacts, { SMTP_URL, demo }: Config, now: number): State {
  if (!SMTP_URL && !demo) return 'todo'
  if (mailTestedAt === null) return 'waiting'
  if (mailsWaiting === 0) return 'done'
  return now - mailTestedAt.getTime() < MAIL_MS ? 'waiting' : 'failed'
}

const stateOfBackup = ({ backupAt }: FirstDayFacts, now: number): State =>
  backupAt === null ? 'todo' : now - backupAt.getTime() < BACKUP_FRESH_MS ? 'done' : 'failed'

/** The simulated provider counts in a demo only. A payment after the latest test proves more than the test, unless the test was not refunded. */
function payments({ paidAt }: FirstDayFacts, { YOOKASSA_SHOP_ID, demo }: Config, test: TestPayment | null): [State, StepDetails] {
  if (!YOOKASSA_SHOP_ID && !demo) return [paidAt ? 'done' : 'todo', { at: paidAt }]
  const isPaidSince = paidAt !== null && (test === null || paidAt > new Date(test.created_at))
  if (isPaidSince && test?.refund !== 'canceled') return ['done', { at: paidAt }]
  if (test === null) return ['waiting', {}]
  const state = testState(test)
  return [state, { at: state === 'done' && test.settled_at ? new Date(test.settled_at) : null }]
}

function testState({ status, refund }: TestPayment): State {
  if (status === 'created' || status === 'canceled' || refund === 'canceled') return 'failed'
  return refund === 'succeeded' ? 'done' : 'waiting'
}

interface TestMail {
  readonly mail: Mail
  readonly clock: Clock
  readonly staff: Session
  readonly clientIp: string | null
}

export async function testMail(tx: Tx, { mail, clock, staff, clientIp }: TestMail): Promise<void> {
  await mail.send(tx, mailWorks(await findAddress(tx, staff.userId)))
  await recordAudit(tx, clock, { action: 'mail.tested', actorId: staff.userId, subject: 'mail:site', details: {}, clientIp })
}
