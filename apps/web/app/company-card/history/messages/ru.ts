// Texts of the history of a company. Russian is the source.

/** Posts whose holder is named by them; of others «руководитель» is said. */
const POSTS = ['директор', 'генеральный директор', 'президент', 'ликвидатор', 'конкурсный управляющий']
const headWord = (post: string | null): string => (post && POSTS.includes(post) ? post : 'руководитель')

export const messages = {
  /** Kinds of records by the tax service's code, in plain words. */
  kinds: {
    '11201': 'Зарегистрирована',
    '12201': 'Изменились сведения в реестре',
    '12101': 'Изменён устав',
    '13200': 'Поставлена на налоговый учёт',
    '13300': 'Поставлена на учёт в Пенсионном фонде',
    '13400': 'Поставлена на учёт в Фонде социального страхования',
    '14201': 'Ликвидирована',
    '14304': 'Присоединена к другой компании',
    '14404': 'Исключена из реестра как недействующая',
    '14407': 'Исключена из реестра: сведения недостоверны',
    '12305': 'Начато присоединение',
    '12203': 'К ней присоединена другая компания',
    '21211': 'Зарегистрирован предпринимателем',
    '24111': 'Предприниматель прекратил деятельность',
  } as Record<string, string>,
  changed: {
    name: 'Изменилось название',
    address: 'Изменился адрес',
    capital: 'Изменился уставный капитал',
    status: 'Изменилось состояние',
  },
  headChanged: (post: string | null) => `Сменился ${headWord(post)}`,
  headCame: (post: string | null) => `Назначен ${headWord(post)}`,
  founderCame: 'Вошёл участник',
  share: (percent: string) => `доля ${percent}`,
  wasNot: 'не было',
  became: 'стало',
  between: (from: string, to: string) => `Между выписками на ${from} и ${to}`,
  entry: 'Запись реестра',
  grn: (number: string) => `ГРН ${number}`,
  inShort: 'Коротко',
  headRow: 'Руководитель',
  addressRow: 'Адрес',
  capitalRow: 'Капитал',
  nameRow: 'Название',
  times: (count: number) => (count === 0 ? 'смен не замечено' : `смен замечено: ${count}`),
  /** Of the head, where no change was seen and yet the role began later than the company. */
  headSince: (day: string) => `нынешний с ${day}`,
  lastHeadSince: (day: string) => `последний с ${day}`,
  source: 'Что было до и стало после, видно по выпискам, которые мы получали. Запись реестра раскрывается под событием.',
}

export type Messages = typeof messages
