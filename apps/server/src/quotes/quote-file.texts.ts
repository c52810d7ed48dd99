// Texts of the spreadsheet in which a buyer downloads their request for prices with all offers; Russian only, like the other files of a purchase.
import type { OfferDelivery, OfferState } from '@sverka/contract/quotes/quotes.rules'

export const quoteFileTexts = {
  sheet: 'Предложения',
  fileName: (number: string) => `Запрос_${number}.xlsx`,
  title: (number: string) => `Запрос ${number}, предложения продавцов`,
  place: 'Куда поставить',
  neededBy: 'Нужно к',
  answersUntil: 'Ждём ответов до',
  budget: 'Бюджет с НДС, ₽',
  seller: 'Продавец',
  inn: 'ИНН',
  ogrn: 'ОГРН (ОГРНИП)',
  register: 'Состояние в реестре',
  asOf: 'Реестр на',
  offer: 'Предложение',
  total: 'Цена с НДС, ₽',
  each: (name: string, quantity: string) => `${name}, ${quantity}: цена за единицу, ₽`,
  delivery: 'Доставка',
  deliveries: { included: 'включена', pickup: 'самовывоз' } satisfies Record<OfferDelivery, string>,
  readyBy: 'Срок',
  validUntil: 'Действует до',
  comment: 'Комментарий',
  states: {
    open: 'Действует',
    expired: 'Истекло',
    withdrawn: 'Отозвано',
    declined: 'Не выбрано',
    accepted: 'Принято',
  } satisfies Record<OfferState, string>,
  verdicts: 'Вердикты о продавцах для этих сумм показывает страница запроса.',
  unknown: '—',
} as const
