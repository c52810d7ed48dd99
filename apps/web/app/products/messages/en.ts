// A seller’s own cards in English.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'Product card',
  mine: 'My cards',
  categories: 'Categories',
  chooseCategory: 'Add a category',
  none: 'No cards yet',
  noneHint: 'Create the first one: buyers will see it after the review.',
  noneOfThese: 'No cards in these categories',
  pending: 'Being reviewed',
  rejected: 'Returned',
  edited: 'Edit being reviewed',
  hidden: {
    unbound: 'Hidden: the company is unlinked',
    seller_ended: 'Hidden: the company has ceased to be',
    plan: 'Hidden: the plan has ended',
    blocked: 'Hidden by staff',
  },
  remove: 'Remove',
  removed: 'The card has been removed',
  cancel: 'Cancel',
  close: 'Close',
  removeTitle: 'Remove the card?',
  create: 'New card',
  edit: 'Edit',
  failed: 'It did not work. Please try again.',
  editOf: (name) => `Edit the card “${name}”`,
  removeOf: (name) => `Remove the card “${name}”`,
  dropCategory: (name) => `Remove the category: ${name}`,
  reason: (text) => `Reason: ${text}`,
}
