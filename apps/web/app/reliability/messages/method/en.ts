// The page of the method, in English.
import { messages as report } from '../en.ts'
import type { MethodMessages } from './ru.ts'

export const messages: MethodMessages = {
  ...report,
  contents: 'Contents',
  methodTitle: 'How we count reliability',
  methodDescription: 'Every factor of the report: rule, points, source and basis.',
  methodLead: (computed, all) =>
    `The report has ${all} factors; ${computed} are computed from data we hold. The others are shown as “not checked” with the reason.`,
  verdictRuleTitle: 'How a verdict is reached',
  verdictRule:
    'Coverage comes first: what the kind of deal lacks is named, and the verdict is “Too little data”. A stop factor gives “Not now”, an ended company “Impossible”. “No remarks” needs 10 weighed points or more, no negative factor of 5 points or graver, no negatives of 10 weighed points together, no open enforcement, no debt of wages or taxes, no reorganisation under way; and only where work is seen: accounts, taxes, people, contracts; age, being in operation and the absence of disputes are no reason by themselves, and nobody younger than a year is without conditions. Below −20 points it is “Not now”, otherwise “With conditions”.',
  backTestTitle: 'Trial on past bankruptcies',
  backTestNone: 'Not proved: there are no real data.',
  pointsHead: 'Points',
  factor: 'Factor',
  kind: 'Kind',
  sourceHead: 'Source',
  lift: (lift, share) => `Goes bankrupt ${lift} times oftener; ${share} of firms show it`,
}
