// Factors (checks of the reliability report) over messages of the bankruptcy register (ЕФРСБ), and over a bankruptcy status in the state register of
// companies (ЕГРЮЛ). 127-ФЗ is the law on bankruptcy. `absence` is the outcome if our whole copy of the source has no entry of the company.
import { isWithinMonthsOfData } from '../../days.ts'
import type { Facts } from '../../dossier-facts.ts'
import { countProof, dayProof, textProof } from '../../evidence.ts'
import { factor, found, foundIf, notApplicable, notFound, statusCodes } from '../../factor.ts'
import { mentions } from '../../matching.ts'

/**
 * Word stems in kinds of messages. Opened or continued: observation, bankruptcy estate, external management, financial rehabilitation, declared,
 * insolvent, sale of property. Ended: terminated, refused, completed.
 */
const OPENED = ['наблюдени', 'конкурсн', 'внешнего управления', 'оздоровлени', 'признан', 'несостоятельн', 'реализаци']
const ENDED = ['прекращ', 'отказ', 'завершени']

/** By the state register: status 117 means declared bankrupt; with the stages before it, 113 to 116, `procedure` is «банкротство» (bankruptcy). */
const isBankrupt = (register: Facts['register']): boolean =>
  register.row.procedure === 'банкротство' || statusCodes(register).includes('117')

export const bankruptcyFactors = [
  factor({
    is: { code: 'bankruptcy-ended', polarity: 'attention', points: -5, source: 'efrsb', basis: '127-ФЗ, ст. 57' },
    needs: ['bankruptcy'],
    absence: 'not_found',
    check: ({ bankruptcy: { messages } }) => {
      // Terminated or refused: the company goes on.
      const ended = messages.filter(({ kind }) => mentions(kind, ['прекращ', 'отказ']))
      return foundIf(
        ended.length > 0,
        ...ended
          .slice(0, 3)
          .flatMap(({ kind, url, date, caseNumber }) => [
            textProof('message', kind, url),
            ...(caseNumber ? [textProof('case', caseNumber)] : []),
            dayProof('published', date),
          ]),
      )
    },
  }),
  factor({
    is: { code: 'bankruptcy-messages', polarity: 'negative', points: -10, source: 'efrsb', basis: '127-ФЗ, ст. 28' },
    needs: ['bankruptcy'],
    absence: 'not_found',
    check: ({ bankruptcy: { messages } }, context) => {
      const recent = messages.filter(({ date }) => isWithinMonthsOfData(date, context, 12))
      const last = [...recent]
        .map(({ date }) => date)
        .sort()
        .at(-1)
      return foundIf(recent.length > 0, countProof('messages', recent.length), ...(last ? [dayProof('published', last)] : []))
    },
  }),
  factor({
    is: { code: 'bankruptcy-status', polarity: 'stop', points: -60, source: 'egrul', basis: '127-ФЗ, ст. 124' },
    needs: ['register'],
    check: ({ register }) => {
      const { row, statusWording, statusSince } = register
      return isBankrupt(register)
        ? found(textProof('status', statusWording ?? row.statusName), ...(statusSince ? [dayProof('since', statusSince)] : []))
        : notFound()
    },
  }),
  factor({
    is: { code: 'bankruptcy', polarity: 'stop', points: -60, source: 'efrsb', basis: '127-ФЗ' },
    needs: ['bankruptcy', 'register'],
    absence: 'not_found',
    check: ({ bankruptcy: { messages }, register }) => {
      if (isBankrupt(register) && messages.length === 0) return notApplicable('named-by-register')
      const ordered = [...messages].sort((a, b) => b.date.localeCompare(a.date))
      // If the state register shows no bankruptcy, a message counts only if its kind says that a bankruptcy was opened or ended.
      const newestWithStage = ordered.find(({ kind }) => mentions(kind, OPENED) || mentions(kind, ENDED))
      const newest = isBankrupt(register) ? ordered[0] : newestWithStage
      const isOpen = newest !== undefined && (isBankrupt(register) || !mentions(newest.kind, ENDED))
      return foundIf(isOpen, ...(isOpen ? [textProof('message', newest.kind, newest.url), dayProof('published', newest.date)] : []))
    },
  }),
  factor({
    is: { code: 'no-bankruptcy', polarity: 'positive', points: 2, source: 'efrsb', basis: '127-ФЗ, ст. 28' },
    needs: ['bankruptcy'],
    needsCompleteList: true,
    check: ({ bankruptcy: { messages } }) => foundIf(messages.length === 0, countProof('messages', messages.length)),
  }),
]
