// Interface of the data sources for refreshing a card: our own database, or the Checko API.

import type { SourcedFacts } from './blocks-by-company.ts'
import type { TaxpayerFacts } from './blocks-by-inn.ts'
import type { RegisterRecord } from './register-extract.ts'

/** A block with its as-of day; null if the source gives none. */
export interface Dated<T> {
  readonly asOf: string | null
  readonly facts: T
}

export type SourcedBlocks = { readonly [W in keyof SourcedFacts]?: Dated<SourcedFacts[W]> }
export type TaxpayerBlocks = { readonly [W in keyof TaxpayerFacts]?: Dated<TaxpayerFacts[W]> }

/** A source's answer about a company. An absent block was not answered: the stored one stays. */
export interface SourcedCompany {
  readonly record: RegisterRecord
  readonly blocks: SourcedBlocks
  readonly taxpayer: TaxpayerBlocks
  /** Words of blocks that the source failed to deliver. */
  readonly failed: readonly string[]
}

/** A row of a source's search, in the terms of the external registry (specification §3). */
export interface FoundEntry {
  readonly kind: 'company' | 'entrepreneur'
  readonly ogrn: string
  readonly inn: string | null
  readonly name: string | null
  readonly fio: string | null
  readonly leader: string | null
  readonly address: string | null
  readonly status: string | null
}

/** Results of a source's search and the time of the answer, which also applies to cached results. */
export interface FoundAnswer {
  readonly entries: readonly FoundEntry[]
  readonly at: Date
}

export interface CompanyNumber {
  readonly kind: 'company' | 'entrepreneur'
  readonly inn?: string
  readonly ogrn?: string
}

export interface CompanySource {
  /** Stored as the provenance of its data. */
  readonly name: 'own' | 'checko'
  /** Everything about a company, or that nothing is newer than the stored data; null if the source does not know it. Throws SourceError. */
  fetchCompany(number: CompanyNumber): Promise<SourcedCompany | 'nothing newer' | null>
  /** Companies by words, each once; absent for our own database, which our own search covers. Throws SourceError. */
  search?(text: string): Promise<FoundAnswer>
}

/** Why a source did not answer: timeout, fault, quota, refusal, or an open circuit breaker. */
export type SourceFailure = 'timeout' | 'failed' | 'quota' | 'rate' | 'refused' | 'resting'

export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly failure: SourceFailure

  constructor(failure: SourceFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}
