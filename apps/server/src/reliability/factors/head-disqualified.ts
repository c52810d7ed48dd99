// The head is disqualified today.
import { day, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const headDisqualified = factor({
  code: 'head-disqualified',
  group: 'people',
  polarity: 'stop',
  points: -50,
  source: 'egrul',
  basis: 'КоАП РФ, ст. 3.11, 14.23',
  only: 'company',
  title: ['Руководитель дисквалифицирован', 'The head is disqualified', '负责人被取消资格'],
  explanation: [
    'Срок дисквалификации не истёк: договор, подписанный этим лицом, можно оспорить.',
    'The disqualification is in force: a contract signed by this person can be challenged.',
    '取消资格期限未满，其签署的合同可能被撤销。',
  ],
  needs: ['register'],
  check: ({ register }, { today }) => {
    const barred = register.heads.filter(
      ({ disqualifiedFrom: from, disqualifiedUntil: until }) => (from || until) && (!until || until >= today) && (!from || from <= today),
    )
    return foundIf(
      barred.length > 0,
      ...barred.flatMap(({ name, disqualifiedUntil: until }) => [text('person', name), ...(until ? [day('until', until)] : [])]),
    )
  },
})
