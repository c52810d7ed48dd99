// Joins a company's row with its stored blocks of facts into one record: all that we know about it.
import { type BlockProvenance, type Blocks, type OpenedBlocks, openBlocks, type StoredBlock } from './blocks.ts'
import type { RegisterFacts } from './register-extract.ts'
import type { CompanyRow } from './registry.sql.ts'

/** All our data about one company: its row, its extract, the blocks of other sources, and the origin of each. */
export interface CompanyRecord {
  readonly row: CompanyRow
  readonly register: RegisterFacts
  readonly blocks: Blocks
  readonly provenance: Readonly<Record<string, BlockProvenance>>
}

/** The facts of an empty extract: every list is empty. */
export const NO_REGISTER_FACTS: RegisterFacts = {
  okvedAdd: [],
  heads: [],
  founders: [],
  predecessors: [],
  successors: [],
  reorganisation: [],
  licenses: [],
  branches: [],
  history: [],
}

/** Joins a row and its stored blocks (all of them, or those of some sources). */
export function toRecord(row: CompanyRow, stored: readonly StoredBlock[]): CompanyRecord {
  const { register, blocks, provenance } = openBlocks(stored)
  return { row, register: { ...NO_REGISTER_FACTS, ...register }, blocks, provenance: row.isExample ? asExamples(provenance) : provenance }
}

/** Marks blocks of the demo's invented companies as examples, so that they are never attributed to a real register. */
export const asExamples = (provenance: OpenedBlocks['provenance']): OpenedBlocks['provenance'] =>
  Object.fromEntries(Object.entries(provenance).map(([word, from]) => [word, { ...from, example: true }]))
