// Joins a company's row with its stored blocks of facts (a block is what one source says about it) into one record: all our data about the company.
import { type BlockProvenance, type Blocks, type OpenedBlocks, openBlocks, type StoredBlock } from './blocks.ts'
import type { RegisterFacts } from './register-extract.ts'
import type { CompanyRow } from './registry.sql.ts'

/** All our data about one company. */
export interface CompanyRecord {
  readonly row: CompanyRow
  /** The facts of its extract from the state register. */
  readonly register: RegisterFacts
  /** The blocks of other sources, by source word. */
  readonly blocks: Blocks
  /** The origin of each block, by source word; that of the extract under `register`. */
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

/** Joins a row and its stored blocks: all of them, or those of the sources that the caller needs. */
export function toRecord(row: CompanyRow, stored: readonly StoredBlock[]): CompanyRecord {
  const { register, blocks, provenance } = openBlocks(stored)
  return { row, register: { ...NO_REGISTER_FACTS, ...register }, blocks, provenance: row.isExample ? asExamples(provenance) : provenance }
}

/** Marks the origin of blocks of invented companies as examples, so that their data are never attributed to a real register. */
export const asExamples = (provenance: OpenedBlocks['provenance']): OpenedBlocks['provenance'] =>
  Object.fromEntries(Object.entries(provenance).map(([sourceWord, origin]) => [sourceWord, { ...origin, example: true }]))
