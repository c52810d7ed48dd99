// A seller’s own cards in Russian.
import type { HiddenReason } from '@sverka/contract/products/products.rules'

export const messages = {
  title: 'Карточка товара',
  mine: 'Мои карточки',
  categories: 'Категории',
  chooseCategory: 'Добавить категорию',
  none: 'Карточек пока нет',
  noneHint: 'Создайте первую: после проверки её увидят покупатели.',
  noneOfThese: 'В этих категориях карточек нет',
  pending: 'На модерации',
  rejected: 'Возвращена',
  edited: 'Правка на модерации',
  hidden: {
    unbound: 'Скрыта: компания отвязана',
    seller_ended: 'Скрыта: компания прекратила деятельность',
    plan: 'Скрыта: закончился тариф',
    blocked: 'Скрыта модератором',
  } satisfies Record<HiddenReason, string>,
  remove: 'Удалить',
  removed: 'Карточка удалена',
  cancel: 'Отмена',
  close: 'Закрыть',
  removeTitle: 'Удалить карточку?',
  create: 'Создать карточку',
  edit: 'Изменить',
  failed: 'Не получилось. Попробуйте ещё раз.',
  editOf: (name: string) => `Изменить карточку «${name}»`,
  removeOf: (name: string) => `Удалить карточку «${name}»`,
  dropCategory: (name: string) => `Убрать категорию: ${name}`,
  reason: (text: string) => `Причина: ${text}`,
}

export type Messages = typeof messages
