// Fills an empty register with invented companies, marked as examples, all or nothing.
import { openImportDatabase } from './database/import-database.ts'
import { analyse } from './database/large-load.sql.ts'
import type { BatchRows } from './database/staged-rows.ts'
import { hasCompanies, markExamples } from './fill-with-examples.sql.ts'
import { clearStaging } from './merge/merge.sql.ts'
import { type MergeOptions, mergeBatches } from './merge/merge-batches.ts'

/** Invented rows in the order in which they are merged, an earlier day of a company before its present, and the days on which every set is whole. */
export interface Examples {
  readonly merges: readonly (() => readonly BatchRows[])[]
  readonly wholeOn: readonly string[]
}

/**
 * Merges what `examples` makes if the register has no company; returns whether it did. `ownerUrl` must be able to make temporary
 * tables.
 */
export async function fillWithExamples(ownerUrl: string, examples: Examples, options: MergeOptions): Promise<boolean> {
  const database = await openImportDatabase(ownerUrl)
  try {
    return await database.db.transaction().execute(async (tx) => {
      if (await hasCompanies(tx)) return false
      // Analysed before large joins: an interrupted start leaves tables whose statistics say that they are empty.
      const onCompaniesChanged = [() => analyse(tx), ...options.onCompaniesChanged]
      for (const rows of examples.merges) {
        await mergeBatches(tx, database, rows(), { ...options, onCompaniesChanged })
        await clearStaging(tx)
      }
      await markExamples(tx, examples.wholeOn)
      return true
    })
  } finally {
    await database.close()
  }
}
