// The company is to be struck off because its record is marked unreliable.
import { day, text } from '../evidence.ts'
import { factor, found, ifLiving, notFound } from '../factor.ts'

export const exclusionUnreliable = factor({
  code: 'exclusion-unreliable',
  group: 'registration',
  polarity: 'stop',
  points: -50,
  source: 'egrul',
  basis: '129-ФЗ, ст. 21.1 п. 5',
  only: 'company',
  title: ['Исключение из-за недостоверности', 'Being struck off as unreliable', '因信息不实将被除名'],
  explanation: [
    'Отметка о недостоверности стоит больше шести месяцев, принято решение исключить компанию.',
    'A mark of unreliability has stood for over six months and the company is to be struck off.',
    '信息不实标记已超过六个月，已决定除名。',
  ],
  needs: ['register'],
  check: ({ register }) =>
    ifLiving(register, () => {
      if (register.row.statusCode !== '107') return notFound()
      const since = register.exclusion?.date ?? register.statusSince
      return found(text('status', register.statusWording ?? register.row.statusName), ...(since ? [day('since', since)] : []))
    }),
})
