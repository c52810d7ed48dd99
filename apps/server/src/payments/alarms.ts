// Raises an alarm about a payment, refund or receipt, once for each problem: it is stored, logged and sent to every member of staff.
import type { AlarmKind } from '@sverka/contract/payments/payments.rules'
import type { Tx } from '../platform/db/database.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { insertAlarm, listStaffIds } from './alarms.sql.ts'

export interface Alarm {
  readonly kind: AlarmKind
  /** The object with the problem: `payment:5`, `refund:3`, `receipt:7`, or `provider:2c0f…` with the id of an object that only the provider has. */
  readonly subject: string
  /** Null if the problem belongs to no payment of ours. */
  readonly paymentId: number | null
  readonly details: Readonly<Record<string, string | number | null>>
}

/** Limit of the members of staff who are notified; above any real number of them. */
const STAFF_MAX = 1000

/** True if the alarm is new; the same kind about the same subject is raised only once, also after it was closed. */
export async function raiseAlarm(tx: Tx, { clock, log }: Pick<Services, 'clock' | 'log'>, alarm: Alarm): Promise<boolean> {
  const { kind, subject, paymentId, details } = alarm
  const row = { kind, subject, payment_id: paymentId, details: JSON.stringify(details), raised_at: clock.now() }
  if (!(await insertAlarm(tx, row))) return false
  log.error({ kind, subject, details }, 'a payment needs a person')
  const staff = await listStaffIds(tx, STAFF_MAX)
  for (const { id } of staff) {
    const dedupeKey = `payment_alarm:${kind}:${subject}:${id}`
    await raiseNotice(tx, clock, { userId: id, kind: 'payment_alarm', params: { subject }, path: '/back-office/payments', dedupeKey })
  }
  return true
}
