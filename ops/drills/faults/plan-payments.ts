// Load of the fault drill: a member orders a paid plan (subscription) and pays for it, again and again. Each payment must extend the plan once.
import { runQuery } from '../run-query.ts'
import type { Caller } from './caller.ts'
import { type Load, repeatWork, type Tally, type Volume, waitForRest } from './loads.ts'
import type { Pay } from './pay.ts'

/** Orders and pays the plan until stopped. `plan` is the id of a plan that is not free. */
export function startPlanPayments(member: Caller, pay: Pay, { plan, ...volume }: Volume & { readonly plan: number }): Load {
  const paid = new Set<string>()
  const work = async () => {
    const ordered = await member.ask('POST', '/api/v1/plan-order/', { plan })
    if (ordered?.status !== 201) return null
    const url = String(ordered.body.order_url)
    const id = url.split('/').at(-1) ?? ''
    // The server returns the same payment page again while its payment is pending.
    if (paid.has(id) || !(await pay(member, url))) return null
    paid.add(id)
    return id
  }
  return { ...repeatWork(volume, work), compare: (ownerUrl) => compareStored(ownerUrl, paid) }
}

interface Stored {
  readonly provider_id: string
  /** Extensions of the plan by this payment; 1 is right. */
  readonly memberships: number
  /** Entries of the payment in the ledger; 1 is right. */
  readonly booked: number
}

async function compareStored(ownerUrl: string, paid: ReadonlySet<string>): Promise<Tally> {
  const ids = [...paid].map((id) => `'${id}'`).join() || "''"
  const read = async () =>
    (await runQuery(
      ownerUrl,
      `select provider_id, (select count(*)::int from memberships m where m.payment_id = pay.id) as memberships,
        (select count(*)::int from ledger_transactions l where l.event = 'payment:' || pay.id) as booked
      from payments pay where purpose = 'plan' and provider_id in (${ids})`,
    )) as unknown as Stored[]
  const { late, never } = await waitForRest(async () => {
    const whole = (await read()).filter(({ memberships, booked }) => memberships === 1 && booked === 1)
    return paid.size - new Set(whole.map(({ provider_id }) => provider_id)).size
  })
  const doubled = (await read()).filter(({ memberships, booked }) => memberships > 1 || booked > 1).length
  return { what: 'payments of plans', acknowledged: paid.size, lost: never - doubled, doubled, late }
}
