// The product's data sources and how fresh our copies of them are. The interface of this module for others.
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

const LISTS = sourceCodes.filter((code) => sources[code].isList)

const PLACE = { ru: 0, en: 1, 'zh-CN': 2 } as const

/** The register's name in the asked language. */
export const sourceName = (code: SourceCode, language: ReportLanguage): string => sources[code].name[PLACE[language]]

/** The register's owner, in the asked language. */
export const sourceOwner = (code: SourceCode, language: ReportLanguage): string => sourceOwners[sources[code].owner][PLACE[language]]

const EXAMPLE = {
  ru: (name: string) => `Пример: ${name}`,
  en: (name: string) => `Example: ${name}`,
  'zh-CN': (name: string) => `示例：${name}`,
} as const

/** The register's name for facts of an invented company. */
export const exampleName = (code: SourceCode, language: ReportLanguage): string => EXAMPLE[language](sourceName(code, language))

/** Organisations in ЕГРЮЛ by the tax service's statistics of that day, as Известия quoted them in September 2025. */
const COUNTRY = { companies: 3_170_000, on: '2025-09-01' } as const
const LOCALES = { ru: 'ru-RU', en: 'en-GB', 'zh-CN': 'zh-CN' } as const

/** Our share of the country's companies, their number and its day. */
type Share = Readonly<Record<'percent' | 'whole' | 'on', string>>

const OWN = {
  ru: (records: string, share: Share | null) =>
    `компаний: ${records}${share ? `, ${share.percent} от ${share.whole} в стране на ${share.on} по статистике ФНС` : ''}`,
  en: (records: string, share: Share | null) =>
    `companies: ${records}${share ? `, ${share.percent} of the country's ${share.whole} on ${share.on} by the tax service's statistics` : ''}`,
  'zh-CN': (records: string, share: Share | null) =>
    `公司数：${records}${share ? `，占全国 ${share.whole} 家的 ${share.percent}（税务局统计，${share.on}）` : ''}`,
} as const

/** From this share of the country's companies our register counts as whole: companies of the last days may be missing. */
const WHOLE_REGISTER = 0.95

/** From this number of real records on, our register covers the whole country, and counts over it are complete. */
export const WHOLE_REGISTER_FROM = Math.round(COUNTRY.companies * WHOLE_REGISTER)

/** Describes what a count over our own register covers. An invented register is not compared with the country. */
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

/** Whether we have a source whole, in part or not at all, and the day of the copy; of parts the newest. */
export interface LoadedRegister {
  readonly copy: 'whole' | 'part' | 'absent'
  readonly asOf: string | null
}

/** The sanctions lists together: the day of the oldest one; whole only if every list is. */
export interface LoadedLists extends LoadedRegister {
  /** Number of lists that we have whole, and number of all lists. */
  readonly lists: number
  readonly of: number
}

/** Our copies of the sources. `isExample`: ask for an invented company of the demo; its copies never answer for a real one, nor the reverse. */
export interface Copies {
  /** Newest day of the copy of a block name, or null. */
  asOf(word: string, isExample: boolean): string | null
  /** Day of the newest whole copy of a set: only a whole copy shows that somebody is not in it. */
  wholeOn(word: string, isExample: boolean): string | null
  /** Whether we have a copy of a source. */
  findLoadedRegister(code: SourceCode, isExample: boolean): LoadedRegister
  heldLists(isExample: boolean): LoadedLists
  /** Sanctions lists of which we have a whole copy, each with its day: the list's own, or the day it was loaded. */
  lists(isExample: boolean): ReadonlyMap<SourceCode, string>
  /** Number of companies of the same kind, real or invented, in our register. */
  registered(isExample: boolean): number
  /** Sanctions lists of which we have only a part. */
  parts(isExample: boolean): ReadonlySet<SourceCode>
}

/** The lists of the demo name only the demo's companies. */
const isRelevant = ({ records, examples, held }: Copy, isExample: boolean): boolean =>
  isExample ? examples > 0 : examples < Number(records) || held !== null

/** Copies of the demo are always whole; for registers the operator says which are. */
const wholeCopyDay = (copy: Copy, isExample: boolean): string | null => (isExample ? copyDay(copy) : copy.wholeOn)

/** Reads our present copies, by one query. */
export const loadCopies = async (db: Reader): Promise<Copies> => readCopies(await listCopies(db))

/** The same from the value of `copiesColumn`. */
export const openCopies = (rows: readonly CopyInRow[] | null): Copies =>
  readCopies((rows ?? []).map((row) => ({ ...row, loadedAt: row.loadedAt === null ? null : new Date(row.loadedAt) })))

/** The same for a past day: the whole copies that were available then. Parts and counts of companies are not kept. */
export async function loadCopiesOn(db: Reader, day: string): Promise<Copies> {
  const whole = await listWholeCopiesOn(db, day)
  return readCopies(whole.map(copyOn))
}

const copyOn = ({ word, day, example }: Awaited<ReturnType<typeof listWholeCopiesOn>>[number]): Copy => ({
  ...{ word, asOf: day, loadedAt: null, wholeOn: day, declared: null },
  ...(example ? { records: 1, examples: 1, held: null } : { records: 0, examples: 0, held: 0 }),
})

function readCopies(all: readonly Copy[]): Copies {
  const speaking = (isExample: boolean) => all.filter((copy) => isRelevant(copy, isExample))
  const held = (code: SourceCode, isExample: boolean): LoadedRegister => {
    const copies = selectCopies(sources[code], speaking(isExample))
    const wholeOn = latest(copies.map((copy) => wholeCopyDay(copy, isExample)))
    if (wholeOn) return { copy: 'whole', asOf: wholeOn }
    return copies.length > 0 ? { copy: 'part', asOf: latest(copies.map(copyDay)) } : { copy: 'absent', asOf: null }
  }
  const listsWith = (wanted: LoadedRegister['copy'], isExample: boolean) =>
    LISTS.flatMap((code) => {
      const { copy, asOf } = held(code, isExample)
      return copy === wanted ? [[code, asOf ?? ''] as const] : []
    })
  return {
    asOf: (word, isExample) => speaking(isExample).find((copy) => copy.word === word)?.asOf ?? null,
    wholeOn: (word, isExample) => {
      const copy = speaking(isExample).find((one) => one.word === word)
      return copy ? wholeCopyDay(copy, isExample) : null
    },
    findLoadedRegister: held,
    heldLists: (isExample) => {
      const [whole, parts] = [listsWith('whole', isExample), listsWith('part', isExample)]
      const days = whole.map(([, day]) => day).sort()
      const copy = whole.length === LISTS.length ? 'whole' : whole.length + parts.length > 0 ? 'part' : 'absent'
      return { copy, asOf: days[0] ?? parts[0]?.[1] ?? null, lists: whole.length, of: LISTS.length }
    },
    lists: (isExample) => new Map(listsWith('whole', isExample)),
    registered: (isExample) => {
      const held = all.find(({ word }) => word === 'egrul')
      const examples = held?.examples ?? 0
      return isExample ? examples : Number(held?.records ?? 0) - examples
    },
    parts: (isExample) => new Set(listsWith('part', isExample).map(([code]) => code)),
  }
}

/** A whole copy of a set: its day and when it was loaded. */
export interface WholeCopy {
  readonly asOf: string
  readonly loadedAt: Date
}

/** The whole copy that applies to a real or an invented company; null if there is none. */
export async function findWholeCopy(db: Reader, word: string, isExample: boolean): Promise<WholeCopy | null> {
  const copy = (await listCopies(db)).find((one) => one.word === word && isRelevant(one, isExample))
  const asOf = copy && wholeCopyDay(copy, isExample)
  return asOf && copy.loadedAt ? { asOf, loadedAt: copy.loadedAt } : null
}

/** The name of the source that a stored block comes from; for an invented company marked as an example. */
export function nameBlock(block: string, { language, isExample }: { language: ReportLanguage; isExample: boolean }): string {
  const code = sourceCodes.find((one) => sources[one].blocks.includes(block)) ?? 'own'
  return isExample ? exampleName(code, language) : sourceName(code, language)
}

const selectCopies = (entry: SourceEntry, copies: readonly Copy[]): Copy[] => copies.filter(({ word }) => entry.blocks.includes(word))

const copyDay = ({ asOf, loadedAt }: Copy): string | null => asOf ?? (loadedAt ? moscowDay(loadedAt) : null)

/** Every register with its owner, our copy's day and size, and how many factors read it. */
export async function readSources(db: Reader, factors: ReadonlyMap<string, number>, language: ReportLanguage): Promise<Source[]> {
  const copies = await listCopies(db)
  const place = PLACE[language]
  return sourceCodes.map((code) => {
    const entry = sources[code]
    const held = selectCopies(entry, copies)
    const records = held.reduce((sum, copy) => sum + Number(copy.records), 0)
    const isRead = entry.blocks.length > 0
    const wholeOn = latest(held.map((copy) => copy.wholeOn))
    const isPart = !wholeOn && held.some((copy) => copy.held !== null && isRelevant(copy, false))
    return {
      code,
      name: entry.name[place],
      owner: sourceOwners[entry.owner][place],
      gives: entry.gives[place],
      site: entry.site,
      // A whole list may name nobody in our register.
      state: records > 0 || wholeOn ? (isPart ? 'part' : 'loaded') : isRead ? 'empty' : 'absent',
      as_of: latest(held.map(copyDay)),
      loaded_at: latest(held.map(({ loadedAt }) => loadedAt?.toISOString() ?? null)),
      records,
      example: held.some(({ examples }) => examples > 0),
      factors: factors.get(code) ?? 0,
      declared: sumCounts(held.map((copy) => copy.declared)),
      held: sumCounts(held.map((copy) => copy.held)),
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
