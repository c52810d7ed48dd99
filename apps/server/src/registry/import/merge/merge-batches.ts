// The work of one transaction of an import: copies rows into staging tables, merges them, updates revenue and headcount, and calls the listeners.
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { ImportDatabase } from '../database/import-database.ts'
import { BATCH_PARTS, type BatchRows } from '../database/staged-rows.ts'
import { copyStatements, createStaging, type Merged, mergeCompanies } from './merge.sql.ts'
import { mergeBlocks, mergeTaxpayers, refreshFigures } from './merge-blocks.sql.ts'

/** Called in the transaction with the new and changed companies, so that search and scores are updated in the same commit. */
export type CompaniesChanged = (tx: Tx, companyIds: readonly number[]) => Promise<void>

export interface MergeOptions {
  readonly clock: Clock
  readonly onCompaniesChanged: readonly CompaniesChanged[]
  /** A large load (`large-load.ts`): longer transactions and locks of whole tables, because no user is waiting. */
  readonly large?: boolean
  /** The operator declares each imported list complete: companies that it does not name have left the list. */
  readonly whole?: boolean
}

/** Merges the batches; `tx` must be open on the connection of `database`. */
export async function mergeBatches(
  tx: Tx,
  database: ImportDatabase,
  batches: readonly BatchRows[],
  options: MergeOptions,
): Promise<Merged> {
  await createStaging(tx)
  const staged = new Set<(typeof BATCH_PARTS)[number]>()
  for (const part of BATCH_PARTS) {
    const pieces = batches.map((batch) => batch[part]).filter((piece) => piece.byteLength > 0)
    if (pieces.length === 0) continue
    await database.copy(copyStatements[part], pieces)
    staged.add(part)
  }
  const loadedAt = options.clock.now()
  const mode = { loadedAt, large: options.large ?? false }
  const merged: Merged[] = []
  if (staged.has('companies')) merged.push(await mergeCompanies(tx, mode))
  if (staged.has('blocks')) merged.push(await mergeBlocks(tx, loadedAt))
  if (staged.has('taxpayers')) merged.push(await mergeTaxpayers(tx, mode))
  const companyIds = [...new Set(merged.flatMap((part) => part.companyIds))].sort((a, b) => a - b)
  if (companyIds.length > 0) {
    await refreshFigures(tx, companyIds)
    for (const listener of options.onCompaniesChanged) await listener(tx, companyIds)
  }
  const sum = (key: 'created' | 'changed') => merged.reduce((total, part) => total + part[key], 0)
  return { created: sum('created'), changed: sum('changed'), companyIds }
}
