// Texts of the lists in a card's tabs: number of entries, source, and for an empty list the result of checking the source.
import { defineTexts } from '../i18n/catalogue.ts'

export const tabListMessages = defineTexts({
  source: {
    ru: (name: string, day: string | null, example?: boolean) =>
      `${example ? 'Пример источника' : 'Источник'}: ${day ? `${name}, на ${day}` : name}`,
    en: (name: string, day: string | null, example?: boolean) =>
      `${example ? 'Example source' : 'Source'}: ${day ? `${name}, as of ${day}` : name}`,
    zh: (name: string, day: string | null, example?: boolean) => `${example ? '示例来源' : '来源'}：${day ? `${name}，截至 ${day}` : name}`,
  },
  found: {
    ru: (count: number, total: number) => `Найдено ${count} из ${total}`,
    en: (count: number, total: number) => `Found ${count} of ${total}`,
    zh: (count: number, total: number) => `找到 ${count} 条，共 ${total} 条`,
  },
  /** The source counts more entries than it returns. */
  known: {
    ru: (known: number) => `Источник знает ${known}, здесь последние из них`,
    en: (known: number) => `The source has ${known}; the latest are shown here`,
    zh: (known: number) => `来源共有 ${known} 条，此处为最新部分`,
  },
  notAsked: {
    ru: 'Этот источник для компании ещё не опрошен: нет сведений, а не «ноль».',
    en: 'This source has not been queried about the company yet: there is no data, which is not “zero”.',
    zh: '尚未就该公司查询此来源：未知不等于零。',
  },
  notChecked: { ru: 'Не проверено', en: 'Not checked', zh: '未核查' },
  notApplicable: { ru: 'Не относится', en: 'Not applicable', zh: '不适用' },
  noneAsOf: {
    ru: (day: string) => `По данным источника на ${day} записей нет.`,
    en: (day: string) => `The source holds no records as of ${day}.`,
    zh: (day: string) => `截至 ${day}，来源中没有记录。`,
  },
  nothingFound: { ru: 'Под эти условия ничего не подходит.', en: 'Nothing matches these conditions.', zh: '没有符合条件的记录。' },
  isPart: {
    ru: (day: string) => `Загружена только часть источника на ${day}: компании в ней нет, но это не «не найдено».`,
    en: (day: string) => `Only a part of the source is loaded, as of ${day}: the company is not in that part, but this is not “not found”.`,
    zh: (day: string) => `仅载入了来源的一部分（截至 ${day}）：其中没有该公司，但这不等于“未发现”。`,
  },
  didNotAnswer: {
    ru: 'При последнем запросе источник не ответил, прежних сведений нет. Обновите данные позже.',
    en: 'The source did not respond to the last request, and there is no earlier data. Refresh the data later.',
    zh: '最近一次查询时来源未响应，也没有更早的数据。请稍后更新。',
  },
  /** Why a source does not apply to a company: it lists active companies only, or organisations only. */
  namesLiving: {
    ru: (day: string) => `Компания прекращена раньше ${day}: источник называет только действующих, и молчание ничего не значит.`,
    en: (day: string) =>
      `The company closed before ${day}: the source lists active businesses only, so the absence of a record means nothing.`,
    zh: (day: string) => `公司在 ${day} 之前已终止：来源仅列出仍在经营者，未列出不说明任何问题。`,
  },
  namesOrganisations: {
    ru: 'Источник называет только организации, о предпринимателях он ничего не говорит.',
    en: 'The source lists organisations only and says nothing about sole traders.',
    zh: '来源仅列出组织，不涉及个体经营者。',
  },
})
