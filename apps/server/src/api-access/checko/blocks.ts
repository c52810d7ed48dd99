// The parts of a company in the format of Checko (another service of company data) that come from other sources than the company register:
// codes of official classifiers, contacts, warning marks, taxes, small-business status, sanctions.
import type { CompanyRecord } from '../../registry/registry.ts'
import { type CompanyWithBlocks, rubles, toCode, withoutUnknown } from './shape.ts'

/** Special tax regimes: the agricultural tax, the simplified tax, its automated form, and production sharing. */
const REGIMES = { eshn: 'ЕСХН', usn: 'УСН', ausn: 'АУСН', srp: 'СРП' } as const
/** Sizes in the register of small and medium-sized business. */
const CATEGORIES = { micro: 'Микропредприятие', small: 'Малое предприятие', medium: 'Среднее предприятие' } as const

/**
 * The mark `Санкции` (sanctions). True: a sanctions list has the company's number, or the source itself marks the company. False: nothing matches.
 * Left out: only the name matches, and the list may mean another company.
 */
function toSanctions({ blocks: { sanctions } }: CompanyRecord) {
  if (!sanctions) return {}
  const hits = sanctions.matches.filter(({ matchedBy }) => matchedBy !== 'name')
  if (hits.length === 0 && sanctions.matches.length > 0 && sanctions.listed !== true) return {}
  const countries = new Set([...(sanctions.countries ?? []), ...hits.map(({ country }) => country)])
  return { Санкции: hits.length > 0 || sanctions.listed === true, СанкцииСтраны: [...countries] }
}

/**
 * Special regimes, taxes paid in the latest year (`СведУпл`, `СумУпл`) and tax arrears (`СумНедоим`). Checko writes the sums in rubles, the totals as
 * text with two decimals.
 */
function toTaxes({ blocks: { taxes, debts, regimes, marks }, provenance }: CompanyRecord) {
  const year = taxes?.years[0]
  const total = year?.paid.reduce((sum, { kopecks }) => sum + kopecks, 0)
  const owed = debts ? debts.debts.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0) : marks?.arrearsKopecks
  return withoutUnknown({
    ОсобРежим: regimes?.regimes.map((regime) => REGIMES[regime]),
    СведУпл: year?.paid.map(({ name, kopecks }) => ({ Наим: name, Сумма: kopecks / 100 })),
    СумУпл: rubles(total)?.toFixed(2),
    СведУплГод: year && String(year.year),
    СумНедоим: rubles(owed)?.toFixed(2),
    НедоимДата: debts ? provenance.debts?.asOf : marks?.arrearsOn,
  })
}

/** These fields of Checko's `data`. A field is left out (undefined) if our register has no answer from its source yet. */
export function toBlocks({ record, names }: CompanyWithBlocks): object {
  const { statistics, contacts, trademarks, marks, headcount, msp } = record.blocks
  const okopf = record.row.okopfCode ? { code: record.row.okopfCode } : statistics?.okopf
  const workers = headcount?.years[0]
  return {
    // Codes of the statistics office: of the organization, its territory (ОКАТО, ОКТМО), ownership, governing body; ОКОПФ is the legal form.
    ОКПО: statistics?.okpo,
    ОКАТО: toCode(statistics?.okato),
    ОКТМО: toCode(statistics?.oktmo),
    ОКФС: toCode(statistics?.okfs),
    ОКОГУ: toCode(statistics?.okogu),
    ОКОПФ: toCode(okopf, names.okopf),
    Контакты: contacts && withoutUnknown({ Тел: contacts.phones, Емэйл: contacts.emails, ВебСайт: contacts.website }),
    ТоварЗнак: trademarks?.trademarks.map(({ number, url, registeredOn, expiresOn }) =>
      withoutUnknown({ ID: number, URL: url, ДатаРег: registeredOn, ДатаОконч: expiresOn }),
    ),
    Налоги: toTaxes(record),
    // `РМСП` is the entry in the register of small and medium-sized business; `СЧР` is the average number of employees in the year `СЧРГод`.
    РМСП: msp && withoutUnknown({ Кат: CATEGORIES[msp.category], ДатаВкл: msp.since }),
    СЧР: workers?.count,
    СЧРГод: workers && String(workers.year),
    // Warning marks: unfair supplier, disqualified head, head or founder of very many companies, illegal lender, sanctioned founder.
    НедобПост: marks?.unfairSupplier,
    ДисквЛица: marks?.disqualifiedHead,
    МассРуковод: marks?.massHead,
    МассУчред: marks?.massFounder,
    НелегалФин: marks?.illegalFinance,
    СанкцУчр: marks?.sanctionedFounder,
    ...toSanctions(record),
  }
}
