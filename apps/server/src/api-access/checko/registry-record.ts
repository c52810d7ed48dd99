// Converts a row of our register to a record of the search answers of Checko, another service of company data. ОГРН and ОГРНИП are registration
// numbers, ИНН is the taxpayer number, КПП the tax registration code, ОКВЭД the code of the main activity, ФИО a person's full name.
import type { RegistryRecord } from '@sverka/contract/api-access/registry'
import type { Static } from 'typebox'
import type { Founder } from '../../registry/registry.ts'
import type { RegistryRow } from './registry-shape.sql.ts'

type SearchRecord = Static<typeof RegistryRecord>
type Founders = NonNullable<SearchRecord['Учред']>

const undefinedIfNull = <T>(value: T | null | undefined) => value ?? undefined

/** Each founder under the key of its kind: people, Russian and foreign companies, funds, the state. A founder with a hidden name is left out. */
function toFounders(founders: readonly Founder[]): Founders {
  const byKind: Founders = { ФЛ: [], РосОрг: [], ИнОрг: [], ПИФ: [], РФ: [] }
  for (const { kind, name, inn, ogrn, country } of founders) {
    if (!name) continue
    if (kind === 'person') byKind.ФЛ.push({ ФИО: name, ИНН: inn })
    if (kind === 'company') byKind.РосОрг.push({ НаимПолн: name, ОГРН: ogrn, ИНН: inn })
    if (kind === 'foreign') byKind.ИнОрг.push({ НаимПолн: name, Страна: country, ИНН: inn })
    if (kind === 'fund' || kind === 'partnership') byKind.ПИФ.push({ Наим: name })
    if (kind === 'state') byKind.РФ.push({ Регион: name })
  }
  return byKind
}

/** The record of one company or sole trader; undefined `founders` are left out of it: only a search by founder returns founders. */
export function presentRecord(row: RegistryRow, founders: readonly Founder[] | undefined): SearchRecord {
  const common = {
    ИНН: undefinedIfNull(row.inn),
    ДатаРег: undefinedIfNull(row.registeredOn),
    Статус: row.statusName,
    РегионКод: undefinedIfNull(row.regionCode),
    ОКВЭД: undefinedIfNull(row.okved),
  }
  if (row.kind === 'entrepreneur') return { ОГРНИП: row.ogrn, ФИО: row.fio ?? row.name, Тип: 'Индивидуальный предприниматель', ...common }
  return {
    ОГРН: row.ogrn,
    КПП: undefinedIfNull(row.kpp),
    НаимСокр: row.name,
    НаимПолн: undefinedIfNull(row.nameFull),
    ЮрАдрес: undefinedIfNull(row.address),
    ...common,
    Руковод: row.heads.map(({ name, inn }) => ({ ФИО: name, ИНН: undefinedIfNull(inn) })),
    ...(founders ? { Учред: toFounders(founders) } : {}),
  }
}
