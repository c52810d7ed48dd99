// English texts of the page about us.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'About us',
  description: 'Why Sverka exists, what it stands on and how a business network of checked companies works.',
  heading: 'Sverka helps you deal with those you have checked',
  lead: 'We gather open data on Russian companies and sole traders, make it readable and show the source and the date of every fact.',
  why: {
    title: 'Why we do it',
    paragraphs: [
      'Data on companies is open but scattered over dozens of sites. To check one supplier you have to visit the tax office, the courts, the bailiffs and the registers of purchases and licences, and then work out what it all means.',
      'That is why only large deals are checked, while money is lost on ordinary ones. We want a check to take seconds and to be within everyone’s reach: a buyer, an accountant, the owner of a small firm.',
    ],
  },
  values: {
    title: 'Our values',
    items: {
      transparency: ['Transparency', 'Every fact has a source and a date. Where there is no data, we say so.'],
      accessibility: ['Accessibility', 'Plain words, fast pages and a free start. The service works well from a keyboard and on a phone.'],
      reliability: [
        'Reliability',
        'We take facts from official registers and keep them with care. We neither scare nor vouch: the conclusions are yours.',
      ],
      evolution: ['Evolution', 'We add sources and sections one after another and do not promise what is not there yet.'],
    },
  },
  b2b: {
    title: 'What B2B is, and why a network',
    lead: 'B2B means trade between companies. People buy on impulse less often there and ask more often who you are.',
    items: [
      ['Trust first', 'For a company it matters more who delivers and answers for the deadline than a three per cent discount.'],
      ['Then the deal', 'Sellers confirm their INN, buyers see the report. The conversation starts with the terms.'],
      ['Then a relationship', 'A partner can be added to friends, written to and asked again with the next order.'],
    ],
  },
  registration: {
    title: 'Check your first five partners free of charge',
    lead: '5 checks in 30 days. No payment, no card, no automatic charges.',
    action: 'Sign up',
  },
}
