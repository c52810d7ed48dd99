// Acts («акт», the certificate of rendered services that Russian bookkeeping needs) of plans that companies paid by invoice. Each plan has one for
// each Moscow month, created when the month is over; their sums add up to the price.
import type { DocumentPrinter } from '../documents/documents.ts'
import { findSiteInvoice } from '../payments/payments.ts'
import { moscowDay } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { findAct, findUnactedMonth, insertAct, listUnacted, lockInvoicedPlan, nextActNumber, readServed, setActed } from './invoiced.sql.ts'
import { actText } from './plans.emails.ts'

/** Creates the acts of past months; runs once a day. */
export const actsJob = defineJob<Record<string, never>>('plans.acts', { keepsOneWaiting: true, expireSeconds: 600 })

const EVERY_SECONDS = 24 * 3600
/** Plans that one query reads. */
const BATCH = 200
/** Moscow is UTC+3 all year. */
const MOSCOW_MS = 3 * 3_600_000

/** The first day of the month that is `months` after the month of `day`; both YYYY-MM-DD. */
function monthAfter(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + months, 1)).toISOString().slice(0, 10)
}

/** The moment at which the month ends in Moscow. `month` is its first day, YYYY-MM-DD. */
const monthEnd = (month: string): Date => new Date(Date.parse(`${monthAfter(month, 1)}T00:00:00Z`) - MOSCOW_MS)

/** The last day of the month, YYYY-MM-DD. */
const lastDay = (month: string): string => moscowDay(new Date(monthEnd(month).getTime() - 1))

/** The service of a month ends with the month, or earlier with the deletion of the account. */
const serviceEnd = (end: Date, deletedAt: Date | null): Date => (deletedAt && deletedAt < end ? deletedAt : end)

/** Creates the missing acts of all past months, month by month, so that numbers follow the dates also after an interruption. Safe to repeat. */
export async function createActs(services: Services): Promise<void> {
  const last = monthAfter(moscowDay(services.clock.now()), -1)
  for (let month = await findUnactedMonth(services.db); month !== null && month <= last; month = monthAfter(month, 1))
    await createActsOfMonth(services, month)
}

/** In a transaction for each plan. */
async function createActsOfMonth(services: Services, month: string): Promise<void> {
  for (;;) {
    const unacted = await listUnacted(services.db, month, BATCH)
    for (const id of unacted) await services.db.transaction().execute((tx) => createActsOfPlan(tx, services, id, month))
    if (unacted.length < BATCH) return
  }
}

/**
 * Creates the missing acts of one plan up to the month `until`. The sum of an act is the price of the time served so far, less the acts before it,
 * so that rounding never changes the total. A month without service has no act.
 */
async function createActsOfPlan(tx: Tx, { clock }: Pick<Services, 'clock'>, invoiceId: number, until: string): Promise<void> {
  const plan = await lockInvoicedPlan(tx, invoiceId)
  if (!plan) return
  const { userId, name, deletedAt } = plan
  let acted = Number(plan.actedKopecks)
  const first = plan.actedTo === null ? monthAfter(moscowDay(plan.startedAt), 0) : monthAfter(String(plan.actedTo), 1)
  for (let month = first; month <= until; month = monthAfter(month, 1)) {
    const { total, served } = await readServed(tx, invoiceId, serviceEnd(monthEnd(month), deletedAt))
    const due = total === 0 ? 0 : Math.round((Number(plan.amountKopecks) * served) / total)
    if (due <= acted) continue
    const act = { invoice_id: invoiceId, user_id: userId, month, issued_on: lastDay(month), amount_kopecks: due - acted }
    await insertAct(tx, { ...act, number: await nextActNumber(tx), service: actText(name, month), created_at: clock.now() })
    acted = due
  }
  await setActed(tx, invoiceId, { acted_to: until, acted_kopecks: acted })
}

/** Number and PDF of an act of this member. Throws `not_found`. */
export async function printPlanAct(db: Reader, printer: DocumentPrinter, userId: number, id: number) {
  const act = (await findAct(db, userId, id)) ?? refuse('not_found')
  const invoice = (await findSiteInvoice(db, act.invoiceId)) ?? refuse('not_found')
  const line = { name: act.service, article: '', kind: 'service', quantity: 1, kopecks: Number(act.kopecks), vatRate: null } as const
  const content = { number: act.number, issuedOn: String(act.issuedOn), invoice, orderId: null, lines: [line] }
  return { number: act.number, file: await printer.print({ act: content }, userId) }
}

export const actsWorker = (services: Services): JobWorker =>
  jobWorker(actsJob, async () => {
    await services.db.transaction().execute((tx) => services.jobs.send(tx, actsJob, {}, { after: EVERY_SECONDS }))
    await createActs(services)
  })
