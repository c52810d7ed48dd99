// Texts around legal documents. Russian is the source; the documents themselves are in Russian only.
import type { LegalDocumentName } from '@sverka/contract/site-pages/documents'

export const messages = {
  description: (title: string) => `${title} сервиса Сверка: действующая версия.`,
  version: (day: string) => `Действует с ${day}`,
  onlyRussian: '',
  others: 'Другие документы',
  names: {
    privacy: 'Политика обработки персональных данных',
    terms: 'Пользовательское соглашение',
    personalData: 'Согласие на обработку персональных данных',
    publication: 'Согласие на показ имени и изображения',
    mailing: 'Согласие на письма с предложениями',
  } satisfies Record<LegalDocumentName, string>,
}

export type Messages = typeof messages
