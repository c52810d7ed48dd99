// Compares every past day with the payment provider: the payments and refunds that it lists, our stored ones, and the ledger. Each difference raises
// an alarm for staff.

import { moscowDay } from '../platform/clock.ts'
import type { Tx } from '../platform/db/database.ts'
import { type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { type Alarm, raiseAlarm } from './alarms.ts'
import { findProviderByName, getProvider } from './ask-provider.ts'
import { moneyAccount } from './ledger.ts'
import type { ListedItem, ListRequest, Provider } from './provider.ts'
import {
  findBooked,
  findOurPayment,
  hasDay,
  listOurPayments,
  listOurRefunds,
  listProviders,
  type OurItem,
  upsertDay,
} from './reconcile.sql.ts'
import { findRefundOfProvider } from './refunds.sql.ts'
import { settlePayment } from './settle.ts'
import { reconcileJob } from './settle-job.ts'

/** Pause between two runs of the job. */
const EVERY_SECONDS = 3600
const DAY_MS = 24 * 3_600_000
/** How long after its end a day is compared: 3 hours, so that the payments created in it have ended. */
const DELAY_MS = 3 * 3_600_000
/** How many past days are compared if they were missed because the server was down. */
const DAYS_BACK = 14
/** Rows that one query reads. */
const BATCH = 200

type Kind = ListRequest['of']

/** A Moscow day of one provider; `until` is exclusive. */
interface Day {
  readonly provider: Provider
  readonly from: Date
  readonly until: Date
}

/** The alarm's `details` have the kind of difference (`what`) and the sums in kopecks at the provider (`theirs`) and here (`ours`). */
type Difference = Pick<Alarm, 'subject' | 'paymentId' | 'details'>

/** How many payments and refunds the provider listed, and how many differences were found. */
export interface Compared {
  readonly payments: number
  readonly refunds: number
  readonly differences: number
}

/** Moscow is UTC+3 all year. `until` is exclusive. */
const daySpan = (day: string) => {
  const from = new Date(`${day}T00:00:00+03:00`)
  return { from, until: new Date(from.getTime() + DAY_MS) }
}

/** The configured provider, and former providers of that day's payments and refunds if this installation still has access to them. */
async function listDayProviders(services: Services, day: string): Promise<Provider[]> {
  const own = getProvider(services)
  const others = (await listProviders(services.db, daySpan(day))).filter((name) => name !== own.name)
  return [own, ...others.flatMap((name) => findProviderByName(services, name) ?? [])]
}

/** Compares a Moscow day, YYYY-MM-DD, with every provider of that day. A difference that is found again raises no second alarm. */
export async function reconcileDay(services: Services, day: string): Promise<Compared> {
  const sum = { payments: 0, refunds: 0, differences: 0 }
  for (const provider of await listDayProviders(services, day)) {
    const { payments, refunds, differences } = await reconcileWith(services, provider, day)
    sum.payments += payments
    sum.refunds += refunds
    sum.differences += differences
  }
  return sum
}

async function reconcileWith(services: Services, provider: Provider, day: string): Promise<Compared> {
  const requestedDay = { provider, ...daySpan(day) }
  const payments = await compare(services, requestedDay, 'payments')
  const refunds = await compare(services, requestedDay, 'refunds')
  const differences = [...payments.differences, ...refunds.differences]
  const compared = { payments: payments.count, refunds: refunds.count, differences: differences.length }
  await services.db.transaction().execute((tx) => store(tx, services, { requestedDay, day, compared, differences }))
  return compared
}

interface DayResult {
  readonly requestedDay: Day
  readonly day: string
  readonly compared: Compared
  readonly differences: readonly Difference[]
}

async function store(tx: Tx, services: Services, { requestedDay, day, compared, differences }: DayResult): Promise<void> {
  for (const difference of differences) await raiseAlarm(tx, services, { kind: 'difference', ...difference })
  await upsertDay(tx, { provider: requestedDay.provider.name, day, ...compared, done_at: services.clock.now() })
}

async function compare(services: Services, day: Day, kind: Kind): Promise<{ count: number; differences: Difference[] }> {
  const theirs = await listTheirItems(day, kind)
  const differences: Difference[] = []
  for (const item of theirs.values()) {
    const difference = kind === 'payments' ? await compareTheirPayment(services, day, item) : await compareTheirRefund(services, day, item)
    if (difference) differences.push(difference)
  }
  for await (const our of listOurItems(services, day, kind)) {
    const difference = await compareOurItem(services, { day, kind, theirs }, our)
    if (difference) differences.push(difference)
  }
  return { count: theirs.size, differences }
}

async function listTheirItems({ provider, from, until }: Day, of: Kind): Promise<Map<string, ListedItem>> {
  const items = new Map<string, ListedItem>()
  for (let cursor: string | null = null; ; ) {
    const page = await provider.list({ of, from, until, cursor })
    for (const item of page.items) items.set(item.id, item)
    if (page.next === null) return items
    cursor = page.next
  }
}

async function* listOurItems(services: Services, { provider, from, until }: Day, kind: Kind): AsyncGenerator<OurItem> {
  const list = kind === 'payments' ? listOurPayments : listOurRefunds
  for (let after = 0; ; ) {
    const batch = await list(services.db, { provider: provider.name, from, until, after }, BATCH)
    yield* batch
    const last = batch.at(-1)
    if (!last || batch.length < BATCH) return
    after = last.id
  }
}

/** For a payment that the provider lists as succeeded: ours must have succeeded with the same sum. Null if it has. */
async function compareTheirPayment(services: Services, { provider }: Day, item: ListedItem): Promise<Difference | null> {
  const first = await findOurPayment(services.db, provider.name, item.id)
  // Its notification may have been lost: settles the payment now.
  if (first && first.status !== 'succeeded') await settlePayment(services, first.id)
  const our = first && (await findOurPayment(services.db, provider.name, item.id))
  if (!our)
    return { subject: `provider:${item.id}`, paymentId: null, details: { what: 'payment_unknown', theirs: item.kopecks, ours: null } }
  if (our.status === 'succeeded' && our.kopecks === item.kopecks) return null
  const details = { what: our.status === 'succeeded' ? 'payment_sum' : 'payment_not_paid', theirs: item.kopecks, ours: our.kopecks }
  return { subject: `payment:${our.id}`, paymentId: our.id, details }
}

/** The same for a refund that the provider lists; ours may still be open. */
async function compareTheirRefund(services: Services, { provider }: Day, item: ListedItem): Promise<Difference | null> {
  const our = await findRefundOfProvider(services.db, provider.name, item.id)
  if (!our)
    return { subject: `provider:${item.id}`, paymentId: null, details: { what: 'refund_unknown', theirs: item.kopecks, ours: null } }
  if (our.status !== 'canceled' && our.kopecks === item.kopecks) return null
  const details = { what: our.status === 'canceled' ? 'refund_canceled' : 'refund_sum', theirs: item.kopecks, ours: our.kopecks }
  return { subject: `refund:${our.id}`, paymentId: our.paymentId, details }
}

interface ProviderSide {
  readonly day: Day
  readonly kind: Kind
  readonly theirs: ReadonlyMap<string, ListedItem>
}

/** For a payment or refund that succeeded here: the ledger and the provider must have it with the same sum. Null if they do. */
async function compareOurItem(
  services: Services,
  { day: { provider }, kind, theirs }: ProviderSide,
  our: OurItem,
): Promise<Difference | null> {
  // A payment is positive on the account where the money came in, a refund negative.
  const [name, sign] = kind === 'payments' ? (['payment', 1] as const) : (['refund', -1] as const)
  const subject = `${name}:${our.id}`
  const booked = await findBooked(services.db, subject, [moneyAccount(provider.name, false), moneyAccount(provider.name, true)])
  if (booked !== sign * our.kopecks) {
    return { subject, paymentId: our.paymentId, details: { what: `${name}_not_in_ledger`, theirs: our.kopecks, ours: booked } }
  }
  if (our.providerId !== null && theirs.has(our.providerId)) return null
  // The provider lists by its own time of creation, which may fall on the next day: reads this payment or refund alone.
  const read = (id: string) => (kind === 'payments' ? provider.read(id) : provider.readRefund(id))
  const atProvider = our.providerId === null ? null : await read(our.providerId)
  if (atProvider?.status === 'succeeded' && atProvider.kopecks === our.kopecks) return null
  return { subject, paymentId: our.paymentId, details: { what: `${name}_missing`, theirs: atProvider?.kopecks ?? null, ours: our.kopecks } }
}

/** Compares every past day that was not compared yet. An error ends the run; the next run compares the missing days again. */
export async function reconcileDue(services: Services): Promise<void> {
  const now = services.clock.now().getTime() - DELAY_MS
  for (let back = DAYS_BACK; back >= 1; back -= 1) {
    const day = moscowDay(new Date(now - back * DAY_MS))
    for (const provider of await listDayProviders(services, day)) {
      if (!(await hasDay(services.db, provider.name, day))) await reconcileWith(services, provider, day)
    }
  }
}

export const reconcileWorker = (services: Services): JobWorker =>
  jobWorker(reconcileJob, async () => {
    await services.db.transaction().execute((tx) => services.jobs.send(tx, reconcileJob, {}, { after: EVERY_SECONDS }))
    await reconcileDue(services)
  })
