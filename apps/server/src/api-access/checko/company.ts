// Converts a company or sole trader to the format of Checko, another service of company data, so that members' programs made for Checko work here
// unchanged: the `data` of its operations company and entrepreneur. The Russian field names are Checko's. ОГРН and ОГРНИП are registration numbers of
// companies and sole traders, ИНН is the taxpayer number, КПП the tax registration code of an office. «Наим» in a field is a name, «Дата» a date.
import { STATUS_ACTIVE, STATUS_RESTRICTED, STATUS_UNKNOWN } from '@sverka/contract/company/company.rules'
import type { Authority, Classifiers, CompanyRecord, CompanyRow, Fund, License, TiedCompany } from '../../registry/registry.ts'
import { toBlocks } from './blocks.ts'
import { founderGroups, toHeads, toHiddenHeads, toManagers } from './people.ts'
import { type CompanyWithBlocks, rubles, toCode, withoutUnknown } from './shape.ts'

/** Checko's code of the state «Действует» (active). */
const ACTIVE_CODE = '001'

/**
 * The state (`Статус`), and the end of a closed company (`Ликвид`, liquidation) or sole trader (`Прекращ`, termination). `statusWording`: the state
 * in the register's own words; `statusName`: our short name of it, such as «Действует» (active); `procedure`: our name of the liquidation, bankruptcy
 * or reorganization that an active company is in, null if there is none. A hidden state has only the mark that it is hidden (`ОгрДоступ`), an unknown
 * one is left out: neither is said to be active.
 */
function toState({ row, register }: CompanyRecord) {
  const wording = register.statusWording
  if (row.closedOn !== null) {
    const end = { Дата: row.closedOn, Наим: wording ?? row.statusName }
    const state = { Статус: withoutUnknown({ Код: row.statusCode, Наим: wording ?? row.statusName }) }
    return row.kind === 'company' ? { ...state, Ликвид: end } : { ...state, Прекращ: end }
  }
  if (row.statusName === STATUS_RESTRICTED) return { Статус: { ОгрДоступ: true } }
  if (row.statusName === STATUS_UNKNOWN) return {}
  if (row.statusName !== STATUS_ACTIVE) return { Статус: withoutUnknown({ Код: row.statusCode, Наим: wording ?? row.statusName }) }
  if (row.procedure === null) return { Статус: { Код: ACTIVE_CODE, Наим: row.statusName } }
  return { Статус: withoutUnknown({ Код: row.statusCode, Наим: wording ?? row.procedure, Дата: row.procedureSince }) }
}

/** An activity by the national classifier ОКВЭД, whose edition in use is that of 2014. */
const toActivity = (names: Classifiers) => (activity: { readonly code: string; readonly name?: string }) => ({
  ...toCode(activity, names.okved),
  Версия: '2014',
})

const toTaxOffice = (office: Authority | undefined) =>
  office && withoutUnknown({ КодОрг: office.code, НаимОрг: office.name, АдресОрг: office.address, ДатаПостУч: office.since })
/** Registration with the pension fund or the social insurance fund. */
const toFund = (fund: Fund | undefined) => fund && withoutUnknown({ РегНомер: fund.number, ДатаРег: fund.registeredOn, НаимОрг: fund.name })

const toLicense = (license: License) =>
  withoutUnknown({
    Номер: license.number,
    Дата: license.date,
    ДатаНач: license.from,
    ДатаОконч: license.until,
    ЛицОрг: license.issuer,
    ВидДеят: license.activities,
  })

/** A company that the extract only names: a shareholder registrar, predecessor or successor. */
const toNamedCompany = ({ name, inn, ogrn }: { readonly name: string; readonly inn?: string; readonly ogrn?: string }) =>
  withoutUnknown({ ОГРН: ogrn, ИНН: inn, НаимСокр: name, НаимПолн: name })

/** Branches (`Филиал`) and representative offices (`Представ`). */
function toUnits({ branches }: CompanyRecord['register']) {
  const unitsOfKind = (kind: 'branch' | 'representation') =>
    branches
      .filter((branch) => branch.kind === kind)
      .map(({ name, address, kpp, country }) => withoutUnknown({ НаимПолн: name, Адрес: address, КПП: kpp, Страна: country }))
  return { Филиал: unitsOfKind('branch'), Представ: unitsOfKind('representation') }
}

/**
 * `blocks`: facts of other sources, by source. `massAddress` in the block `marks`: whether other companies are registered at the address; undefined
 * if unknown. `Недост`: whether the register calls the address unreliable.
 */
function toAddress({ row, register, blocks }: CompanyRecord) {
  // The register's remark that the address is unreliable, if it has one.
  const { addressUnreliable: remark } = register
  return withoutUnknown({
    НасПункт: row.city,
    АдресРФ: row.address,
    Недост: remark !== undefined,
    НедостОпис: remark,
    МассАдрес: blocks.marks?.massAddress,
  })
}

/**
 * The parts that a company has and a sole trader does not: charter capital (`УстКап`), managing companies (`УпрОрг`), heads (`Руковод`), founders
 * (`Учред`), companies that it founded (`СвязУчред`) or manages (`СвязУпрОрг`), the registrar of its shareholders (`ДержРеестрАО`), branches
 * (`Подразд`), predecessors and successors. `hiddenHeads` are heads whom the register does not name, because the law limits access.
 */
function companyParts({ record, tied }: CompanyWithBlocks) {
  const { row, register } = record
  const companiesRelatedAs = (relation: TiedCompany['relation']) => tied.filter((company) => company.relation === relation).map(toTied)
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
    СвязУчред: companiesRelatedAs('subsidiary'),
    СвязУпрОрг: companiesRelatedAs('managed'),
    ДержРеестрАО: register.shareholderRegistrar && toNamedCompany(register.shareholderRegistrar),
    Подразд: toUnits(register),
    Правопредш: register.predecessors.map(toNamedCompany),
    Правопреем: register.successors.map(toNamedCompany),
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

/**
 * The parts that a sole trader has and a company does not: full name (`ФИО`), kind (`Тип`: head of a peasant farm, abbreviated «КФХ», or an ordinary
 * sole trader, «ИП») and sex (`Пол`: «Мужской» male, «Женский» female).
 */
const traderParts = ({ row, register }: CompanyRecord) => ({
  ФИО: row.fio ?? row.name,
  ДатаОГРНИП: row.ogrnDate,
  НасПункт: row.city,
  Тип: register.person?.farm ? 'Глава крестьянского (фермерского) хозяйства' : 'Индивидуальный предприниматель',
  ТипСокр: register.person?.farm ? 'КФХ' : 'ИП',
  Пол: register.person?.sex === undefined ? undefined : register.person.sex === 'm' ? 'Мужской' : 'Женский',
})

/**
 * Everything that our register has about the company or sole trader, under Checko's field names; unknown fields are left out. `РегФНС` and `ТекФНС`
 * are the tax offices that registered it and where it pays taxes now, `РегПФР` and `РегФСС` its registration with the pension and social insurance
 * funds.
 */
export function companyData(opened: CompanyWithBlocks): object {
  const { record, names } = opened
  const { row, register } = record
  const isTrader = row.kind === 'entrepreneur'
  return withoutUnknown({
    [isTrader ? 'ОГРНИП' : 'ОГРН']: row.ogrn,
    ИНН: row.inn,
    ДатаРег: row.registeredOn,
    // The day of the register's extract.
    ДатаВып: record.provenance.register?.asOf ?? row.registerAsOf,
    ...toState(record),
    Регион: row.regionCode === null ? undefined : withoutUnknown({ Код: row.regionCode, Наим: names.regions.get(row.regionCode) }),
    ОКВЭД: register.okved && toActivity(names)(register.okved),
    ОКВЭДДоп: register.okvedAdd.map(toActivity(names)),
    РегФНС: toTaxOffice(register.registrationAuthority),
    ТекФНС: toTaxOffice(register.taxAuthority),
    РегПФР: toFund(register.pensionFund),
    РегФСС: toFund(register.socialInsuranceFund),
    Лиценз: register.licenses.map(toLicense),
    ...(isTrader ? traderParts(record) : companyParts(opened)),
    ...toBlocks(opened),
  })
}

/**
 * The main data of a company or sole trader, which accompany Checko's lists of cases, contracts and the like. `Статус` is the stored status name: a
 * company whose status is hidden or unknown is not called active.
 */
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
        Статус: row.statusName,
        ЮрАдрес: row.address,
      })
