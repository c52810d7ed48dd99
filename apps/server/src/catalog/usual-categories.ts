// The initial tree of some 150 categories for the demo and a new installation. Slugs are transliterations of the Russian names.
import type { Tx } from '../platform/db/database.ts'
import { insertCategory, listCategoryRows, nameCategory } from './catalog.sql.ts'
import { usualNames } from './usual-names.ts'

/**
 * Each line is «category of level 1 > category of level 2: categories of level 3». A text after «!» is a warning that staff see when they decide
 * about products of the category; wine has the only one: «Alcohol: check the seller's licence».
 */
export const demoTree = `
Стройматериалы > Металлопрокат: Арматура, Трубы стальные, Листовой прокат, Профиль и уголок
Стройматериалы > Кирпич и блоки: Кирпич строительный, Газобетонные блоки, Тротуарная плитка
Стройматериалы > Пиломатериалы: Доска обрезная, Брус, Фанера
Стройматериалы > Сухие смеси: Цемент, Штукатурка, Клей для плитки
Стройматериалы > Кровля и утепление: Металлочерепица, Минеральная вата, Гидроизоляция
Стройматериалы > Краски: Краска фасадная, Грунтовка, Эмаль
Оборудование > Станки: Токарные станки, Фрезерные станки, Сварочные аппараты
Оборудование > Насосы и компрессоры: Насосы центробежные, Компрессоры, Вентиляторы
Оборудование > Складская техника: Погрузчики, Тележки гидравлические, Стеллажи
Оборудование > Электрооборудование: Кабель, Щиты распределительные, Светильники, Электродвигатели
Оборудование > Измерительные приборы: Манометры, Весы, Расходомеры
Инструмент и крепёж > Крепёж: Болты, Гайки и шайбы, Анкеры, Саморезы
Инструмент и крепёж > Электроинструмент: Дрели, Шлифмашины, Перфораторы
Инструмент и крепёж > Ручной инструмент: Ключи, Отвёртки, Молотки
Офис > Мебель: Столы, Кресла, Шкафы
Офис > Техника: Ноутбуки, Мониторы, Принтеры, Серверы
Офис > Канцелярия: Бумага, Ручки, Папки
Офис > Хозяйственные товары: Моющие средства, Салфетки, Мусорные мешки
Спецодежда и защита > Одежда: Костюмы рабочие, Куртки утеплённые, Жилеты сигнальные
Спецодежда и защита > Обувь: Ботинки рабочие, Сапоги
Спецодежда и защита > Средства защиты: Каски, Перчатки, Респираторы, Очки защитные
Продукты > Бакалея: Мука, Крупы, Сахар
Продукты > Напитки: Вода питьевая, Соки, Чай и кофе, Вино! Алкоголь: проверьте лицензию продавца
Продукты > Овощи и фрукты: Картофель, Яблоки, Томаты
Продукты > Молочные продукты: Сыр, Масло сливочное
Упаковка > Картонная упаковка: Гофрокороба, Картонные тубы
Упаковка > Полимерная упаковка: Стрейч-плёнка, Пакеты, Бутылки и канистры
Упаковка > Деревянная тара: Поддоны, Ящики деревянные
Транспорт > Запчасти: Шины, Аккумуляторы, Фильтры
Транспорт > Перевозки: Грузоперевозки, Доставка по городу, Аренда спецтехники
Услуги > Бухгалтерия и право: Ведение бухгалтерии, Юридическое сопровождение, Регистрация компаний
Услуги > Информационные технологии: Разработка сайтов, Настройка серверов, Внедрение учётных систем
Услуги > Строительство и ремонт: Проектирование, Монтаж вентиляции, Ремонт помещений
Услуги > Маркетинг: Дизайн и печать, Реклама в интернете
Услуги > Уборка и охрана: Клининг, Охрана объектов
Услуги > Обучение: Охрана труда, Повышение квалификации
`

/** Latin transliteration of each Russian letter, for slugs. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** «Трубы стальные» → `truby-stalnye`. */
export const toSlug = (name: string): string =>
  [...name.toLowerCase()]
    .map((letter) => LATIN[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const NO_NAMES = { name_en: null, name_zh: null }

/** Adds the English and Chinese names of usual categories where a category has neither: a tree filled by an older version has none. */
export async function nameUsualCategories(tx: Tx): Promise<void> {
  for (const { id, name, name_en: english, name_zh: chinese } of await listCategoryRows(tx)) {
    const names = usualNames.get(name)
    if (names && english === null && chinese === null) await nameCategory(tx, id, names)
  }
}

/** Fills an empty tree and returns how many categories were added; 0 if the tree is not empty. */
export async function seedCategories(tx: Tx): Promise<number> {
  if ((await listCategoryRows(tx)).length > 0) return 0
  const idsBySlug = new Map<string, number>()
  const add = async (name: string, place: { parent: number | null; level: number; attention?: string }): Promise<number> => {
    const slug = idsBySlug.has(toSlug(name)) ? `${toSlug(name)}-${idsBySlug.size}` : toSlug(name)
    const { parent, level, attention = null } = place
    const names = { name, ...(usualNames.get(name) ?? NO_NAMES) }
    const row = await insertCategory(tx, { ...names, parent_id: parent, level, slug, position: idsBySlug.size, attention })
    idsBySlug.set(slug, row?.id ?? 0)
    return row?.id ?? 0
  }
  const tops = new Map<string, number>()
  for (const line of demoTree.trim().split('\n')) {
    const [path = '', leaves = ''] = line.split(/: (.*)/s)
    const [top = '', middle = ''] = path.split(' > ')
    const topId = tops.get(top) ?? (await add(top, { parent: null, level: 1 }))
    tops.set(top, topId)
    const middleId = await add(middle, { parent: topId, level: 2 })
    for (const leaf of leaves.split(', ')) {
      const [name = '', attention] = leaf.split('! ')
      await add(name, { parent: middleId, level: 3, ...(attention ? { attention } : {}) })
    }
  }
  return idsBySlug.size
}
