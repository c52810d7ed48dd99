// How a full report is asked for on a card. Russian is the source.

export const messages = {
  paper: 'Отчёт для документов',
  paperLead: 'PDF и таблица: вердикты, все факторы с источниками и днями, QR-код для проверки подлинности.',
  reportsLeft: (left: number, of: number) => `осталось ${left} из ${of}`,
  making: 'Готовим отчёт…',
  exhausted: 'Полные проверки кончились',
  exhaustedHint: 'Уже составленные отчёты открываются, карточки доступны всем. Новые проверки есть в других тарифах.',
  tariffs: 'Выбрать тариф',
  failed: 'Не получилось. Повторите позже.',
  whySignIn:
    'Отчёт делается под вашим именем и хранится в разделе «Мои отчёты»: войдите или зарегистрируйтесь. Пять отчётов за первые 30 дней бесплатны.',
  extendedTitle: 'Расширенный отчёт',
}

export type MakingMessages = typeof messages
