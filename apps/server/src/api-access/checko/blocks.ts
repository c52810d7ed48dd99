// Parts of a company's answer that come from sources beside the register: codes, contacts, marks, taxes, small business, sanctions.
import type { CompanyRecord } from '../../registry/registry.ts'
import { type CompanyWithBlocks, rubles, toCode, withoutUnknown } from './shape.ts'

const REGIMES = { eshn: 'ЕСХН', usn: 'УСН', ausn: 'АУСН', srp: 'СРП' } as const
const CATEGORIES = { micro: 'Микропредприятие', small: 'Малое предприятие', medium: 'Среднее предприятие' } as const

/** True only for a match by number, false without any match. If only a name matches, the company may be another one, so the mark is left out. */
function toSanctions({ blocks: { sanctions } }: CompanyRecord) {
  if (!sanctions) return {}
  const hits = sanctions.matches.filter(({ matchedBy }) => matchedBy !== 'name')
  if (hits.length === 0 && sanctions.matches.length > 0 && sanctions.listed !== true) return {}
  const countries = new Set([...(sanctions.countries ?? []), ...hits.map(({ country }) => country)])
  return { Санкции: hits.length > 0 || sanctions.listed === true, СанкцииСтраны: [...countries] }
}

function toTaxes({ blocks: { taxes, debts, regimes, marks }, provenance }: CompanyRecord) {
  const year = taxes?.years[0]
  const total = year?.paid.reduce((sum, { kopecks }) => sum + kopecks, 0)
  const owed = debts ? debts.debts.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0) : marks?.arrearsKopecks
  return withoutUnknown({
    ОсобРежим: regimes?.regimes.map((one) => REGIMES[one]),
    СведУпл: year?.paid.map(({ name, kopecks }) => ({ Наим: name, Сумма: kopecks / 100 })),
    СумУпл: rubles(total)?.toFixed(2),
    СведУплГод: year && String(year.year),
    СумНедоим: rubles(owed)?.toFixed(2),
    НедоимДата: debts ? provenance.debts?.asOf : marks?.arrearsOn,
  })
}

/** Parts of `data`; a source that was never asked is left out. */
export function toBlocks({ record, names }: CompanyWithBlocks): object {
  const { statistics, contacts, trademarks, marks, headcount, msp } = record.blocks
  const okopf = record.row.okopfCode ? { code: record.row.okopfCode } : statistics?.okopf
  const workers = headcount?.years[0]
  return {
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
    РМСП: msp && withoutUnknown({ Кат: CATEGORIES[msp.category], ДатаВкл: msp.since }),
    СЧР: workers?.count,
    СЧРГод: workers && String(workers.year),
    НедобПост: marks?.unfairSupplier,
    ДисквЛица: marks?.disqualifiedHead,
    МассРуковод: marks?.massHead,
    МассУчред: marks?.massFounder,
    НелегалФин: marks?.illegalFinance,
    СанкцУчр: marks?.sanctionedFounder,
    ...toSanctions(record),
  }
}
