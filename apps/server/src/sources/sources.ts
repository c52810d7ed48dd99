// The product's data sources, and for each the day and completeness of the stored copy. This file is the interface of the module for other modules. A
// source's facts are stored in blocks; a block name (`word`) such as `debts` stands for the source.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { Source } from '@sverka/contract/sources/sources'
import { moscowDay } from '../platform/clock.ts'
import type { Reader } from '../platform/db/database.ts'
import { listWholeCopiesOn } from '../registry/registry.ts'
import { type CopyInRow, listCopies } from './copies.sql.ts'
import { sourceOwners } from './owners.ts'
import { sanctionsLists } from './sanctions-lists.ts'
import type { SourceEntry } from './source.ts'
import { stateRegisters } from './state-registers.ts'
import { taxRegisters } from './tax-registers.ts'

const entries = { ...taxRegisters, ...stateRegisters, ...sanctionsLists }

export type SourceCode = keyof typeof entries

/** Every source, in display order. */
export const sources: Readonly<Record<SourceCode, SourceEntry>> = entries

export const sourceCodes = Object.keys(entries) as readonly SourceCode[]

/** The sanctions lists. */
const LISTS = sourceCodes.filter((code) => sources[code].isList)

/** Position of each language in the texts of a source. */
const PLACE = { ru: 0, en: 1, 'zh-CN': 2 } as const

/** The source's name in this language. */
export const sourceName = (code: SourceCode, language: ReportLanguage): string => sources[code].name[PLACE[language]]

/** The name of the source's owner in this language. */
export const sourceOwner = (code: SourceCode, language: ReportLanguage): string => sourceOwners[sources[code].owner][PLACE[language]]

const EXAMPLE = {
  ru: (name: string) => `Пример: ${name}`,
  en: (name: string) => `Example: ${name}`,
  'zh-CN': (name: string) => `示例：${name}`,
} as const

/** The source's name beside facts of an invented company of the demo. */
export const exampleName = (code: SourceCode, language: ReportLanguage): string => EXAMPLE[language](sourceName(code, language))

/**
 * Organisations in ЕГРЮЛ (the state register of legal entities) by the tax service's statistics of that day; newspaper «Известия», September 2025.
 */
const COUNTRY = { companies: 3_170_000, on: '2025-09-01' } as const
const LOCALES = { ru: 'ru-RU', en: 'en-GB', 'zh-CN': 'zh-CN' } as const

/** Share of the country's companies that the product's register has, the number of companies in the country, and the day of that number. */
type Share = Readonly<Record<'percent' | 'whole' | 'on', string>>

const OWN = {
  ru: (records: string, share: Share | null) =>
    `компаний: ${records}${share ? `, ${share.percent} от ${share.whole} в стране на ${share.on} по статистике ФНС` : ''}`,
  en: (records: string, share: Share | null) =>
    `companies: ${records}${share ? `, ${share.percent} of the country's ${share.whole} as of ${share.on} according to the tax service's statistics` : ''}`,
  'zh-CN': (records: string, share: Share | null) =>
    `公司数：${records}${share ? `，占全国 ${share.whole} 家的 ${share.percent}（税务局统计，${share.on}）` : ''}`,
} as const

/** From this share of the country's companies on the product's register counts as complete: only companies of the last days may be missing. */
const WHOLE_REGISTER = 0.95

/** From this number of real records on the product's register covers the whole country, so that counts over it are complete. */
export const WHOLE_REGISTER_FROM = Math.round(COUNTRY.companies * WHOLE_REGISTER)

/**
 * A text for people: how many companies a count over the product's register covers. A register of invented companies is not compared with the
 * country.
 */
export function ownCoverage(records: number, isExample: boolean, language: ReportLanguage): string {
  const locale = LOCALES[language]
  const integer = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2 })
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' })
  const share = {
    percent: percent.format(Math.min(1, records / COUNTRY.companies)),
    whole: integer.format(COUNTRY.companies),
    on: day.format(new Date(COUNTRY.on)),
  }
  return OWN[language](integer.format(records), isExample ? null : share)
}

type Copy = Awaited<ReturnType<typeof listCopies>>[number]

/** Whether the stored copy of a source is complete, a part or absent, and the day of the copy; of several parts the newest day. */
export interface LoadedRegister {
  readonly copy: 'whole' | 'part' | 'absent'
  readonly asOf: string | null
}

/** The sanctions lists together: the day of the oldest complete one; `whole` only if every list is complete. */
export interface LoadedLists extends LoadedRegister {
  /** Number of lists with a complete copy, and number of all lists. */
  readonly lists: number
  readonly of: number
}

/**
 * The stored copies of the sources. `isExample`: whether the question is about an invented company of the demo. Copies of the demo never count for a
 * real company, nor the reverse.
 */
export interface Copies {
  /** Newest day of the copy of a block name, or null. */
  asOf(word: string, isExample: boolean): string | null
  /** Day of the newest complete copy of a block name, or null. Only a complete copy shows that somebody is not in the source. */
  wholeOn(word: string, isExample: boolean): string | null
  /** Completeness and day of the copy of one source. */
  findLoadedRegister(code: SourceCode, isExample: boolean): LoadedRegister
  heldLists(isExample: boolean): LoadedLists
  /** Sanctions lists with a complete copy, each with its day: the list's own day, or the day of loading. */
  lists(isExample: boolean): ReadonlyMap<SourceCode, string>
  /** Number of real or of invented companies in the register. */
  registered(isExample: boolean): number
  /** Sanctions lists of which only a part is stored. */
  parts(isExample: boolean): ReadonlySet<SourceCode>
}

/**
 * Whether a copy counts for a real or an invented company. For an invented one it must have records of invented companies; for a real one it must
 * have other records, or come from an imported list (`held`), which may name no company of the register.
 */
const isRelevant = ({ records, examples, held }: Copy, isExample: boolean): boolean =>
  isExample ? examples > 0 : examples < Number(records) || held !== null

/** Copies of the demo are always complete; of real sources those that the operator declared complete. */
const wholeCopyDay = (copy: Copy, isExample: boolean): string | null => (isExample ? copyDay(copy) : copy.wholeOn)

/** Reads the current copies by one query. */
export const loadCopies = async (db: Reader): Promise<Copies> => readCopies(await listCopies(db))

/** The same from the value of `copiesColumn`. */
export const openCopies = (rows: readonly CopyInRow[] | null): Copies =>
  readCopies((rows ?? []).map((row) => ({ ...row, loadedAt: row.loadedAt === null ? null : new Date(row.loadedAt) })))

/** The same for a past day: the complete copies that were available then. Parts and counts of companies of past days are not stored. */
export async function loadCopiesOn(db: Reader, day: string): Promise<Copies> {
  const whole = await listWholeCopiesOn(db, day)
  return readCopies(whole.map(toPastCopy))
}

/** A complete copy of a past day; its counts only show whether it is one of the demo. */
const toPastCopy = ({ word, day, example }: Awaited<ReturnType<typeof listWholeCopiesOn>>[number]): Copy => ({
  ...{ word, asOf: day, loadedAt: null, wholeOn: day, declared: null },
  ...(example ? { records: 1, examples: 1, held: null } : { records: 0, examples: 0, held: 0 }),
})

function readCopies(all: readonly Copy[]): Copies {
  const relevantCopies = (isExample: boolean) => all.filter((copy) => isRelevant(copy, isExample))
  const findLoadedRegister = (code: SourceCode, isExample: boolean): LoadedRegister => {
    const copies = selectCopies(sources[code], relevantCopies(isExample))
    const wholeOn = latest(copies.map((copy) => wholeCopyDay(copy, isExample)))
    if (wholeOn) return { copy: 'whole', asOf: wholeOn }
    return copies.length > 0 ? { copy: 'part', asOf: latest(copies.map(copyDay)) } : { copy: 'absent', asOf: null }
  }
  const listsWith = (wanted: LoadedRegister['copy'], isExample: boolean) =>
    LISTS.flatMap((code) => {
      const { copy, asOf } = findLoadedRegister(code, isExample)
      return copy === wanted ? [[code, asOf ?? ''] as const] : []
    })
  return {
    asOf: (word, isExample) => relevantCopies(isExample).find((copy) => copy.word === word)?.asOf ?? null,
    wholeOn: (word, isExample) => {
      const found = relevantCopies(isExample).find((copy) => copy.word === word)
      return found ? wholeCopyDay(found, isExample) : null
    },
    findLoadedRegister,
    heldLists: (isExample) => {
      const [whole, parts] = [listsWith('whole', isExample), listsWith('part', isExample)]
      const days = whole.map(([, day]) => day).sort()
      const copy = whole.length === LISTS.length ? 'whole' : whole.length + parts.length > 0 ? 'part' : 'absent'
      return { copy, asOf: days[0] ?? parts[0]?.[1] ?? null, lists: whole.length, of: LISTS.length }
    },
    lists: (isExample) => new Map(listsWith('whole', isExample)),
    registered: (isExample) => {
      const register = all.find(({ word }) => word === 'egrul')
      const examples = register?.examples ?? 0
      return isExample ? examples : Number(register?.records ?? 0) - examples
    },
    parts: (isExample) => new Set(listsWith('part', isExample).map(([code]) => code)),
  }
}

/** A complete copy of a source: its day and the time of loading. */
export interface WholeCopy {
  readonly asOf: string
  readonly loadedAt: Date
}

/** The complete copy that counts for a real or an invented company; null if there is none. */
export async function findWholeCopy(db: Reader, word: string, isExample: boolean): Promise<WholeCopy | null> {
  const found = (await listCopies(db)).find((copy) => copy.word === word && isRelevant(copy, isExample))
  const asOf = found && wholeCopyDay(found, isExample)
  return asOf && found.loadedAt ? { asOf, loadedAt: found.loadedAt } : null
}

/** The name of the source that a stored block comes from; for an invented company it is marked as an example. */
export function nameBlock(block: string, { language, isExample }: { language: ReportLanguage; isExample: boolean }): string {
  const code = sourceCodes.find((candidate) => sources[candidate].blocks.includes(block)) ?? 'own'
  return isExample ? exampleName(code, language) : sourceName(code, language)
}

const selectCopies = (entry: SourceEntry, copies: readonly Copy[]): Copy[] => copies.filter(({ word }) => entry.blocks.includes(word))

const copyDay = ({ asOf, loadedAt }: Copy): string | null => asOf ?? (loadedAt ? moscowDay(loadedAt) : null)

/** Every source with its owner, the day and size of the stored copy, and the number of factors (rules of the reliability report) that use it. */
export async function readSources(db: Reader, factors: ReadonlyMap<string, number>, language: ReportLanguage): Promise<Source[]> {
  const copies = await listCopies(db)
  const place = PLACE[language]
  return sourceCodes.map((code) => {
    const entry = sources[code]
    const ownCopies = selectCopies(entry, copies)
    const records = ownCopies.reduce((sum, copy) => sum + Number(copy.records), 0)
    const isRead = entry.blocks.length > 0
    const wholeOn = latest(ownCopies.map((copy) => copy.wholeOn))
    const isPart = !wholeOn && ownCopies.some((copy) => copy.held !== null && isRelevant(copy, false))
    return {
      code,
      name: entry.name[place],
      owner: sourceOwners[entry.owner][place],
      gives: entry.gives[place],
      site: entry.site,
      // A complete list may name nobody in the register.
      state: records > 0 || wholeOn ? (isPart ? 'part' : 'loaded') : isRead ? 'empty' : 'absent',
      as_of: latest(ownCopies.map(copyDay)),
      loaded_at: latest(ownCopies.map(({ loadedAt }) => loadedAt?.toISOString() ?? null)),
      records,
      example: ownCopies.some(({ examples }) => examples > 0),
      factors: factors.get(code) ?? 0,
      declared: sumCounts(ownCopies.map((copy) => copy.declared)),
      held: sumCounts(ownCopies.map((copy) => copy.held)),
      whole_on: wholeOn,
      note: null,
    }
  })
}

const sumCounts = (counts: readonly (string | number | null)[]): number | null =>
  counts.some((count) => count !== null) ? counts.reduce<number>((sum, count) => sum + Number(count ?? 0), 0) : null

const latest = (moments: readonly (string | null)[]): string | null =>
  moments
    .filter((moment) => moment !== null)
    .sort()
    .at(-1) ?? null

export { type CheckedSubject, checkCopy, checkSource, checkSources, isEndedBefore } from './check-source.ts'
export { type CopyInRow, copiesColumn, recountCopies } from './copies.sql.ts'
