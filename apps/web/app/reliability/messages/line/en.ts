// The verdict in a line, in English.
import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import type { LineMessages } from './ru.ts'

export const messages: LineMessages = {
  purposes: { prepayment: 'Prepayment', deferral: 'Deferral', contractor: 'Contractor', share: 'Buying a share' },
  verdicts: { proceed: 'No remarks', caution: 'With conditions', refuse: 'Not now', impossible: 'Impossible', unknown: 'Too little data' },
  uncheckedCount: (count) => `Not checked: ${count}`,
  stop: (title) => `Stop: ${insideSentence(title)}`,
}
