// Rules over bankruptcy messages and the state of bankruptcy in the register.
import { withinMonths } from '../../days.ts'
import { count, day, text } from '../../evidence.ts'
import { factor, found, foundIf, notFound } from '../../factor.ts'
import { mentions } from '../../matching.ts'

const OPENED = ['наблюдени', 'конкурсн', 'внешнего управления', 'оздоровлени', 'признан', 'несостоятельн', 'реализаци']
const ENDED = ['прекращ', 'отказ', 'завершени']

export const bankruptcyFactors = [
  factor({
    is: { code: 'bankruptcy-ended', polarity: 'attention', points: -5, source: 'efrsb', basis: '127-ФЗ, ст. 57' },
    needs: ['bankruptcy'],
    absence: 'not_found',
    check: ({ bankruptcy: { messages } }) => {
      const ended = messages.filter(({ kind }) => mentions(kind, ['прекращ', 'отказ']))
      return foundIf(
        ended.length > 0,
        ...ended
          .slice(0, 3)
          .flatMap(({ kind, url, date, caseNumber }) => [
            text('message', kind, url),
            ...(caseNumber ? [text('case', caseNumber)] : []),
            day('published', date),
          ]),
      )
    },
  }),
  factor({
    is: { code: 'bankruptcy-messages', polarity: 'negative', points: -10, source: 'efrsb', basis: '127-ФЗ, ст. 28' },
    needs: ['bankruptcy'],
    absence: 'not_found',
    check: ({ bankruptcy: { messages } }, { today }) => {
      const recent = messages.filter(({ date }) => withinMonths(date, today, 12))
      const last = [...recent]
        .map(({ date }) => date)
        .sort()
        .at(-1)
      return foundIf(recent.length > 0, count('messages', recent.length), ...(last ? [day('published', last)] : []))
    },
  }),
  factor({
    is: { code: 'bankruptcy-status', polarity: 'stop', points: -60, source: 'egrul', basis: '127-ФЗ, ст. 124', only: 'company' },
    needs: ['register'],
    check: ({ register: { row, statusWording, statusSince } }) =>
      row.statusCode === '117'
        ? found(text('status', statusWording ?? row.statusName), ...(statusSince ? [day('since', statusSince)] : []))
        : notFound(),
  }),
  factor({
    is: { code: 'bankruptcy', polarity: 'stop', points: -60, source: 'efrsb', basis: '127-ФЗ' },
    needs: ['bankruptcy', 'register'],
    absence: 'not_found',
    check: ({ bankruptcy: { messages }, register: { row, statusWording } }) => {
      if (row.statusCode === '117') return found(text('status', statusWording ?? row.statusName))
      const ordered = [...messages].sort((a, b) => b.date.localeCompare(a.date))
      const newest = ordered.find(({ kind }) => mentions(kind, OPENED) || mentions(kind, ENDED))
      const is = newest !== undefined && !mentions(newest.kind, ENDED)
      return foundIf(is, ...(is ? [text('message', newest.kind, newest.url), day('published', newest.date)] : []))
    },
  }),
  factor({
    is: { code: 'no-bankruptcy', polarity: 'positive', points: 2, source: 'efrsb', basis: '127-ФЗ, ст. 28' },
    needs: ['bankruptcy'],
    check: ({ bankruptcy: { messages } }) => foundIf(messages.length === 0, count('messages', messages.length)),
  }),
]
