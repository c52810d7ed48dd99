// A site or a phone of the company is known.
import { count, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const contactsKnown = factor({
  code: 'contacts-known',
  group: 'address',
  polarity: 'positive',
  points: 1,
  source: 'own',
  basis: 'БВ-4-7/3060@',
  title: ['Известны контакты', 'Contacts are known', '联系方式已知'],
  explanation: [
    'У компании есть сайт или телефон: её можно найти не только по бумагам.',
    'The company has a site or a phone: it can be found beyond papers.',
    '公司有网站或电话，可通过公开渠道联系。',
  ],
  needs: ['contacts'],
  check: ({ contacts }) =>
    foundIf(
      contacts.website !== undefined || contacts.phones.length > 0,
      ...(contacts.website ? [text('company', contacts.website)] : []),
      count('phones', contacts.phones.length),
    ),
})
