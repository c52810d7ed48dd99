// The interface of a source that the card can be refreshed from; behind it stand our own database and the Checko API.

import type { SourcedFacts } from './blocks-by-company.ts'
import type { TaxpayerFacts } from './blocks-by-inn.ts'
import type { RegisterRecord } from './register-extract.ts'

/** A block with the day it describes; null where the source gives none. */
export interface Dated<T> {
  readonly asOf: string | null
  readonly facts: T
}

export type SourcedBlocks = { readonly [W in keyof SourcedFacts]?: Dated<SourcedFacts[W]> }
export type TaxpayerBlocks = { readonly [W in keyof TaxpayerFacts]?: Dated<TaxpayerFacts[W]> }

/** Everything one answer of a source holds about a company. An absent block was not answered and leaves the stored one alone. */
export interface SourcedCompany {
  readonly record: RegisterRecord
  readonly blocks: SourcedBlocks
  readonly taxpayer: TaxpayerBlocks
  /** Words of the blocks that the source failed to give this time. */
  readonly failed: readonly string[]
}

/** A row of a source's own search, in the words of the external registry (specification §3). */
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

/** What a source's search found, and when it answered: later readers of a cached answer are told the same moment. */
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
  /** The word stored as the provenance of what it gives. */
  readonly name: 'own' | 'checko'
  /** Everything about one company, or that nothing is newer than what is stored; null when the source knows none. Throws SourceError. */
  fetchCompany(number: CompanyNumber): Promise<SourcedCompany | 'nothing newer' | null>
  /** Companies and sole traders by words, each once; absent where the register behind it is our own, which our own search covers. Throws SourceError. */
  search?(text: string): Promise<FoundAnswer>
}

/** Why a source did not answer: late, faulty, its quota spent, the request refused, or resting after failures. */
export type SourceFailure = 'timeout' | 'failed' | 'quota' | 'rate' | 'refused' | 'resting'

export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly failure: SourceFailure

  constructor(failure: SourceFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}
