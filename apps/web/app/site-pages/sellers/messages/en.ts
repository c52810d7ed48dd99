// English texts of the page for sellers.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'For sellers',
  description: 'How to sell goods and services to companies on Sverka: three steps, the verified-supplier badge, answers to questions.',
  heading: 'Sell to companies that trust you',
  lead: 'The buyer sees not only the price but also the report on your company. The check that usually slows a deal down is already done.',
  action: 'Start free of charge',
  benefits: {
    title: 'What you get',
    items: {
      badge: ['Verified-supplier badge', 'Appears once your INN is confirmed and is shown with each of your products.'],
      report: ['A report next to the product', 'The buyer opens your company card and does not ask for founding documents.'],
      chat: ['Direct messages', 'Questions about a product reach you without intermediaries.'],
      page: ['A company page', 'All your products, website and INN behind one link.'],
      promotion: ['Promotion for early sellers', 'We promote the first 100 companies free of charge.'],
      payment: ['Safe payment', 'Money goes through a payment provider, not through our account.'],
    },
  },
  steps: {
    title: 'Three steps to the first order',
    items: [
      ['Register', 'A name, an e-mail and a password are enough. No card needed.'],
      [
        'Confirm your company or sole proprietorship',
        'Give the INN and attach a passport and the tax registration certificate. A member of staff checks them.',
      ],
      ['List a product', 'Name, price, description and photos. After moderation everyone sees the card.'],
    ],
  },
  comparison: {
    title: 'Sverka or an ordinary classifieds site',
    heads: ['What matters', 'On Sverka', 'On a classifieds site'],
    rows: [
      ['Who sells', 'A company or sole trader with a confirmed INN', 'Whoever they say they are'],
      ['Who buys', 'Companies', 'Mostly private persons'],
      ['Checking the partner', 'The report is one click away', 'By yourself, in the registers'],
      ['Product card', 'Moderated', 'Published at once'],
    ],
  },
  testimonials: {
    title: 'What sellers say',
    note: 'Sample testimonials. Real ones will appear once sellers leave them.',
    items: [
      [
        'A new customer used to spend a week collecting papers about us. Now they open the report and ask about delivery straight away.',
        'Example: a maker of fasteners',
      ],
      ['The verified-supplier badge settled half of the questions about prepayment.', 'Example: a supplier of workwear'],
      ['It helps that messages and the product are in one place: you see which item is meant.', 'Example: a cable warehouse'],
    ],
  },
  faq: {
    title: 'Questions and answers',
    items: [
      [
        'What does it cost to start?',
        'Starting is free: registration and company confirmation cost nothing. Listing products is part of the Pro plan.',
      ],
      [
        'Is verification required?',
        'Yes. Only a company or sole trader with a confirmed INN may sell. This protects buyers, and you, from impostors.',
      ],
      ['Are product cards checked?', 'Yes, every card is moderated. If it is declined, we tell you why and you can correct it.'],
      ['Can I sell as a sole trader?', 'Yes. When you create a card, choose the company or sole trader you sell for.'],
      ['What can be sold?', 'Goods and services for business. Alcohol, tobacco, medicines and other restricted goods are not listed.'],
    ],
  },
  registration: {
    title: 'Become a verified supplier',
    lead: 'Register and confirm your INN. It is free of charge.',
    action: 'Sign up',
  },
}
