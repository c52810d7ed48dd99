// Texts of full reports in English.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  verifyTitle: (number) => `Report ${number}`,
  verifyLead: 'Choose the report’s file: it is compared with what the site gave out. The file is not sent anywhere.',
  inn: 'INN',
  ogrn: 'OGRN',
  made: 'Made on',
  company: 'Company',
  status: 'State on that day',
  file: 'File of the report (PDF or xlsx)',
  counting: 'Counting the fingerprint of the file…',
  same: (format) => `The file is genuine: it equals the one given out (${format}).`,
  different: 'Does not match: another file, or a changed one.',
  unreadable: 'The file could not be read.',
  listTitle: 'My reports',
  none: 'No reports yet',
  noneHint: 'Open a company’s card and press “Full report”.',
  number: 'Number',
  gauge: 'Factors',
  gaugeOf: (positive, all) => `${positive} of ${all}`,
  print: 'Print',
  download: (format) => `Download ${format}`,
  proof: 'Proof page',
  failed: 'It did not work. Try again later.',
  make: 'Full report',
  making: 'Preparing the report…',
}
