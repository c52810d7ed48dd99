// All loads of the fault drill together: purchases, chat messages, uploads, imports of price lists, refunds, and payments of plans (subscriptions).
import { setTimeout as pause } from 'node:timers/promises'
import { startChatLoad } from '../chat-load.ts'
import { openRoom } from '../members.ts'
import { runQuery } from '../run-query.ts'
import { Caller, UnansweredRequests } from './caller.ts'
import { startImports } from './imports.ts'
import type { Load, Tally } from './loads.ts'
import { asLoad } from './messages.ts'
import { type Pay, payInSandbox } from './pay.ts'
import { startPlanPayments } from './plan-payments.ts'
import { startPurchases } from './purchases.ts'
import { startRefunds } from './refunds.ts'
import { startUploads } from './uploads.ts'

/** Number of acknowledged units of each kind after which the load is done, at the full share (1). Any numbers that take several faults will do. */
const VOLUMES = { purchases: 500, messages: 500, files: 200, imports: 200, refunds: 200, plans: 200 } as const

export interface WorkloadOptions {
  readonly origin: string
  readonly ownerUrl: string
  /** Share of the full volumes, above 0 up to 1. */
  readonly share: number
  readonly pay?: Pay
  /** Pause of every worker after each unit of work, in milliseconds; none by default. */
  readonly restMs?: number
}

export interface Workload {
  readonly unanswered: UnansweredRequests
  /** Whether the wanted number of units of every kind is acknowledged. */
  isDone(): boolean
  /** Ends the load and compares what was acknowledged with what is stored: a line for the table, and how much is wrong. */
  compare(): Promise<Outcome>
}

export interface Outcome {
  /** A sentence for the table of results. */
  readonly figure: string
  /** How many things went wrong; 0 passes. */
  readonly wrong: number
}

/** Ids that the loads need: a company of the demo's seller, a category with a unique name and without subcategories, and a paid monthly plan. */
async function findSeller(ownerUrl: string) {
  const [seller] = await runQuery(
    ownerUrl,
    "select r.company_id from company_representatives r join users u on u.id = r.user_id where u.email = 'seller@demo.test' order by 1 limit 1",
  )
  const [category] = await runQuery(
    ownerUrl,
    'select min(name) as name from categories c where not exists (select from categories o where o.name = c.name and o.id <> c.id) and not exists (select from categories o where o.parent_id = c.id)',
  )
  const [plan] = await runQuery(
    ownerUrl,
    "select id from plans where price_kopecks > 0 and withdrawn_at is null and period = 'monthly' order by id limit 1",
  )
  return { company: Number(seller?.company_id), category: String(category?.name), plan: Number(plan?.id) }
}

/** Signs the members in and starts all loads. */
export async function startWorkload({ origin, ownerUrl, share, pay = payInSandbox, restMs = 0 }: WorkloadOptions): Promise<Workload> {
  const unanswered = new UnansweredRequests()
  const members = (['buyer', 'seller', 'admin'] as const).map((who) => new Caller(origin, who, unanswered))
  for (const member of members) await member.renew()
  const [buyer, seller, staff] = members as [Caller, Caller, Caller]
  const { slug, kind } = await openRoom(buyer, seller)
  const { company, category, plan } = await findSeller(ownerUrl)
  const hasStopped = () => unanswered.isStopped
  const settingsFor = (count: number, workers: number) => ({ volume: Math.ceil(count * share), workers, hasStopped, restMs })
  // The second number is that of parallel workers. Any small numbers will do.
  const loads = [
    startPurchases(buyer, pay, settingsFor(VOLUMES.purchases, 2)),
    asLoad(startChatLoad(buyer, seller, `/ws/${kind === 'friend' ? 'chat-friend' : 'chat'}/${slug}/`), Math.ceil(VOLUMES.messages * share)),
    startUploads(seller, slug, settingsFor(VOLUMES.files, 1)),
    startImports(seller, { company, category }, settingsFor(VOLUMES.imports, 3)),
    startRefunds(staff, settingsFor(VOLUMES.refunds, 1)),
    startPlanPayments(seller, pay, { ...settingsFor(VOLUMES.plans, 1), plan }),
  ]
  return {
    unanswered,
    isDone: () => loads.every((load) => load.isDone()),
    compare: async () => {
      unanswered.isStopped = true
      for (const load of loads) await load.ended()
      return compareAll(loads, ownerUrl)
    },
  }
}

/** Waits until the load has reached its volumes, at most this many seconds; returns whether it has. */
export async function waitUntilDone(load: Workload, mostSeconds: number): Promise<boolean> {
  for (let attempts = 0; attempts < mostSeconds * 5 && !load.isDone(); attempts += 1) await pause(200)
  return load.isDone()
}

async function compareAll(loads: readonly Load[], ownerUrl: string): Promise<Outcome> {
  const tallies: Tally[] = []
  for (const load of loads) tallies.push(await load.compare(ownerUrl))
  const { unbalanced, halves } = await countHalves(ownerUrl)
  const sum = (key: 'lost' | 'doubled' | 'late') => tallies.reduce((total, tally) => total + (tally[key] ?? 0), 0)
  const nothing = tallies.filter(({ acknowledged }) => acknowledged === 0).length
  const counts = tallies.map(({ acknowledged, what }) => `${acknowledged} ${what}`).join(', ')
  const figure =
    `${counts}: ${sum('lost')} lost, ${sum('doubled')} doubled; ${sum('late')} completed after the end; ` +
    `the ledger ${unbalanced === 0 ? 'sums to zero' : `does NOT sum to zero in ${unbalanced} transactions`}, ${halves} half purchases`
  return { figure, wrong: sum('lost') + sum('doubled') + unbalanced + halves + nothing }
}

/** Counts transactions of the ledger whose entries do not sum to zero, and purchases with a payment but no order. */
async function countHalves(ownerUrl: string): Promise<{ unbalanced: number; halves: number }> {
  const unbalanced = await runQuery(ownerUrl, 'select transaction_id from ledger_entries group by 1 having sum(amount_kopecks) <> 0')
  const halves = await runQuery(
    ownerUrl,
    'select id from purchases p where payment_id is not null and not exists (select from order_payments o where o.payment_id = p.payment_id)',
  )
  return { unbalanced: unbalanced.length, halves: halves.length }
}
