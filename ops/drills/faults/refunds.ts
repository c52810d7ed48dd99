// Load of the fault drill: a member of the staff who refunds one ruble after another, each with its own idempotency key. Each must be booked once.
import { randomIds } from '../../../apps/server/src/platform/ids.ts'
import { runQuery } from '../run-query.ts'
import type { Caller } from './caller.ts'
import { type Load, repeatWork, type Tally, type Volume, waitForRest } from './loads.ts'

/** A payment as the staff's list returns it, with one part for each order (`ref`); amounts in rubles. */
interface Payment {
  readonly id: number
  readonly parts: readonly { readonly ref: string; readonly amount: number; readonly refunded: number }[]
}

/** Refunds a ruble of each paid order in turn, until stopped. */
export function startRefunds(staff: Caller, volume: Volume): Load {
  const run = randomIds.uuid()
  const acknowledged = new Set<string>()
  const payments: { id: number; ref: string }[] = []
  const work = async () => {
    if (payments.length === 0) {
      const listed = await staff.ask('GET', '/api/v1/admin/payments/?status=succeeded&purpose=order&page_size=20')
      // A ruble stays: a complete refund has further effects, such as goods that are on sale again.
      for (const { id, parts } of (listed?.body.result ?? []) as Payment[])
        for (const { ref, amount, refunded } of parts) if (amount - refunded >= 2) payments.push({ id, ref })
    }
    const chosen = payments.pop()
    if (!chosen) return null
    const key = `${run} ${randomIds.uuid()}`
    const sent = { ref: chosen.ref, amount: 1, reason: 'Учение: возврат рубля' }
    const made = await staff.ask('POST', `/api/v1/admin/payments/${chosen.id}/refunds/`, sent, key)
    if (made?.status !== 201) return null
    acknowledged.add(key)
    return key
  }
  return { ...repeatWork(volume, work), compare: (ownerUrl) => compareStored(ownerUrl, run, acknowledged) }
}

async function compareStored(ownerUrl: string, run: string, acknowledged: ReadonlySet<string>): Promise<Tally> {
  const read = () =>
    runQuery(
      ownerUrl,
      `select request_key, status, (select count(*)::int from ledger_transactions l where l.event = 'refund:' || r.id) as booked
      from refunds r where request_key like '${run} %'`,
    )
  const { late, never } = await waitForRest(async () => {
    const whole = (await read()).filter(({ status, booked }) => status === 'succeeded' && booked === 1)
    const keys = new Set(whole.map(({ request_key }) => String(request_key)))
    return [...acknowledged].filter((key) => !keys.has(key)).length
  })
  const rows = await read()
  const doubled = rows.length - new Set(rows.map(({ request_key }) => request_key)).size
  return { what: 'refunds', acknowledged: acknowledged.size, lost: never, doubled, late }
}
