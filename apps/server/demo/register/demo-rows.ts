// Rows of the invented register, ready for the same merge that imports use.

import { DEMO_DAY } from '../../src/platform/clock.ts'
import type { SourcedFacts } from '../../src/registry/registry.ts'
import { BatchBuilder, type ParsedBatch } from '../../src/registry/registry.ts'
import { accountsOf, newestRevenue } from './accounts.ts'
import { contactsOf, contractsOf, inspectionsOf, sanctionsOf, statisticsOf, trademarksOf } from './business.ts'
import { extractOf } from './company-extract.ts'
import { bankruptcyOf, casesOf, enforcementOf } from './disputes.ts'
import { listBlocksOf, marksOf } from './lists.ts'
import { openDataOf } from './open-data.ts'
import { profileOf } from './profile.ts'
import { traderOf } from './trader-extract.ts'

/** The companies with numbers from `first` up to `end` (not included). */
export function companyRows(first: number, end: number): ParsedBatch {
  const batch = new BatchBuilder()
  for (let index = first; index < end; index++) addCompany(batch, index)
  return batch.finish()
}

function addCompany(batch: BatchBuilder, index: number): void {
  const profile = profileOf(index)
  batch.read++
  const extract = extractOf(profile)
  batch.addRecord(extract, 'egrul', index)
  const accounts = accountsOf(profile)
  const blocks: Partial<SourcedFacts> = {
    ...(accounts && !profile.rare?.accountsElsewhere ? { accounts } : {}),
    ...present('cases', casesOf(profile)),
    ...present('contracts', contractsOf(profile)),
    ...present('inspections', inspectionsOf(profile)),
    ...present('enforcement', enforcementOf(profile)),
    ...present('bankruptcy', bankruptcyOf(profile, extract.facts.statusSince)),
    ...present('trademarks', trademarksOf(profile)),
    ...present('sanctions', sanctionsOf(profile)),
    ...present('marks', marksOf(profile)),
    ...present('contacts', contactsOf(profile)),
    ...present('statistics', statisticsOf(profile)),
  }
  for (const [source, facts] of Object.entries(blocks)) {
    const figure = source === 'accounts' && accounts ? newestRevenue(accounts) : {}
    batch.addBlock('blocks', { number: profile.ogrn, source, asOf: DEMO_DAY, facts, ...figure }, index)
  }
  for (const block of [...openDataOf(profile, accounts), ...listBlocksOf(profile)])
    batch.addBlock('taxpayers', { number: profile.inn, ...block }, index)
}

const present = <K extends keyof SourcedFacts>(source: K, facts: SourcedFacts[K] | undefined): Partial<SourcedFacts> =>
  facts ? ({ [source]: facts } as Partial<SourcedFacts>) : {}

/** The sole traders with numbers from `first` up to `end` (not included); `ordinal` is the place of the first in the import. */
export function traderRows(first: number, end: number, ordinal: number): ParsedBatch {
  const batch = new BatchBuilder()
  for (let index = first; index < end; index++) {
    batch.read++
    batch.addRecord(traderOf(index), 'egrip', ordinal + index - first)
  }
  return batch.finish()
}
