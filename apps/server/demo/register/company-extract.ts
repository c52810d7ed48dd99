// Generates the extract of an invented company from EGRUL («ЕГРЮЛ», the state register of companies), in the same form into which the import
// reads a real extract. Percentages, days and counts without a reason beside them are invented; others would do, but would change the companies.
import { createHash } from 'node:crypto'
import { STATUS_ACTIVE } from '@sverka/contract/company/company.rules'
import { DEMO_DAY } from '../../src/platform/clock.ts'
import type { CompanyColumns, Founder, RegisterFacts, RegisterRecord } from '../../src/registry/registry.ts'
import { endedName, findProcedure, tiesOfBranches, toTie } from '../../src/registry/registry.ts'
import { hasPast, withHeadSince } from './changes.ts'
import { ageInDays, daysAfter, daysBefore } from './demo-day.ts'
import { absorbedBy, ENDINGS, inventEnding, inventSuccessor } from './endings.ts'
import { inventHistory } from './history.ts'
import { companyKpp, taxOffice } from './numbers.ts'
import { inventPerson } from './people.ts'
import type { Health, Identity, OwnerPlan, Profile } from './profile.ts'
import { withRareFacts } from './rare-facts.ts'
import { places, streets } from './regions-and-streets.ts'
import { SeededRandom } from './seeded-random.ts'

/** Code and wording of the status in the register for each health; an active company without a procedure has none. */
const STATES: Readonly<Partial<Record<Health, { code: string; wording: string }>>> = {
  liquidating: { code: '101', wording: 'Находится в стадии ликвидации' },
  bankrupt: {
    code: '117',
    wording: 'Юридическое лицо признано несостоятельным (банкротом) и в отношении него открыто конкурсное производство',
  },
  excluding: {
    code: '105',
    wording: 'Регистрирующим органом принято решение о предстоящем исключении юридического лица из ЕГРЮЛ (недействующее юридическое лицо)',
  },
  reorganising: {
    code: '132',
    wording: 'Находится в процессе реорганизации в форме присоединения к нему других ЮЛ',
  },
}

function inventState(profile: Profile): { code: string; wording: string } | undefined {
  const ending = inventEnding(profile)
  return ending ? ENDINGS[ending] : STATES[profile.health]
}

/** The tax service's mark that data are unreliable. */
const UNRELIABLE = 'сведения недостоверны (результаты проверки достоверности содержащихся в ЕГРЮЛ сведений о юридическом лице)'

/** The extract as of the demo day. */
export function inventExtract(profile: Profile): RegisterRecord {
  const chance = new SeededRandom(profile.index, 11)
  const usual = inventFacts(profile, chance)
  const full = profile.rare?.hasParticulars ? withRareFacts(usual) : usual
  const facts = hasPast(profile.index) && !profile.closedOn ? withHeadSince(full, profile) : full
  const ties = [
    ...facts.heads.flatMap((head) => toTie(head.kind === 'company' ? 'manager' : 'head', head)),
    ...facts.founders.flatMap((founder) => toTie('founder', founder)),
    ...facts.predecessors.flatMap((ref) => toTie('predecessor', ref)),
    ...facts.successors.flatMap((ref) => toTie('successor', ref)),
    ...tiesOfBranches(facts.branches),
  ]
  return { asOf: DEMO_DAY, columns: toColumns(profile, facts), ties, facts }
}

/**
 * The company's row. `ogrn`: registration number; `inn`: taxpayer number; `kpp`: code of the tax registration; `addressKey`: hash of the building,
 * the same for all companies in it, by which they are found and counted; `okvedCode`, `okopfCode`: codes of the main activity and of the legal form.
 */
function toColumns(profile: Profile, facts: RegisterFacts): CompanyColumns {
  const state = inventState(profile)
  const { place, address } = profile
  const building = `${place.region}|${place.city}|${address.street}|${address.house}`
  return {
    kind: 'company',
    ogrn: profile.ogrn,
    inn: profile.inn,
    kpp: companyKpp(place.region, profile.index),
    name: profile.name,
    nameFull: profile.nameFull,
    nameOther: null,
    fio: null,
    statusCode: state?.code ?? null,
    statusName: state && profile.closedOn ? endedName('company', state) : STATUS_ACTIVE,
    procedure: state && !profile.closedOn ? findProcedure(state) : null,
    procedureSince: profile.closedOn ? null : (facts.statusSince ?? null),
    closedOn: profile.closedOn ?? null,
    ogrnDate: profile.founded,
    registeredOn: profile.founded,
    regionCode: place.region,
    city: place.city,
    address: address.text,
    addressKey: createHash('sha1').update(building).digest().readBigInt64BE(0),
    okvedCode: profile.trade.codes[0],
    okopfCode: profile.form.code,
    capitalKopecks: profile.capitalKopecks || null,
    leader: facts.heads[0]?.name ?? null,
    leaderPost: facts.heads[0]?.post ?? null,
  }
}

/** A day between `from` and `to` days before the demo day. */
const randomDayAgo = (chance: SeededRandom, from: number, to: number): string => daysBefore(chance.whole(from, to))

function inventFacts(profile: Profile, chance: SeededRandom): RegisterFacts {
  const { place, health, founded } = profile
  const state = inventState(profile)
  const ending = inventEnding(profile)
  const office = taxOffice(place.region, profile.index)
  const authority = { code: office, name: `Инспекция ФНС России № ${office.slice(2)} (вымышленная), ${place.city}` }
  const fundNumber = `1${office}${String(profile.index).padStart(6, '0')}`
  const fund = {
    number: fundNumber,
    registeredOn: daysAfter(founded, 4),
    name: `Отделение Фонда пенсионного и социального страхования, ${place.city}`,
  }
  const isSick = health === 'sick' || health === 'excluding'
  const statusSince = state && (profile.closedOn ?? latest(daysAfter(founded, 5), randomDayAgo(chance, 20, 200)))
  return {
    ...(state && statusSince ? { statusWording: state.wording, statusSince } : {}),
    ...(health === 'excluding' && statusSince
      ? {
          // Decided two days before the record, published with it.
          exclusion: {
            date: daysAfter(statusSince, -2),
            number: String(chance.whole(100, 9000)),
            published: statusSince,
          },
        }
      : {}),
    ...((isSick && chance.percent(60)) || ending === 'unreliable' ? { addressUnreliable: UNRELIABLE } : {}),
    // Code of the city in KLADR, the classifier of addresses.
    ...(place.kladr ? { kladr: place.kladr } : {}),
    okved: { code: profile.trade.codes[0] },
    okvedAdd: additionalActivities(profile, chance),
    okopf: { code: profile.form.code },
    capitalKind: profile.capitalKopecks === 0 ? undefined : (profile.rare?.capitalKind ?? 'УСТАВНЫЙ КАПИТАЛ'),
    taxAuthority: { ...authority, since: daysAfter(founded, 1) },
    registrationAuthority: { ...authority, address: `${place.city}, ул. Реестровая, 1` },
    pensionFund: fund,
    socialInsuranceFund: fund,
    ...(chance.percent(70) ? { email: `info@c${profile.index}.demo.test` } : {}),
    heads: inventHeads(profile, { unreliable: isSick && chance.percent(50), statusSince }),
    founders: inventFounders(profile, chance),
    ...inventMergers(profile),
    licenses: inventLicenses(profile, chance),
    branches: inventBranches(profile, chance),
    history: inventHistory(profile, chance),
  }
}

/** The company's predecessors, and the company that it was merged into. One company in forty has an old predecessor without numbers. */
function inventMergers(profile: Profile): Pick<RegisterFacts, 'predecessors' | 'successors' | 'reorganisation'> {
  const older = profile.index % 40 === 7 ? [{ name: formerCompanyName(profile.index + 1) }] : []
  const successor = inventEnding(profile) === 'merged' ? inventSuccessor(profile) : null
  return {
    predecessors: [...older, ...absorbedBy(profile.index).map(toRef)],
    successors: successor ? [toRef(successor)] : [],
    reorganisation: [],
  }
}

const formerCompanyName = (serial: number): string => `ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "ПРЕЖНЕЕ ДЕЛО ${serial}"`
const toRef = ({ nameFull, inn, ogrn }: Identity) => ({ name: nameFull, inn, ogrn })

function additionalActivities(profile: Profile, chance: SeededRandom): RegisterFacts['okvedAdd'] {
  const own = profile.trade.codes.slice(1)
  const count = profile.fullness >= 10 ? own.length : chance.whole(0, own.length)
  return own.slice(0, count).map((code) => ({ code }))
}

/** Posts of heads with the register's codes of the kind of post: 02 head, 05 liquidator, 06 insolvency manager. */
const LIQUIDATOR: [code: string, post: string] = ['05', 'ЛИКВИДАТОР']
const POSTS: Readonly<Partial<Record<Health, [code: string, post: string]>>> = {
  liquidating: LIQUIDATOR,
  bankrupt: ['06', 'КОНКУРСНЫЙ УПРАВЛЯЮЩИЙ'],
}

/** People with numbers from here on are insolvency managers; each manages one bankrupt company and neither owns nor heads another. */
const MANAGERS = 8_000_000

interface HeadContext {
  /** Whether the tax service has marked the head as unreliable. */
  readonly unreliable: boolean
  readonly statusSince: string | undefined
}

function inventHeads(profile: Profile, { unreliable, statusSince }: HeadContext): RegisterFacts['heads'] {
  const lead = inventEnding(profile) === 'liquidated' ? LIQUIDATOR : POSTS[profile.health]
  const [postCode, post] = lead ?? ['02', profile.rare?.post ?? (profile.size > 3 ? 'ГЕНЕРАЛЬНЫЙ ДИРЕКТОР' : 'ДИРЕКТОР')]
  const { fio, inn } = profile.health === 'bankrupt' ? inventPerson(MANAGERS + profile.index) : profile.head
  return [
    {
      kind: 'person',
      name: fio,
      inn,
      post,
      postCode,
      recordDate: headedSince(profile, statusSince),
      ...(unreliable ? { unreliable: UNRELIABLE } : {}),
      // One in eleven companies in bad health: disqualified for a year, of which a hundred days have passed.
      ...(profile.health === 'sick' && profile.index % 11 === 0
        ? { disqualifiedFrom: daysBefore(100), disqualifiedUntil: daysBefore(-265) }
        : {}),
    },
  ]
}

/**
 * The day on which the head began: an insolvency manager with the procedure, a liquidator half a year before the company's end, a director
 * with the founding; one in three companies in bad health got a new one two months before the demo day, if it is over three months old then.
 */
function headedSince(profile: Profile, statusSince: string | undefined): string {
  const { health, index, founded, closedOn } = profile
  if (closedOn && inventEnding(profile) !== 'liquidated') return founded
  if (closedOn) return latest(founded, daysAfter(closedOn, -180))
  if (POSTS[health] && statusSince) return latest(founded, statusSince)
  const isNew = health === 'sick' && index % 3 === 0
  return isNew && ageInDays(founded) > 90 ? daysBefore(60) : founded
}

const latest = (one: string, other: string): string => (one > other ? one : other)

/** Invented names of foreign founders. */
const FOREIGN = ['LUNAR QUAY HOLDINGS LTD', 'AMBER LANTERN VENTURES LTD', 'NORTH HERON TRADING LTD'] as const

const isIdentity = (owner: OwnerPlan['owner']): owner is Identity => 'ogrn' in owner

const inventFounders = (profile: Profile, chance: SeededRandom): Founder[] => {
  const { rare, place, founded } = profile
  if (!rare?.stateOwner) return profile.owners.map((plan) => inventFounder(plan, profile, chance))
  return [{ kind: 'state', name: `${rare.stateOwner} (ВЫМЫШЛЕННЫЙ ОРГАН), ${place.regionName}`, recordDate: founded, share: {} }]
}

/**
 * Three in ten founders entered 400 days after the founding, two in a hundred have pledged their share, one person in a hundred is replaced by a
 * foreign company.
 */
function inventFounder({ owner, percent }: OwnerPlan, profile: Profile, chance: SeededRandom): Founder {
  // Nobody has a share in a company without capital, or in one that its members own jointly.
  const share =
    profile.capitalKopecks && !profile.rare?.capitalKind ? { nominal: Math.round((profile.capitalKopecks * percent) / 100), percent } : {}
  const entered = chance.percent(70) ? profile.founded : daysAfter(profile.founded, Math.min(400, ageInDays(profile.founded)))
  // Nobody owns a share before the owner was registered.
  const recordDate = isIdentity(owner) ? latest(entered, owner.founded) : entered
  const encumbrance = chance.percent(2) && profile.capitalKopecks ? { encumbrance: 'ЗАЛОГ' } : {}
  if (isIdentity(owner))
    return { kind: 'company', name: owner.nameFull, inn: owner.inn, ogrn: owner.ogrn, recordDate, share, ...encumbrance }
  if (chance.percent(1)) return { kind: 'foreign', name: FOREIGN[profile.index % FOREIGN.length] ?? '', country: 'КИПР', recordDate, share }
  return { kind: 'person', name: owner.fio, inn: owner.inn, recordDate, share, ...encumbrance }
}

/** Licences, the first two months after the founding and then every five months; some end after five years (1825 days). `number`: the only one. */
function inventLicenses(profile: Profile, chance: SeededRandom): RegisterFacts['licenses'] {
  const { license } = profile.trade
  if (!license || profile.fullness === 0) return []
  const count = license.number ? 1 : profile.fullness >= 10 ? 14 : chance.percent(55) ? chance.whole(1, 3) : 0
  return Array.from({ length: count }, (_, place) => {
    const date = daysAfter(profile.founded, Math.min(ageInDays(profile.founded), 60 + place * 150))
    const ends = !license.number && chance.percent(30) ? { until: daysAfter(date, 1825) } : {}
    const suspended = !license.number && chance.percent(4) ? { suspended: `${license.issuer}, ${daysBefore(30)}` } : {}
    return {
      number: license.number ?? `Д${chance.whole(100, 999)}-${place + 1}/${chance.whole(10_000_000, 99_999_999)}`,
      date,
      from: date,
      ...ends,
      issuer: license.issuer,
      ...suspended,
      activities: [license.activity],
    }
  })
}

/** Digits 5 and 6 of a KPP (tax registration code): the reason for the registration, a branch or a representation of a Russian company. */
const REASONS = { branch: '43', representation: '44' } as const

/** Branches and representations, some in the same city. */
function inventBranches(profile: Profile, chance: SeededRandom): RegisterFacts['branches'] {
  const count = profile.rare?.branches ?? (profile.fullness >= 10 ? 9 : profile.size > 4 && chance.percent(40) ? chance.whole(1, 4) : 0)
  return Array.from({ length: count }, (_, place) => {
    const there = chance.weighted(places)
    const number = chance.whole(1, 120)
    const kind = chance.percent(80) ? 'branch' : 'representation'
    return {
      kind,
      name: `${kind === 'branch' ? 'ФИЛИАЛ' : 'ПРЕДСТАВИТЕЛЬСТВО'} ${profile.name} В Г. ${there.city.toUpperCase()}`,
      address: `${there.index}${String(chance.whole(0, 199)).padStart(3, '0')}, ${there.regionName}, Г. ${there.city.toUpperCase()}, ${chance.pick(streets)}, Д. ${number}`,
      kpp: `${taxOffice(there.region, place)}${REASONS[kind]}${String(place + 1).padStart(3, '0')}`,
    }
  })
}
