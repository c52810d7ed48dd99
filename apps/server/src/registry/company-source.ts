// Interface of the sources from which a company can be refreshed and found: our own database, or the API of Checko, a commercial aggregator.

import type { SourcedFacts } from './blocks-by-company.ts'
import type { TaxpayerFacts } from './blocks-by-inn.ts'
import type { RegisterRecord } from './register-extract.ts'

/** The facts of a block with the day as of which they hold (YYYY-MM-DD); null if the source gives none. */
export interface Dated<T> {
  readonly asOf: string | null
  readonly facts: T
}

/** Blocks that are stored by company, and blocks that are stored by ИНН (taxpayer number), by source word. */
export type SourcedBlocks = { readonly [W in keyof SourcedFacts]?: Dated<SourcedFacts[W]> }
export type TaxpayerBlocks = { readonly [W in keyof TaxpayerFacts]?: Dated<TaxpayerFacts[W]> }

/** A source's answer about a company. If a block is absent, the source did not give it, and the stored block is kept. */
export interface SourcedCompany {
  /** Its data as in an extract of the state register. */
  readonly record: RegisterRecord
  readonly blocks: SourcedBlocks
  readonly taxpayer: TaxpayerBlocks
  /** The blocks (by their source word, `cases`) that could not be fetched. */
  readonly failed: readonly string[]
}

/** A company or sole trader found by a source's search. */
export interface FoundEntry {
  readonly kind: 'company' | 'entrepreneur'
  /** Registration number: ОГРН of a company, ОГРНИП of a sole trader. */
  readonly ogrn: string
  /** Taxpayer number. */
  readonly inn: string | null
  readonly name: string | null
  /** Full name of a sole trader. */
  readonly fio: string | null
  /** Full name of a company's head. */
  readonly leader: string | null
  readonly address: string | null
  readonly status: string | null
}

/** Results of a source's search, and when the source gave them: cached results keep that time. */
export interface FoundAnswer {
  readonly entries: readonly FoundEntry[]
  readonly at: Date
}

/** The company to fetch, by at least one of its numbers; a sole trader's ОГРНИП is in `ogrn`. */
export interface CompanyNumber {
  readonly kind: 'company' | 'entrepreneur'
  readonly inn?: string
  readonly ogrn?: string
}

export interface CompanySource {
  /** Stored as the origin of its data. */
  readonly name: 'own' | 'checko'
  /**
   * Everything about a company; 'nothing newer' if the source is our own database; null if the source does not have the company. Throws SourceError.
   */
  fetchCompany(number: CompanyNumber): Promise<SourcedCompany | 'nothing newer' | null>
  /** Companies found by words, each once; absent for our own database, which the ordinary search covers. Throws SourceError. */
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
