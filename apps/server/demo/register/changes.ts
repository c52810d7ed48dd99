// Earlier extracts (states in the register of companies) of some invented companies, so that the demo can show what changed. They are computed
// from the present extract by undoing each recorded change, the newest first.
import { createHash } from 'node:crypto'
import type { Founder, RegisterFacts, RegisterRecord } from '../../src/registry/registry.ts'
import { toTie } from '../../src/registry/registry.ts'
import { daysAfter } from './demo-day.ts'
import { endings, stems } from './names.ts'
import { inventPerson } from './people.ts'
import type { Health, Profile } from './profile.ts'
import { streets } from './regions-and-streets.ts'

/**
 * Companies with a smaller number have no earlier extract: they are loaded before all others and so get the first ids of the database, which stored
 * outcomes of the reliability rules rely on (`load-register.ts`).
 */
export const FIRST_WITH_PAST = 100

/** One company in fifty has earlier extracts; the remainder 7 is arbitrary. */
export const hasPast = (index: number): boolean => index >= FIRST_WITH_PAST && index % 50 === 7

/**
 * People with numbers from here on headed or owned a company before. No other file uses these numbers. Each company has room for MAX_STEPS of them:
 * at least as many as `BY_RECORD` has changes.
 */
const FORMER_PEOPLE = 7_500_000
const MAX_STEPS = 10

type Field = 'activities' | 'head' | 'address' | 'founders' | 'capital' | 'name'

/**
 * The fields that the demo's records of a company's history changed, the newest record first. The key is the kind of record in the state register
 * («КодСПВЗ»): 12201 is a change of data, 12101 a change of the charter. Null: a new text of the charter, which changes no field. The history
 * has records of these two kinds (`KINDS` in `history.ts`); older ones than the lists name changed nothing.
 */
const BY_RECORD: Readonly<Record<string, readonly (Field | null)[]>> = {
  '12201': ['activities', 'head', 'address', 'founders', 'head'],
  '12101': [null, null, 'capital', null, null, 'name'],
}

interface Step {
  readonly on: string
  readonly field: Field
}

/** The head of such a company (liquidator, insolvency manager) was appointed with the procedure, so no record changes it. */
const LED_BY_PROCEDURE: ReadonlySet<Health> = new Set(['liquidating', 'bankrupt'])

/** The records of a company that changed something, the newest first. */
function findSteps({ history }: Pick<RegisterFacts, 'history'>, { health }: Pick<Profile, 'health'>): Step[] {
  const newest = history.toSorted((a, b) => b.date.localeCompare(a.date))
  const steps = Object.entries(BY_RECORD).flatMap(([code, fields]) =>
    newest
      .filter(({ kind }) => kind.code === code)
      .flatMap(({ date }, place) => {
        const field = fields[place]
        return field && !(field === 'head' && LED_BY_PROCEDURE.has(health)) ? [{ on: date, field }] : []
      }),
  )
  return steps.sort((a, b) => b.on.localeCompare(a.on))
}

/** The facts with the day on which the present head took office: that of the newest record of a change of head. */
export function withHeadSince(facts: RegisterFacts, profile: Profile): RegisterFacts {
  const since = findSteps(facts, profile).find(({ field }) => field === 'head')?.on
  return since ? { ...facts, heads: facts.heads.map((head) => ({ ...head, recordDate: since })) } : facts
}

/** The extract as it was before the step; the same object if there is nothing to undo. `place` is the step's number, newest 0. */
function undo(extract: RegisterRecord, { field }: Step, { profile, place }: { profile: Profile; place: number }): RegisterRecord {
  const other = inventPerson(FORMER_PEOPLE + profile.index * MAX_STEPS + place)
  return UNDO[field](extract, { profile, place, other })
}

interface UndoContext {
  readonly profile: Profile
  readonly place: number
  /** The former head or founder. */
  readonly other: ReturnType<typeof inventPerson>
}
type Undo = (extract: RegisterRecord, context: UndoContext) => RegisterRecord

/**
 * How to undo a change of each field. A former street, house, office and name follow from the company's number, so that they are always the same: any
 * others that differ from the present ones would do. `addressKey` is computed as in `company-extract.ts`.
 */
const UNDO: Readonly<Record<Field, Undo>> = {
  activities: (extract) => {
    const { okvedAdd } = extract.facts
    return withFacts(extract, { okvedAdd: okvedAdd.length > 0 ? okvedAdd.slice(0, -2) : [FORMER_ACTIVITY] })
  },
  head: (extract, { profile, other }) => {
    const [head] = extract.facts.heads
    if (head?.kind !== 'person') return extract
    const former = {
      kind: 'person' as const,
      name: other.fio,
      inn: other.inn,
      post: 'ДИРЕКТОР',
      postCode: '02',
      recordDate: profile.founded,
    }
    const changed = withFacts(extract, { heads: [former] })
    return { ...changed, columns: { ...changed.columns, leader: former.name, leaderPost: former.post } }
  },
  address: (extract, { profile: { place: at, address, index } }) => {
    const street = streets.filter((name) => name !== address.street)[index % (streets.length - 1)] ?? address.street
    const house = (address.house % 40) + 3
    const now = `${address.street}, Д. ${address.house}, ОФИС ${address.office}`
    const text = extract.columns.address?.replace(now, `${street}, Д. ${house}, ОФИС ${(index % 30) + 1}`) ?? null
    const addressKey = createHash('sha1').update(`${at.region}|${at.city}|${street}|${house}`).digest().readBigInt64BE(0)
    return { ...extract, columns: { ...extract.columns, address: text, addressKey } }
  },
  founders: (extract, { profile, other }) => {
    const [only, ...others] = extract.facts.founders
    if (!only || others.length > 0 || only.share.percent !== 100) return extract
    const former: Founder = { kind: 'person', name: other.fio, inn: other.inn, recordDate: profile.founded, share: share(extract, 40) }
    const founders = [{ ...only, share: share(extract, 60) }, former]
    return withFacts(extract, { founders })
  },
  capital: (extract) => {
    const { capitalKopecks } = extract.columns
    const before = capitalKopecks && (capitalKopecks > 2 * RAISED ? capitalKopecks - RAISED : MIN_CAPITAL)
    if (!before || before >= capitalKopecks) return extract
    const columns = { ...extract.columns, capitalKopecks: before }
    const founders = extract.facts.founders.map((founder) =>
      founder.share.percent === undefined ? founder : { ...founder, share: share({ columns }, founder.share.percent) },
    )
    return { ...withFacts(extract, { founders }), columns }
  },
  name: (extract, { profile: { form, index } }) => {
    const title = `${stems[(index * 7) % stems.length]}${endings[index % endings.length]}`
    const columns = { ...extract.columns, name: `${form.short} "${title}"`, nameFull: `${form.full} "${title}"` }
    return { ...extract, columns }
  },
}

/** A former activity (OKVED code of wholesale trade), for a company that has only one now. */
const FORMER_ACTIVITY = { code: '46.90' }

/** By how much the capital was raised (any sum will do), and the smallest capital that the law allows a limited company; kopecks. */
const RAISED = 1_000_000_00
const MIN_CAPITAL = 10_000_00

const share = ({ columns: { capitalKopecks } }: Pick<RegisterRecord, 'columns'>, percent: number): Founder['share'] => ({
  percent,
  ...(capitalKopecks ? { nominal: Math.round((capitalKopecks * percent) / 100) } : {}),
})

/** The extract with other facts, and the ties (heads and founders as search keys) that follow from them. */
function withFacts(extract: RegisterRecord, changed: Partial<RegisterFacts>): RegisterRecord {
  const facts = { ...extract.facts, ...changed }
  const others = extract.ties.filter(({ role }) => role !== 'head' && role !== 'manager' && role !== 'founder')
  const heads = facts.heads.flatMap((head) => toTie(head.kind === 'company' ? 'manager' : 'head', head))
  return { ...extract, facts, ties: [...heads, ...facts.founders.flatMap((founder) => toTie('founder', founder)), ...others] }
}

/** Days from a record to the extract after it, and from the extract before it to the record. Any small number will do. */
const NEAR = 3

/** Extracts shortly before and after every step, oldest first, each with the records up to its day. `extract` is the present one. */
export function earlierExtracts(extract: RegisterRecord, profile: Profile): RegisterRecord[] {
  const versions: RegisterRecord[] = []
  // Only days between the founding and the extract added before, which is a later one.
  const add = (state: RegisterRecord, day: string) => {
    if (day > profile.founded && day < (versions.at(-1)?.asOf ?? extract.asOf)) versions.push(asOf(state, day))
  }
  let state = extract
  // Newest first. A step that changes nothing adds no extract.
  for (const [place, step] of findSteps(extract.facts, profile).entries()) {
    const before = undo(state, step, { profile, place })
    if (before !== state) {
      add(state, daysAfter(step.on, NEAR))
      add(before, daysAfter(step.on, -NEAR))
    }
    state = before
  }
  return versions.toReversed()
}

/** The extract as it was on a past day: later steps undone. */
export function extractOn(extract: RegisterRecord, profile: Profile, day: string): RegisterRecord {
  const later = [...findSteps(extract.facts, profile).entries()].filter(([, { on }]) => on > day)
  const then = later.reduce((state, [place, step]) => undo(state, step, { profile, place }), extract)
  return asOf(then, day)
}

/** The extract without licences and records of a later day, and without procedure and status. */
function asOf(extract: RegisterRecord, day: string): RegisterRecord {
  const { statusWording: _wording, statusSince: _since, exclusion: _exclusion, ...facts } = extract.facts
  return {
    ...extract,
    asOf: day,
    columns: { ...extract.columns, procedure: null, procedureSince: null, statusCode: null },
    facts: {
      ...facts,
      licenses: facts.licenses.filter(({ date = '' }) => date <= day),
      history: facts.history.filter(({ date }) => date <= day),
    },
  }
}
