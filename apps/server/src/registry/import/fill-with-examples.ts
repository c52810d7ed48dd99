// Fills an empty register with invented companies, marked as examples, in one transaction: a new installation starts with something to show.
import { openImportDatabase } from './database/import-database.ts'
import { analyse } from './database/large-load.sql.ts'
import type { BatchRows } from './database/staged-rows.ts'
import { hasCompanies, markExamples } from './fill-with-examples.sql.ts'
import { clearStaging } from './merge/merge.sql.ts'
import { type MergeOptions, mergeBatches } from './merge/merge-batches.ts'

export interface Examples {
  /**
   * Functions that make batches of invented rows, in the order in which they are merged. Earlier extracts of a company come before its present one,
   * so that the register has past versions too.
   */
  readonly merges: readonly (() => readonly BatchRows[])[]
  /** Days (YYYY-MM-DD) on which every list counts as complete. */
  readonly wholeOn: readonly string[]
}

/**
 * Merges the examples if the register has no company; returns whether it did. `ownerUrl`: address of the database for the role that owns the
 * tables, which may create temporary ones.
 */
export async function fillWithExamples(ownerUrl: string, examples: Examples, options: MergeOptions): Promise<boolean> {
  const database = await openImportDatabase(ownerUrl)
  try {
    return await database.db.transaction().execute(async (tx) => {
      if (await hasCompanies(tx)) return false
      // Updates the planner's statistics before the listeners make large joins: otherwise they may say that the tables are empty.
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
