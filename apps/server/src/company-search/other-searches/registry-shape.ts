// Answers /search/ in the external registry's shape from our own register.
import { timingSafeEqual } from 'node:crypto'
import { readPasted } from '@sverka/contract/company-search.pasted.rules'
import type { RegistryRecord, RegistrySearchField, searchRegistry } from '@sverka/contract/company-search.registry'
import { SEARCH_END } from '@sverka/contract/company-search.rules'
import type { InputOf, OutputOf } from '@sverka/contract/http'
import { identifierHolds } from '@sverka/contract/identifiers'
import type { Static } from 'typebox'
import type { Clock } from '../../platform/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { Answer } from '../../platform/http/binding.ts'
import { searchIds } from '../company-search.ts'
import { wordsOf } from '../documents/words.ts'
import type { SearchDb } from '../search-db.ts'
import { listOwnNames, listPeopleNames, listRegistryRows, type RegistryRow } from './registry-shape.sql.ts'

type Query = InputOf<typeof searchRegistry>['query']
type Found = OutputOf<typeof searchRegistry>
type Shape = Static<typeof RegistryRecord>

/** The index does not tell a founder from a name: of so many that have the words those are taken whose asked field has them. */
const LOOKED_THROUGH = 20_000
/** Names are read for so many at once. */
const CHUNK = 1000
const LIMIT = 100
const WRONG_KEY: Found = { data: { Записи: [] }, meta: { status: 'error', message: 'Неверный ключ доступа.' } }

interface Deps {
  readonly db: SearchDb
  readonly clock: Clock
  readonly key: string
}

export async function answerRegistrySearch({ db, clock, key }: Deps, asked: Query): Promise<Found | Answer<Found>> {
  if (!isSame(asked.key ?? '', key)) return new Answer(403, WRONG_KEY)
  const { page = 1, limit = LIMIT, by = 'name' } = asked
  const ids = await findIds(db, asked, clock)
  const shown = ids.slice((page - 1) * limit, page * limit)
  const rows = new Map((await listRegistryRows(db.register, shown)).map((row) => [row.id, row]))
  const records = shown.flatMap((id) => rows.get(id) ?? []).map((row) => present(row, by))
  const counts = { ЗапВсего: ids.length, СтрВсего: Math.ceil(ids.length / limit), СтрТекущ: page }
  return { data: { ...counts, Записи: records }, meta: { status: 'ok' } }
}

/** Takes the same time however much of the key is right. */
function isSame(given: string, key: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(key)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** All that are found, in order, up to the thousandth. */
async function findIds(db: SearchDb, asked: Query, clock: Clock): Promise<number[]> {
  const { by = 'name', obj, region, active } = asked
  const text = readPasted(asked.query ?? '')
  if (text === '') return []
  const filters = {
    kind: obj === 'ent' ? ('entrepreneur' as const) : ('company' as const),
    regions: region?.length ? region : undefined,
    statuses: active ? (['active'] as const) : undefined,
  }
  const end = by === 'okved' ? SEARCH_END : LOOKED_THROUGH
  const { ids } = await searchIds(db, { query: by === 'okved' ? `оквэд ${text}` : text, filters, page: 1, pageSize: end, end, clock })
  const isNumber = by === 'name' && text.split(' ').every(identifierHolds)
  return by === 'okved' || isNumber ? ids : withWords(db.register, ids, { by, text })
}

type NameField = Exclude<RegistrySearchField, 'okved'>

/** Those of the records whose asked field has the words, the first thousand. */
async function withWords(register: Reader, ids: readonly number[], { by, text }: { by: NameField; text: string }): Promise<number[]> {
  const passed: number[] = []
  for (let at = 0; at < ids.length && passed.length < SEARCH_END; at += CHUNK) {
    const chunk = ids.slice(at, at + CHUNK)
    const named = new Map((await listNames(register, chunk, by)).map(({ id, names }) => [id, names]))
    passed.push(...chunk.filter((id) => named.get(id)?.some((name) => hasWords(name, text))))
  }
  return passed.slice(0, SEARCH_END)
}

function listNames(register: Reader, ids: readonly number[], by: NameField) {
  if (by === 'name') return listOwnNames(register, ids)
  return listPeopleNames(register, ids, by === 'founder-name' ? 'founder' : 'head')
}

/** Every word of the query begins a word of the name; a query read otherwise (joined, repaired) is judged by its first letters. */
function hasWords(name: string, query: string): boolean {
  const present = wordsOf(name)
  const joined = present.join('')
  return wordsOf(query).every((word) => present.some((one) => one.startsWith(word)) || joined.includes(word))
}

type Party = RegistryRow['people'][number]

const known = <T>(value: T | null) => value ?? undefined
const person = ({ name, inn }: Party) => ({ ФИО: name, ИНН: known(inn) })
const organization = ({ name, inn, ogrn }: Party) => ({ НаимПолн: name, ОГРН: known(ogrn), ИНН: known(inn) })

/** People have an ИНН of twelve digits and no ОГРН. */
const isOrganization = ({ inn, ogrn }: Party): boolean => ogrn !== null || inn?.length === 10

function foundersOf({ people }: RegistryRow): Shape['Учред'] {
  const founders = people.filter(({ role }) => role === 'founder')
  return {
    ФЛ: founders.filter((one) => !isOrganization(one)).map(person),
    РосОрг: founders.filter(isOrganization).map(organization),
  }
}

function present(row: RegistryRow, by: RegistrySearchField): Shape {
  const common = {
    ИНН: known(row.inn),
    ДатаРег: known(row.registeredOn),
    Статус: row.statusName,
    РегионКод: known(row.regionCode),
    ОКВЭД: known(row.okved),
  }
  if (row.kind === 'entrepreneur') return { ОГРНИП: row.ogrn, ФИО: row.fio ?? row.name, Тип: 'Индивидуальный предприниматель', ...common }
  return {
    ОГРН: row.ogrn,
    КПП: known(row.kpp),
    НаимСокр: row.name,
    НаимПолн: known(row.nameFull),
    ЮрАдрес: known(row.address),
    ...common,
    Руковод: row.people.filter(({ role }) => role === 'head').map(person),
    ...(by === 'founder-name' ? { Учред: foundersOf(row) } : {}),
  }
}
