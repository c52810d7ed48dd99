// The ledger of payments in double-entry bookkeeping: each event is booked once, and its entries sum to zero. Money is positive on the account
// where it came in, and negative on the accounts to which it is owed.
import type { Reader, Tx } from '../platform/db/database.ts'
import { insertLedgerEntries, insertLedgerTransaction, listBalances, listUnbalanced } from './ledger.sql.ts'

/** A part of a payment, by the recipient that it is owed to. */
export interface Part {
  /** `plans` for money of the site's owner; `seller:12` with the selling company's id. */
  readonly account: string
  readonly kopecks: number
  /** The order or plan that the part pays for: `order:5`, `plan:3`. Refunds name the part by it. */
  readonly ref: string
}

/** Books the sum of the parts on `account`, and each part with the opposite sign on its own account. Repeating an event changes nothing. */
export async function bookLedgerEntries(
  tx: Tx,
  { event, at, account, parts }: { event: string; at: Date; account: string; parts: readonly Pick<Part, 'account' | 'kopecks'>[] },
): Promise<void> {
  const id = await insertLedgerTransaction(tx, { event, happened_at: at })
  if (id === null) return
  const sum = parts.reduce((total, part) => total + part.kopecks, 0)
  await insertLedgerEntries(tx, [
    { transaction_id: id, account, amount_kopecks: sum },
    ...parts.map((part) => ({ transaction_id: id, account: part.account, amount_kopecks: -part.kopecks })),
  ])
}

/** The account on which a payment comes in: our account at the provider, or `split:` for money that the provider sends straight to sellers. */
export const moneyAccount = (provider: string, isSplit: boolean): string => `${isSplit ? 'split' : 'provider'}:${provider}`

/** Every account with its balance in rubles, the sum of all, and transactions that do not sum to zero. Balanced if both sums are zero everywhere. */
export async function ledgerReport(db: Reader): Promise<{ lines: string[]; isBalanced: boolean }> {
  const balances = await listBalances(db)
  const unbalanced = await listUnbalanced(db)
  const sum = balances.reduce((total, { kopecks }) => total + BigInt(kopecks), 0n)
  const lines = balances.map(({ account, kopecks, entries }) => `${account}\t${formatRubles(BigInt(kopecks))}\t${entries} entries`)
  const faults = unbalanced.map(({ id }) => `transaction ${id} does not sum to zero`)
  return { lines: [...lines, `sum\t${formatRubles(sum)}`, ...faults], isBalanced: sum === 0n && faults.length === 0 }
}

function formatRubles(kopecks: bigint): string {
  const [sign, amount] = kopecks < 0n ? ['-', -kopecks] : ['', kopecks]
  return `${sign}${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
}
