// Most companies that the head ever led are closed.
import { count, text } from '../evidence.ts'
import { factor, foundIf, notChecked } from '../factor.ts'

/** Our threshold: at least three closed ones, and more closed than living. */
const CLOSED = 3

export const headManyClosed = factor({
  code: 'head-many-closed',
  group: 'people',
  polarity: 'attention',
  points: -5,
  source: 'own',
  basis: 'ours',
  only: 'company',
  title: ['Много закрытых компаний у руководителя', 'The head led many closed companies', '负责人名下多家公司已注销'],
  explanation: [
    'Закрытых компаний у руководителя три и больше, и их больше, чем действующих.',
    'The head led three or more companies that closed, more than still live.',
    '负责人曾领导三家以上已注销公司，且多于存续公司。',
  ],
  needs: ['places'],
  check: ({ places: { heads } }) => {
    if (heads.length === 0) return notChecked('no-person-number')
    const worst = heads.find(({ living, total }) => total - living >= CLOSED && total - living > living)
    return foundIf(
      worst !== undefined,
      ...(worst ? [text('person', worst.name), count('everRegistered', worst.total), count('living', worst.living)] : []),
    )
  },
})
