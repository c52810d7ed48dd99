// Texts of the graph of connections. Russian is the source.
import { plural } from '../../../i18n/plural.ts'

export const messages = {
  title: 'Схема',
  of: (name: string) => `Схема связей: ${name}`,
  cut: 'Показаны не все связи: их больше, чем помещается на схеме.',
  loading: 'Загружаем схему…',
  failed: 'Схему не удалось загрузить.',
  step: 'Ещё один шаг',
  stepGuest: 'Следующий шаг схемы открыт вошедшим.',
  stepDone: 'Шаг показан',
  added: (count: number) =>
    count === 0
      ? 'Новых связей нет'
      : plural('ru', count, {
          one: 'Добавлен # участник',
          few: 'Добавлено # участника',
          many: 'Добавлено # участников',
          other: 'Добавлено # участника',
        }),
  more: (count: number) => `Показать ещё ${count}`,
  folded: (count: number) => `Ещё ${count}`,
  show: 'Что показать',
  views: { owning: 'Владение', all: 'Владение и руководство' },
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  fit: 'Показать целиком',
  picture: 'Картинкой',
  pictureFailed: 'Картинку не удалось сохранить.',
  fileName: (name: string) => `Схема_${name}.png`,
  owner: 'Конечный владелец',
  owners: 'Конечные владельцы',
  ownerShare: (name: string, percent: string) => `${name}, ${percent}`,
  direct: (percent: string) => `${percent} прямо`,
  through: (percent: string, names: string) => `${percent} через ${names}`,
  and: ' и ',
  ownerMeaning: 'Доли перемножены по цепочкам, которые видны в ЕГРЮЛ.',
  ownersAbove: 'Владельцы и руководители',
  daughters: 'Дочерние и доли',
  others: 'Связаны через тех же людей и преемство',
  person: 'человек',
  company: 'компания',
  ownerPath: 'путь конечного владельца',
  tie: 'связь',
  tieOver: 'компания уже закрыта',
  edge: { head: 'руководит', founder: 'участник', manager: 'управляет', successor: 'продолжена в' },
  table: 'Связи словами',
  who: 'Кто',
  relation: 'Связь',
  whom: 'С кем',
  share: 'Доля',
  since: 'С какого дня',
  range: (from: number, to: number, all: number) => `${from}–${to} из ${all}`,
  back: 'Назад',
  next: 'Дальше',
}

export type Messages = typeof messages
