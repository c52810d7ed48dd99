// Turns rows of orders into the JSON that the API returns. Columns are listed one by one, so that a new column is not shown by accident.
import { readableName } from '@sverka/contract/company/names'
import type { Order, OrderDetails, OrderLine } from '@sverka/contract/orders/orders'
import { readPhone } from '@sverka/contract/phones.rules'
import { totalForQuantity } from '@sverka/contract/products/trade-terms.rules'
import { readUnit, unitCode } from '@sverka/contract/products/units.rules'
import { rubles } from '../products/products.ts'
import type { Role } from './orders.access.ts'
import type { InvoiceOfOrder, LineRow, OrderRow, SellerRow } from './orders.sql.ts'
import { isCancellable, openStep } from './steps.ts'

function presentLine(line: LineRow): OrderLine {
  const unit = readUnit(line.unit, line.kind)
  return {
    id: line.id,
    product: { id: line.productId, name: line.name, image: line.image },
    article: line.article,
    product_type: line.kind,
    quantity: line.quantity,
    unit: unitCode(unit),
    unit_name: unit.name,
    lead_days: line.leadDays,
    price: rubles(line.priceKopecks),
    total: rubles(totalForQuantity(line.priceKopecks, line.quantity)),
    vat_rate: line.vatRate,
  }
}

/** The field `basket` as the specification defines it: JSON text of the lines as they were bought. */
const cartText = (lines: readonly OrderLine[]): string =>
  JSON.stringify(lines.map(({ id, product, quantity, price }) => ({ id, product, quantity, price })))

/** The seller learns who the buyer is once the order is paid. */
export const knowsBuyer = (order: OrderRow, role: Role): boolean => role === 'buyer' || order.paid

export function presentOrder(order: OrderRow, role: Role): Order {
  const lines = order.lines.map(presentLine)
  return {
    id: order.id,
    create_at: order.createdAt.toISOString(),
    status: order.status,
    paid: order.paid,
    basket: cartText(lines),
    total: rubles(order.totalKopecks),
    refunded: rubles(order.refundedKopecks),
    refunding: rubles(order.refundingKopecks),
    lowered: rubles(order.loweredKopecks),
    lines,
    delivery_way: order.deliveryWay,
    company: { id: order.companyId, name: readableName(order.seller.name), inn: order.seller.inn },
    buyer: knowsBuyer(order, role) ? { id: order.buyerId, full_name: order.buyerName } : null,
    invoice: order.invoice && presentInvoice(order.invoice),
    cancelled: order.cancelled && {
      by: order.cancelled.by,
      reason: order.cancelled.reason,
      at: new Date(order.cancelled.at).toISOString(),
    },
    claim: order.claim && { id: order.claim.id, kind: order.claim.kind, state: order.claim.state },
  }
}

const presentInvoice = (invoice: InvoiceOfOrder): NonNullable<Order['invoice']> => ({
  slug: invoice.slug,
  number: invoice.number,
  issued_on: invoice.issuedOn,
  valid_until: new Date(invoice.validUntil).toISOString(),
  status: invoice.status,
  amount: rubles(invoice.amountKopecks),
  paid: rubles(invoice.paidKopecks),
})

/** The selling company's present data in the official register of companies. */
export const presentSeller = (id: number, seller: SellerRow): OrderDetails['seller'] => ({
  id,
  kind: seller.kind,
  name: readableName(seller.name),
  inn: seller.inn,
  ogrn: seller.ogrn,
  region: seller.region && { id: Number(seller.region.code), name: seller.region.name },
  address: seller.address,
  status: seller.status,
  procedure: seller.isEnded ? null : seller.procedure,
  as_of: seller.asOf,
})

/** Phone numbers stored in an older form are converted to the current one: digits with the country code. Empty for a deleted account. */
export function presentPhone(stored: string): { phone_number: string; phone_extension: string | null } {
  const phone = readPhone(stored)
  return { phone_number: phone?.digits ?? stored, phone_extension: phone?.extension ?? null }
}

/** Whether a part of the invoice is paid. The seller already has that money, so the order can be neither cancelled nor paid by card. */
const isPartlyPaid = ({ invoice }: OrderRow): boolean => invoice?.status === 'waiting' && invoice.paidKopecks > 0

type Step = { readonly status: string; readonly at: Date }

export function presentDetails(order: OrderRow, role: Role, steps: readonly Step[]): OrderDetails {
  const delivery = {
    full_name: order.buyerName,
    address: order.address,
    postal_code: order.postalCode,
    ...presentPhone(order.phoneNumber),
  }
  return {
    ...presentOrder(order, role),
    role,
    seller: presentSeller(order.companyId, order.seller),
    seller_user: order.sellerId,
    delivery: knowsBuyer(order, role) ? delivery : null,
    steps: steps.map(({ status, at }) => ({ status: status as Order['status'], at: at.toISOString() })),
    next: openStep(order, role),
    may_cancel: isCancellable(order, role) && !isPartlyPaid(order),
  }
}
