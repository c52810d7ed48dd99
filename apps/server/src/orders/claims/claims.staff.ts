// Staff read the claims about orders that were escalated to them and decide each for buyer or seller. The decision is recorded in the audit log,
// and both sides are notified. It moves no money: staff make a refund separately.
import { readableName } from '@sverka/contract/company/names'
import type { StaffClaim } from '@sverka/contract/orders/claims.staff'
import { refuseAlreadyDecided } from '../../platform/audit/already-decided.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { rubles } from '../../products/products.ts'
import type { Staff } from '../orders.staff.ts'
import { lockClaim, updateClaim } from './claims.sql.ts'
import { countEscalated, listEscalated } from './claims.staff.sql.ts'
import { notifyOfClaim } from './claims.ts'
import { presentClaims } from './present.ts'

interface Paged {
  readonly page?: number
  readonly page_size?: number
}

export async function readStaffClaimsPage(db: Reader, { clock }: Pick<Services, 'clock'>, { page = 1, page_size = 20 }: Paged) {
  const rows = await listEscalated(db, { limit: page_size, offset: (page - 1) * page_size })
  const claims = await presentClaims(db, rows, { by: 'staff', now: clock.now() })
  const result = rows.flatMap((row, at): StaffClaim[] => {
    const claim = claims[at]
    if (!claim) return []
    return [
      {
        ...claim,
        order: { id: row.orderId, total: rubles(row.totalKopecks), refunded: rubles(row.refundedKopecks) },
        buyer: { id: row.buyerId, full_name: row.buyerName },
        seller: { id: row.sellerId, full_name: row.sellerName },
        company: readableName(row.company),
      },
    ]
  })
  return { count: await countEscalated(db), page, page_size, result }
}

interface Decision {
  readonly id: number
  readonly for: 'buyer' | 'seller'
  /** The reason, shown to both sides. */
  readonly said: string
}

/** Throws `not_found`, and `conflict` where a colleague has decided or the buyer has withdrawn the claim. */
export async function decideClaim(tx: Tx, services: Services, staff: Staff, { id, for: side, said }: Decision): Promise<undefined> {
  const row = (await lockClaim(tx, id)) ?? refuse('not_found')
  // Staff do not see a claim before it is escalated to them.
  if (row.escalatedAt === null) refuse('not_found')
  if (row.state !== 'escalated') await refuseAlreadyDecided(tx, `claim:${id}`, ['claims.decided'])
  const decision = { decision: side, decision_said: said.trim(), decided_by: staff.id }
  await updateClaim(tx, id, { ...decision, state: 'decided', ended_at: services.clock.now() })
  for (const userId of [row.buyerId, row.sellerId]) await notifyOfClaim(tx, services, row, { userId, kind: 'claim_decided' })
  const details = { for: side, reason: said.trim() }
  await recordAudit(tx, services.clock, {
    action: 'claims.decided',
    actorId: staff.id,
    subject: `claim:${id}`,
    details,
    clientIp: staff.clientIp,
  })
}
