// Which invented companies are on lists: sanctions lists, the register of disqualified persons (court bans on leading companies), and marks of a
// commercial data source. The demo's lists are complete, so a company that is not on a list is known to be absent from it.

import { DEMO_DAY } from '../../src/platform/clock.ts'
import {
  type CompanyRecord,
  partsOfList,
  partsOfOtherLists,
  type SanctionsListCode,
  type SourcedFacts,
} from '../../src/registry/registry.ts'
import { daysBefore } from './demo-day.ts'
import { inventPerson } from './people.ts'
import { type Profile, showcase } from './profile.ts'
import { SeededRandom } from './seeded-random.ts'

type Blocks = CompanyRecord['blocks']
type Disqualified = NonNullable<Blocks['disqualified']>

/** The entry of one list about one company, which is found by its INN («ИНН», the taxpayer number). */
export interface ListBlock {
  readonly source: string
  readonly asOf: string
  readonly facts: Disqualified | { readonly matches: NonNullable<Blocks['sanctions']>['matches'] }
}

interface InventedList {
  readonly name: string
  readonly country: string
  readonly program?: string
}

const LISTS: Readonly<Record<SanctionsListCode, InventedList>> = {
  ofacSdn: { name: 'Пример: OFAC SDN', country: 'США', program: 'DEMO-1' },
  ofacConsolidated: { name: 'Пример: OFAC Consolidated', country: 'США', program: 'DEMO-2' },
  bis: { name: 'Пример: BIS Entity List', country: 'США' },
  eu: { name: 'Пример: EU Financial Sanctions', country: 'Евросоюз' },
  uk: { name: 'Пример: UK Sanctions List', country: 'Великобритания' },
  seco: { name: 'Пример: Swiss SECO', country: 'Швейцария' },
  un: { name: 'Пример: UN Security Council', country: 'ООН' },
  ukraine: { name: 'Пример: Ukraine NSDC', country: 'Украина' },
  canada: { name: 'Пример: Canada SEMA', country: 'Канада' },
  japan: { name: 'Пример: Japan METI', country: 'Япония' },
  australia: { name: 'Пример: Australia DFAT', country: 'Австралия' },
  zealand: { name: 'Пример: New Zealand MFAT', country: 'Новая Зеландия' },
}
const OTHER: InventedList = { name: 'Пример: US State Department', country: 'США' }

/**
 * Companies with index % 151 = 17 are on two sanctions lists; the first of them, number 17, is on all. The numbers here and below are arbitrary; as
 * the steps are primes, few companies have several of these marks.
 */
const STEP = 151
const ON_ALL = 17

/** The lists that name the company, each with its code as a source. */
function inventLists({ index }: Profile): readonly (readonly [part: string, list: InventedList])[] {
  const codes = Object.keys(LISTS) as SanctionsListCode[]
  const all = [...codes.map((code) => [partsOfList(code)[0] ?? '', LISTS[code]] as const), [partsOfOtherLists()[0] ?? '', OTHER] as const]
  if (index === ON_ALL) return all
  return index === showcase.sanctioned || index % STEP === ON_ALL
    ? all.filter(([, list]) => list === LISTS.ofacSdn || list === LISTS.eu)
    : []
}

/** Whether any sanctions list names the company. */
export const isListed = (profile: Profile): boolean => inventLists(profile).length > 0

/** Companies with index % 113 = 17 have a disqualified head; those with index % 97 = 43 are on the register of unfair state suppliers. */
const DISQUALIFIED_STEP = 113
const UNFAIR_STEP = 97
const UNFAIR_FIRST = 43

/** People with numbers from here on are disqualified former heads. The insolvency managers of `company-extract.ts` count from the same number. */
const DISQUALIFIED_PEOPLE = 8_000_000
/** When the term of disqualification began. */
const DISQUALIFIED_DAYS_AGO = 120

/** The disqualified person is a former head; for a company in bad health the present one. The term is one to three years. */
function inventDisqualified(profile: Profile): Disqualified | undefined {
  if (profile.index % DISQUALIFIED_STEP !== ON_ALL) return undefined
  const person = profile.health === 'sick' ? profile.head : inventPerson(DISQUALIFIED_PEOPLE + profile.index)
  // 61 is the number of this random stream.
  const years = new SeededRandom(profile.index, 61).whole(1, 3)
  return {
    persons: [
      {
        record: `26${String(profile.index).padStart(10, '0')}`,
        name: person.fio,
        post: 'ДИРЕКТОР',
        article: 'СТ. 14.25 Ч. 5 КОАП РФ',
        issuer: 'ИФНС ПО Г. ПРИМЕРОВУ',
        term: `${years} г.`,
        since: daysBefore(DISQUALIFIED_DAYS_AGO),
        until: daysBefore(DISQUALIFIED_DAYS_AGO - years * 365),
      },
    ],
  }
}

/** The company's blocks from lists. */
export function inventListBlocks(profile: Profile): ListBlock[] {
  const disqualified = inventDisqualified(profile)
  return [
    ...inventLists(profile).map(([source, { name: list, country, program }]) => ({
      source,
      asOf: DEMO_DAY,
      facts: { matches: [{ list, country, name: profile.nameFull, ...(program ? { program } : {}), matchedBy: 'inn' as const }] },
    })),
    ...(disqualified ? [{ source: 'disqualified', asOf: DEMO_DAY, facts: disqualified }] : []),
  ]
}

/** The data source's marks: unfair state supplier, illegal finance. Undefined for a company whose data were never requested. */
export const inventMarks = ({ index, fullness }: Profile): SourcedFacts['marks'] | undefined =>
  fullness === 0 ? undefined : { unfairSupplier: index % UNFAIR_STEP === UNFAIR_FIRST, illegalFinance: false }
