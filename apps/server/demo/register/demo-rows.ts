// Rows of the invented register as of the demo day, in the form that the merge of imports takes. EGRUL is the state register of companies, EGRIP
// that of sole traders; facts from other sources are «blocks» by source.

import { DEMO_DAY } from '../../src/platform/clock.ts'
import type { SourcedFacts } from '../../src/registry/registry.ts'
import { BatchBuilder, type ParsedBatch } from '../../src/registry/registry.ts'
import { inventAccounts, newestRevenue } from './accounts.ts'
import { inventContacts, inventContracts, inventInspections, inventSanctions, inventStatistics, inventTrademarks } from './business.ts'
import { inventExtract } from './company-extract.ts'
import { inventListBlocks, inventMarks } from './lists.ts'
import { inventOpenData } from './open-data.ts'
import { inventBankruptcy, inventCases, inventEnforcement } from './proceedings.ts'
import { inventProfile } from './profile.ts'
import { inventTrader } from './trader-extract.ts'

/**
 * The companies with numbers from `first` up to `end` (not included). A company's number is also its position in the import (`ordinal`), by which the
 * merge joins the rows of one extract: within one merge no other record may have the same.
 */
export function companyRows(first: number, end: number): ParsedBatch {
  const batch = new BatchBuilder()
  for (let index = first; index < end; index++) addCompany(batch, index)
  return batch.finish()
}

function addCompany(batch: BatchBuilder, index: number): void {
  const profile = inventProfile(index)
  // Only counted, for the report of an import.
  batch.read++
  const extract = inventExtract(profile)
  batch.addRecord(extract, 'egrul', index)
  // Also of a company that files them elsewhere: the tax service's open data about it are derived from them.
  const accounts = inventAccounts(profile)
  const blocks: Partial<SourcedFacts> = {
    ...(accounts && !profile.rare?.accountsElsewhere ? { accounts } : {}),
    ...present('cases', inventCases(profile)),
    ...present('contracts', inventContracts(profile)),
    ...present('inspections', inventInspections(profile)),
    ...present('enforcement', inventEnforcement(profile)),
    ...present('bankruptcy', inventBankruptcy(profile, extract.facts.statusSince)),
    ...present('trademarks', inventTrademarks(profile)),
    ...present('sanctions', inventSanctions(profile)),
    ...present('marks', inventMarks(profile)),
    ...present('contacts', inventContacts(profile)),
    ...present('statistics', inventStatistics(profile)),
  }
  for (const [source, facts] of Object.entries(blocks)) {
    const figure = source === 'accounts' && accounts ? newestRevenue(accounts) : {}
    batch.addBlock('blocks', { number: profile.ogrn, source, asOf: DEMO_DAY, facts, ...figure }, index)
  }
  for (const block of [...inventOpenData(profile, accounts), ...inventListBlocks(profile)])
    batch.addBlock('taxpayers', { number: profile.inn, ...block }, index)
}

const present = <K extends keyof SourcedFacts>(source: K, facts: SourcedFacts[K] | undefined): Partial<SourcedFacts> =>
  facts ? ({ [source]: facts } as Partial<SourcedFacts>) : {}

/**
 * The sole traders with numbers from `first` up to `end` (not included); `ordinal` is the first one's position in the import: after all companies.
 */
export function traderRows(first: number, end: number, ordinal: number): ParsedBatch {
  const batch = new BatchBuilder()
  for (let index = first; index < end; index++) {
    batch.read++
    batch.addRecord(inventTrader(index), 'egrip', ordinal + index - first)
  }
  return batch.finish()
}
