// The tab of finances. Russian is the source.
import { messages as tabs } from '../../messages/tabs/ru.ts'

export const messages = {
  ...tabs,
  accountsElsewhere: 'Бухгалтерская отчётность сдаётся не налоговой службе, у нас её нет. Где посмотреть:',
  analysis: 'Анализ',
  report: 'Бухгалтерская отчетность',
  revenueCode: 'код 2110, ₽',
  indicators: 'Показатели',
  indicator: 'Показатель',
  /** Lines of the accounts that other languages name; in Russian the form's own names stand. */
  lines: {} as Readonly<Record<string, string>>,
  code: 'Код',
  change: (year: number) => `К ${year}`,
  changeByYear: (change: string) => `${change} за год`,
  downloadReport: 'Скачать',
  reportOf: (year: number) => `отчётность за ${year} год`,
  sections: {
    '11': 'Внеоборотные активы',
    '12': 'Оборотные активы',
    '13': 'Капитал и резервы',
    '14': 'Долгосрочные обязательства',
    '15': 'Краткосрочные обязательства',
    '2': 'Финансовые результаты',
    '3': 'Изменения капитала',
    '4': 'Движение денежных средств',
    '6': 'Целевое использование средств',
  } as Record<string, string>,
}

export type FinancesMessages = typeof messages
