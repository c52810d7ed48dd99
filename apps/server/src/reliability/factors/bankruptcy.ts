// A bankruptcy procedure is opened or asked for.
import { day, text } from '../evidence.ts'
import { factor, found, foundIf } from '../factor.ts'
import { mentions } from '../texts/matching.ts'

const OPENED = ['наблюдени', 'конкурсн', 'внешнего управления', 'оздоровлени', 'признан', 'несостоятельн', 'реализаци']
const ENDED = ['прекращ', 'отказ', 'завершени']

export const bankruptcy = factor({
  code: 'bankruptcy',
  group: 'bankruptcy',
  polarity: 'stop',
  points: -60,
  source: 'efrsb',
  basis: '127-ФЗ',
  title: ['Процедура банкротства', 'Bankruptcy procedure', '破产程序'],
  explanation: [
    'В ЕГРЮЛ стоит статус банкрота или в ЕФРСБ есть сообщение о введении процедуры.',
    'The register shows bankruptcy, or a notice says that a procedure is opened.',
    '登记册显示破产状态，或有程序启动公告。',
  ],
  needs: ['bankruptcy', 'register'],
  absence: 'not_found',
  check: ({ bankruptcy: { messages }, register: { row, statusWording } }) => {
    if (row.statusCode === '117') return found(text('status', statusWording ?? row.statusName))
    const ordered = [...messages].sort((a, b) => b.date.localeCompare(a.date))
    const newest = ordered.find(({ kind }) => mentions(kind, OPENED) || mentions(kind, ENDED))
    const is = newest !== undefined && !mentions(newest.kind, ENDED)
    return foundIf(is, ...(is ? [text('message', newest.kind, newest.url), day('published', newest.date)] : []))
  },
})
