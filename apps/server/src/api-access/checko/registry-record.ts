// A record in the format of /search/, the operation that Checko offers as an external registry.
import type { RegistryRecord } from '@sverka/contract/api-access/registry'
import type { Static } from 'typebox'
import type { Founder } from '../../registry/registry.ts'
import type { RegistryRow } from './registry-shape.sql.ts'

type Shape = Static<typeof RegistryRecord>
type Founders = NonNullable<Shape['Учред']>

const known = <T>(value: T | null | undefined) => value ?? undefined

/** Each founder under the key of its kind; a founder whose name the register hides is left out. */
function toFounders(founders: readonly Founder[]): Founders {
  const shape: Founders = { ФЛ: [], РосОрг: [], ИнОрг: [], ПИФ: [], РФ: [] }
  for (const { kind, name, inn, ogrn, country } of founders) {
    if (!name) continue
    if (kind === 'person') shape.ФЛ.push({ ФИО: name, ИНН: inn })
    if (kind === 'company') shape.РосОрг.push({ НаимПолн: name, ОГРН: ogrn, ИНН: inn })
    if (kind === 'foreign') shape.ИнОрг.push({ НаимПолн: name, Страна: country, ИНН: inn })
    if (kind === 'fund' || kind === 'partnership') shape.ПИФ.push({ Наим: name })
    if (kind === 'state') shape.РФ.push({ Регион: name })
  }
  return shape
}

/** `founders` are those to show, or undefined if they were not asked for. */
export function presentRecord(row: RegistryRow, founders: readonly Founder[] | undefined): Shape {
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
    Руковод: row.heads.map(({ name, inn }) => ({ ФИО: name, ИНН: known(inn) })),
    ...(founders ? { Учред: toFounders(founders) } : {}),
  }
}
