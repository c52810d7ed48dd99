// Joins a company's row with its stored blocks into a record.
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

/** What an extract says that names nothing. */
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

/** Joins a row and its stored blocks. */
export function toRecord(row: CompanyRow, stored: readonly StoredBlock[]): CompanyRecord {
  const { register, blocks, provenance } = openBlocks(stored)
  return { row, register: { ...NO_REGISTER_FACTS, ...register }, blocks, provenance: row.isExample ? asExamples(provenance) : provenance }
}

/** The demo's invented companies are never attributed to a real register. */
export const asExamples = (provenance: OpenedBlocks['provenance']): OpenedBlocks['provenance'] =>
  Object.fromEntries(Object.entries(provenance).map(([word, from]) => [word, { ...from, example: true }]))
