// Interface of the sources from which a company can be refreshed and found: our own database, or the Checko API.

import type { SourcedFacts } from './blocks-by-company.ts'
import type { TaxpayerFacts } from './blocks-by-inn.ts'
import type { RegisterRecord } from './register-extract.ts'

/** The facts of a block with the day as of which they hold (YYYY-MM-DD); null if the source gives none. */
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
  /** The blocks (by their source word, `cases`) that could not be fetched. */
  readonly failed: readonly string[]
}

/** A result of a source's search, with the fields of the external register (specification §3). */
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

/** Results of a source's search, and when the source gave them: cached results keep that time. */
export interface FoundAnswer {
  readonly entries: readonly FoundEntry[]
  readonly at: Date
}

/** At least one of the numbers is given. */
export interface CompanyNumber {
  readonly kind: 'company' | 'entrepreneur'
  readonly inn?: string
  readonly ogrn?: string
}

export interface CompanySource {
  /** Stored as the provenance of its data. */
  readonly name: 'own' | 'checko'
  /** Everything about a company; 'nothing newer' if the stored data are all there is; null if the source does not know it. Throws SourceError. */
  fetchCompany(number: CompanyNumber): Promise<SourcedCompany | 'nothing newer' | null>
  /** Companies by words, each once; absent for our own database, which our own search covers. Throws SourceError. */
  search?(text: string): Promise<FoundAnswer>
}

/**
 * Why a source did not answer: no answer in time; a network or server error; the day's quota is used up; too many requests at once (429); it
 * refused a parameter; or `resting`: the circuit breaker is open after repeated failures, so it was not called.
 */
export type SourceFailure = 'timeout' | 'failed' | 'quota' | 'rate' | 'refused' | 'resting'

export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly failure: SourceFailure

  constructor(failure: SourceFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}
