// Monitoring: Russian texts of notices and e-mails about the changes of a watched company, by the kind of change.
import type { EventField } from '@sverka/contract/monitoring/monitoring.rules'

/** Each text follows the company's name. */
export const changeTexts: Record<EventField, string> = {
  status: 'изменилось состояние',
  head: 'сменился руководитель',
  founders: 'сменились учредители',
  address: 'изменился адрес',
  name: 'изменилось название',
  capital: 'изменился уставный капитал',
  accounts: 'появилась новая отчётность',
  cases: 'изменились судебные дела',
  enforcement: 'изменились исполнительные производства',
  bankruptcy: 'новое в деле о банкротстве',
  inspections: 'изменились проверки',
  contracts: 'изменились госконтракты',
  debts: 'изменилась задолженность по налогам',
  offences: 'изменились налоговые штрафы',
  sanctions: 'изменились санкции',
  verdict: 'вывод стал другим',
}

/** The text of the invented change of a test delivery. */
export const exampleTexts = { company: 'ООО «Пример»', before: 'Образцова Анна Петровна', after: 'Образцов Олег Петрович' }
