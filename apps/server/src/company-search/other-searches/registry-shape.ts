// Answers /search/ in the external registry's shape from our own register.
import { timingSafeEqual } from 'node:crypto'
import type { RegistryRecord, RegistrySearchField, searchRegistry } from '@sverka/contract/company-search.registry'
import type { InputOf, OutputOf } from '@sverka/contract/http'
import type { Static } from 'typebox'
import type { Clock } from '../../platform/clock.ts'
import { Answer } from '../../platform/http/binding.ts'
import { searchIds } from '../company-search.ts'
import { wordsOf } from '../documents/words.ts'
import type { SearchDb } from '../search-db.ts'
import { listRegistryRows, type RegistryRow } from './registry-shape.sql.ts'

type Query = InputOf<typeof searchRegistry>['query']
type Found = OutputOf<typeof searchRegistry>
type Shape = Static<typeof RegistryRecord>

/** Records looked through for those whose asked field has the words. */
const LOOKED_THROUGH = 400
const WRONG_KEY: Found = { data: { Записи: [] }, meta: { status: 'error', message: 'Неверный ключ доступа.' } }

interface Deps {
  readonly db: SearchDb
  readonly clock: Clock
  readonly key: string
}

export async function answerRegistrySearch({ db, clock, key }: Deps, asked: Query): Promise<Found | Answer<Found>> {
  if (!isSame(asked.key ?? '', key)) return new Answer(403, WRONG_KEY)
  const records = await findRecords(db, asked, clock)
  return { data: { ЗапВсего: records.length, СтрВсего: records.length > 0 ? 1 : 0, СтрТекущ: 1, Записи: records }, meta: { status: 'ok' } }
}

/** Takes the same time however much of the key is right. */
function isSame(given: string, key: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(key)]
  return left.length === right.length && timingSafeEqual(left, right)
}

async function findRecords(db: SearchDb, asked: Query, clock: Clock): Promise<Shape[]> {
  const by = asked.by ?? 'name'
  const kind = asked.obj === 'ent' ? ('entrepreneur' as const) : ('company' as const)
  const text = (asked.query ?? '').trim()
  if (text === '') return []
  const query = by === 'okved' ? `оквэд ${text}` : text
  const { ids } = await searchIds(db, { query, filters: { kind }, page: 1, pageSize: LOOKED_THROUGH, clock })
  if (ids.length === 0) return []
  const rows = new Map((await listRegistryRows(db.register, ids)).map((row) => [row.id, row]))
  const inOrder = ids.flatMap((id) => rows.get(id) ?? [])
  return inOrder
    .filter((row) => by === 'okved' || hasWords(fieldOf(row, by), text))
    .slice(0, asked.limit ?? 100)
    .map((row) => present(row, by))
}

function fieldOf(row: RegistryRow, by: Exclude<RegistrySearchField, 'okved'>): string {
  if (by === 'founder-name') return row.founders ?? ''
  if (by === 'leader-name') return `${row.leader ?? ''} ${row.heads ?? ''}`
  return `${row.name} ${row.nameFull ?? ''} ${row.fio ?? ''}`
}

/** Every word of the query begins a word of the field; a query read otherwise (joined, repaired) is judged by its first letters. */
function hasWords(field: string, query: string): boolean {
  const present = wordsOf(field)
  const joined = present.join('')
  return wordsOf(query).every((word) => present.some((one) => one.startsWith(word)) || joined.includes(word))
}

const people = (names: string | null) => (names ?? '').split('\n').flatMap((name) => (name ? [{ ФИО: name }] : []))

function present(row: RegistryRow, by: RegistrySearchField): Shape {
  const known = <T>(value: T | null) => value ?? undefined
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
    ...(by === 'leader-name' || by === 'name' ? { Руковод: people(row.leader) } : {}),
    ...(by === 'founder-name' ? { Учред: { ФЛ: people(row.founders) } } : {}),
  }
}
