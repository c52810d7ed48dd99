// A company or sole trader in Checko's format: `data` of its operations company and entrepreneur.
import { STATUS_ACTIVE } from '@sverka/contract/company/company.rules'
import type { Authority, Classifiers, CompanyRecord, CompanyRow, Fund, License, TiedCompany } from '../../registry/registry.ts'
import { toBlocks } from './blocks.ts'
import { founderGroups, toHeads, toHiddenHeads, toManagers } from './people.ts'
import { type CompanyWithBlocks, rubles, toCode, withoutUnknown } from './shape.ts'

/** Checko's code of the state «Действует». */
const ACTIVE_CODE = '001'

function toState({ row, register }: CompanyRecord) {
  const wording = register.statusWording
  if (row.closedOn !== null) {
    const end = { Дата: row.closedOn, Наим: wording ?? row.statusName }
    const state = { Статус: withoutUnknown({ Код: row.statusCode, Наим: wording ?? row.statusName }) }
    return row.kind === 'company' ? { ...state, Ликвид: end } : { ...state, Прекращ: end }
  }
  if (row.procedure === null) return { Статус: { Код: ACTIVE_CODE, Наим: row.statusName } }
  return { Статус: withoutUnknown({ Код: row.statusCode, Наим: wording ?? row.procedure, Дата: row.procedureSince }) }
}

const activity = (names: Classifiers) => (one: { readonly code: string; readonly name?: string }) => ({
  ...toCode(one, names.okved),
  Версия: '2014',
})

const toOffice = (of: Authority | undefined) =>
  of && withoutUnknown({ КодОрг: of.code, НаимОрг: of.name, АдресОрг: of.address, ДатаПостУч: of.since })
const toFund = (of: Fund | undefined) => of && withoutUnknown({ РегНомер: of.number, ДатаРег: of.registeredOn, НаимОрг: of.name })

const toLicense = (one: License) =>
  withoutUnknown({
    Номер: one.number,
    Дата: one.date,
    ДатаНач: one.from,
    ДатаОконч: one.until,
    ЛицОрг: one.issuer,
    ВидДеят: one.activities,
  })

const toRef = (one: { readonly name: string; readonly inn?: string; readonly ogrn?: string }) =>
  withoutUnknown({ ОГРН: one.ogrn, ИНН: one.inn, НаимСокр: one.name, НаимПолн: one.name })

function toUnits({ branches }: CompanyRecord['register']) {
  const unitsOfKind = (kind: 'branch' | 'representation') =>
    branches
      .filter((branch) => branch.kind === kind)
      .map(({ name, address, kpp, country }) => withoutUnknown({ НаимПолн: name, Адрес: address, КПП: kpp, Страна: country }))
  return { Филиал: unitsOfKind('branch'), Представ: unitsOfKind('representation') }
}

function toAddress({ row, register, blocks }: CompanyRecord) {
  const { addressUnreliable: wrong } = register
  return withoutUnknown({
    НасПункт: row.city,
    АдресРФ: row.address,
    Недост: wrong !== undefined,
    НедостОпис: wrong,
    МассАдрес: blocks.marks?.massAddress,
  })
}

/** The parts that a company has and a sole trader does not. */
function companyParts({ record, tied }: CompanyWithBlocks) {
  const { row, register } = record
  const relation = (wanted: TiedCompany['relation']) => tied.filter((one) => one.relation === wanted).map(toTied)
  return {
    КПП: row.kpp,
    НаимСокр: row.name,
    НаимПолн: row.nameFull,
    ДатаОГРН: row.ogrnDate,
    ЮрАдрес: row.address === null && row.city === null ? undefined : toAddress(record),
    УстКап: row.capitalKopecks === null ? undefined : withoutUnknown({ Тип: register.capitalKind, Сумма: rubles(row.capitalKopecks) }),
    УпрОрг: [...toManagers(register.heads), ...toHiddenHeads(register.hiddenHeads, 'company')],
    Руковод: [...toHeads(register.heads, tied), ...toHiddenHeads(register.hiddenHeads, 'person')],
    Учред: founderGroups(register.founders),
    СвязУчред: relation('subsidiary'),
    СвязУпрОрг: relation('managed'),
    ДержРеестрАО: register.shareholderRegistrar && toRef(register.shareholderRegistrar),
    Подразд: toUnits(register),
    Правопредш: register.predecessors.map(toRef),
    Правопреем: register.successors.map(toRef),
  }
}

/** A company that this one founded or manages. */
const toTied = ({ name, inn, ogrn, row }: TiedCompany) =>
  withoutUnknown({
    ОГРН: ogrn,
    ИНН: inn,
    КПП: row?.kpp,
    НаимСокр: row?.name ?? name,
    НаимПолн: row?.nameFull ?? name,
    ДатаРег: row?.registeredOn,
    Статус: row?.statusName,
    ДатаЛикв: row?.closedOn,
    РегионКод: row?.regionCode,
    ЮрАдрес: row?.address,
    ОКВЭД: row?.okvedCode,
  })

/** The parts that a sole trader has and a company does not. */
const traderParts = ({ row, register }: CompanyRecord) => ({
  ФИО: row.fio ?? row.name,
  ДатаОГРНИП: row.ogrnDate,
  НасПункт: row.city,
  Тип: register.person?.farm ? 'Глава крестьянского (фермерского) хозяйства' : 'Индивидуальный предприниматель',
  ТипСокр: register.person?.farm ? 'КФХ' : 'ИП',
  Пол: register.person?.sex === undefined ? undefined : register.person.sex === 'm' ? 'Мужской' : 'Женский',
})

/** Everything that our register has about it, under the names of the source. */
export function companyData(opened: CompanyWithBlocks): object {
  const { record, names } = opened
  const { row, register } = record
  const isTrader = row.kind === 'entrepreneur'
  return withoutUnknown({
    [isTrader ? 'ОГРНИП' : 'ОГРН']: row.ogrn,
    ИНН: row.inn,
    ДатаРег: row.registeredOn,
    ДатаВып: record.provenance.register?.asOf ?? row.registerAsOf,
    ...toState(record),
    Регион: row.regionCode === null ? undefined : withoutUnknown({ Код: row.regionCode, Наим: names.regions.get(row.regionCode) }),
    ОКВЭД: register.okved && activity(names)(register.okved),
    ОКВЭДДоп: register.okvedAdd.map(activity(names)),
    РегФНС: toOffice(register.registrationAuthority),
    ТекФНС: toOffice(register.taxAuthority),
    РегПФР: toFund(register.pensionFund),
    РегФСС: toFund(register.socialInsuranceFund),
    Лиценз: register.licenses.map(toLicense),
    ...(isTrader ? traderParts(record) : companyParts(opened)),
    ...toBlocks(opened),
  })
}

/** The short card that comes with the lists. */
export const shortCard = (row: CompanyRow): object =>
  row.kind === 'entrepreneur'
    ? withoutUnknown({ ОГРНИП: row.ogrn, ИНН: row.inn, ФИО: row.fio ?? row.name, ДатаРег: row.registeredOn, Статус: row.statusName })
    : withoutUnknown({
        ОГРН: row.ogrn,
        ИНН: row.inn,
        КПП: row.kpp,
        НаимСокр: row.name,
        НаимПолн: row.nameFull,
        ДатаРег: row.registeredOn,
        Статус: row.closedOn === null ? STATUS_ACTIVE : row.statusName,
        ЮрАдрес: row.address,
      })
