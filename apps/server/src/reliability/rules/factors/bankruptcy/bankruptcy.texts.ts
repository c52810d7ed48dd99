// Texts of the reliability report about the factors of `bankruptcy.ts`: a pair [title, explanation] in Russian, English and Chinese.
// Numbers in them repeat the thresholds of the rules there: change both. ЕГРЮЛ is the state register of companies, ЕФРСБ the register of
// bankruptcy messages.
import type { FactorTexts } from '../../factor.ts'

export const bankruptcyTexts = {
  'bankruptcy-ended': {
    ru: ['Дело о банкротстве прекращено', 'Банкротить компанию уже пробовали: дело прекращено или в нём отказано.'],
    en: ['Bankruptcy case terminated', 'There has already been an attempt to bankrupt the company: the case was terminated or refused.'],
    'zh-CN': ['破产案件已终止', '曾被申请破产，案件已终止或被驳回。'],
  },
  'bankruptcy-messages': {
    ru: ['Сообщения о банкротстве за год', 'За 12 месяцев в ЕФРСБ есть сообщения, где компания должник.'],
    en: ['Bankruptcy notices within a year', 'The bankruptcy register has notices from the last 12 months with the company as debtor.'],
    'zh-CN': ['一年内有破产公告', '近12个月破产登记册将公司列为债务人。'],
  },
  'bankruptcy-status': {
    ru: ['Открыто конкурсное производство', 'В ЕГРЮЛ внесена запись: компания признана банкротом.'],
    en: ['Bankruptcy liquidation opened', 'The state register records that the company has been declared bankrupt.'],
    'zh-CN': ['已启动破产清算', '登记册载明公司已被宣告破产。'],
  },
  bankruptcy: {
    ru: ['Процедура банкротства', 'В ЕГРЮЛ стоит статус банкрота или в ЕФРСБ есть сообщение о введении процедуры.'],
    en: [
      'Bankruptcy procedure',
      'The state register shows a bankrupt status, or a bankruptcy notice says that a procedure has been opened.',
    ],
    'zh-CN': ['破产程序', '登记册显示破产状态，或有程序启动公告。'],
  },
  'no-bankruptcy': {
    ru: ['Сообщений о банкротстве нет', 'Источник ответил и не назвал сообщений о компании.'],
    en: ['No bankruptcy notices', 'The source responded and named no notices about the company.'],
    'zh-CN': ['无破产公告', '来源已响应，未列出公司公告。'],
  },
} satisfies Record<string, FactorTexts>
