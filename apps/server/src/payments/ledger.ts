// The ledger of money in double entry: each event is booked once, and its entries sum to zero.
import type { Reader, Tx } from '../platform/db/database.ts'
import { insertLedgerEntries, insertLedgerTransaction, listBalances, listUnbalanced } from './ledger.sql.ts'

/** A part of a sum and its account: `plans`, or `seller:12` with the company's id. */
export interface Part {
  readonly account: string
  readonly kopecks: number
  /** What the part pays for, by which it can be refunded: `order:5`, `plan:3`. */
  readonly ref: string
}

/** Books the sum on the first account and its parts on theirs. Repeating an event changes nothing. */
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

/**
 * The account that a payment comes in on: ours at the provider, or, for money split directly to sellers, one that is not ours.
 */
export const moneyAccount = (provider: string, isSplit: boolean): string => `${isSplit ? 'split' : 'provider'}:${provider}`

/** Every account with its balance in rubles, and the sum of all, which must be zero. */
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
