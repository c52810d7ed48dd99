// The company is being merged, split or transformed.
import { day, text } from '../evidence.ts'
import { factor, found, ifLiving, notFound } from '../factor.ts'

/** Status codes of ЕГРЮЛ for companies in reorganisation. */
const CODES = /^(12[1-9]|13[0-9])$/

export const reorganisation = factor({
  code: 'reorganisation',
  group: 'registration',
  polarity: 'attention',
  points: -5,
  source: 'egrul',
  basis: 'ГК РФ, ст. 57–60',
  only: 'company',
  title: ['Реорганизация', 'Reorganisation', '重组中'],
  explanation: [
    'Идёт слияние, присоединение, разделение или преобразование: уточните, к кому перейдут обязательства.',
    'A merger, split or transformation is under way: find out who will take over the obligations.',
    '正在合并、分立或变更形式，请确认由谁承继义务。',
  ],
  needs: ['register'],
  check: ({ register }) =>
    ifLiving(register, () => {
      const { statusCode } = register.row
      const partner = register.reorganisation[0]
      if (!partner && !(statusCode && CODES.test(statusCode))) return notFound()
      return found(
        text('status', register.statusWording ?? register.row.statusName),
        ...(partner ? [text('company', partner.name)] : []),
        ...(register.statusSince ? [day('since', register.statusSince)] : []),
      )
    }),
})
