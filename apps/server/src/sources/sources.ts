// The registers behind the product: one entry each, and the door by which other words name a register.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import { sanctionsLists } from './sanctions-lists.ts'
import type { SourceEntry } from './source.ts'
import { stateRegisters } from './state-registers.ts'
import { taxRegisters } from './tax-registers.ts'

const entries = { ...taxRegisters, ...stateRegisters, ...sanctionsLists }

export type SourceCode = keyof typeof entries

/** Every register in the order it is shown. */
export const sources: Readonly<Record<SourceCode, SourceEntry>> = entries

export const sourceCodes = Object.keys(entries) as readonly SourceCode[]

const PLACE = { ru: 0, en: 1, 'zh-CN': 2 } as const

/** The register's name in the asked language. */
export const sourceName = (code: SourceCode, language: ReportLanguage): string => sources[code].name[PLACE[language]]
