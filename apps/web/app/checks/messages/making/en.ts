// How a full report is asked for on a card, in English.
import type { MakingMessages } from './ru.ts'

export const messages: MakingMessages = {
  paper: 'Report for your files',
  paperLead: 'PDF and spreadsheet: verdicts, every factor with source and day, a QR code that proves it genuine.',
  reportsLeft: (left, of) => `${left} of ${of} left`,
  making: 'Preparing the report…',
  exhausted: 'There are no full checks left',
  exhaustedHint: 'Reports made before can be opened, cards are open to everyone. Other plans have new checks.',
  tariffs: 'Choose a plan',
  failed: 'It did not work. Try again later.',
  whySignIn: 'A report is made in your name and kept under “Checks”: log in or register. Five reports in the first 30 days are free.',
  extendedTitle: 'Extended report',
}
