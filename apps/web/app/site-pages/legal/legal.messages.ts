// Texts of the pages of legal documents, around the documents themselves, which are Russian only.

import type { LegalDocumentName } from '@sverka/contract/site-pages/documents'
import { defineTexts, type Translated } from '../../i18n/catalogue.ts'

export const legalMessages = defineTexts({
  description: {
    ru: (title: string) => `${title} сервиса Сверка: действующая версия.`,
    en: (title: string) => `${title} of Sverka: the version in force.`,
    zh: (title: string) => `Sverka 的${title}：现行版本。`,
  },
  version: {
    ru: (day: string) => `Действует с ${day}`,
    en: (day: string) => `In force since ${day}`,
    zh: (day: string) => `自 ${day} 起生效`,
  },
  onlyRussian: { ru: '', en: 'This document is in Russian: only the Russian text is binding.', zh: '本文件为俄文，仅俄文文本具有约束力。' },
  others: { ru: 'Другие документы', en: 'Other documents', zh: '其他文件' },
  names: {
    privacy: { ru: 'Политика обработки персональных данных', en: 'Personal data policy', zh: '个人数据处理政策' },
    terms: { ru: 'Пользовательское соглашение', en: 'Terms of use', zh: '用户协议' },
    personalData: {
      ru: 'Согласие на обработку персональных данных',
      en: 'Consent to the processing of personal data',
      zh: '个人数据处理同意书',
    },
    publication: { ru: 'Согласие на показ имени и изображения', en: 'Consent to display of name and image', zh: '姓名与头像展示同意书' },
    mailing: { ru: 'Согласие на письма с предложениями', en: 'Consent to e-mails with offers', zh: '推广邮件同意书' },
  } satisfies Record<LegalDocumentName, Translated<string>>,
})
