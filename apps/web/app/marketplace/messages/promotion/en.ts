// The promotion of the first verified sellers, in English.
import type { PromotionMessages } from './ru.ts'

export const messages: PromotionMessages = {
  title: 'First verified sellers',
  label: 'Promotion',
  why: 'Free promotion of the first hundred sellers with a confirmed company. They are shown in turn.',
  seller: (name, inn, ends) => `${name}${inn ? `, INN ${inn}` : ''}. Promoted until ${ends}`,
  place: (company, number, of) => `${company}: number ${number} of the first ${of} sellers`,
  until: (day) => `Promoted free of charge until ${day}.`,
  over: (day) => `The free promotion ended on ${day}.`,
  counts: (shown, opened) => `Shown: ${shown}, opened: ${opened}.`,
}
