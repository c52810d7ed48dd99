// Adding a company in English.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'Add a company',
  intro: 'Find the company or sole trader and attach the documents. We will check them and write to you.',
  search: 'INN or name',
  searching: 'Searching…',
  nothing: 'Nothing found. Check the INN or the name.',
  searchFailed: 'The search did not answer. The company may well exist.',
  retry: 'Try again',
  results: 'Companies found',
  chosen: 'Chosen',
  change: 'Choose another',
  inn: (inn) => `INN ${inn}`,
  chooseFile: 'Choose a file or drop it here',
  passport: 'Passport',
  passportHint: 'The page with your photo: PDF, PNG or JPEG up to 10 MB',
  certificate: 'Tax registration certificate',
  certificateHint: 'A scan: PDF, PNG or JPEG up to 10 MB',
  privacy: 'The documents are kept encrypted and only our checking staff see them. We delete them within 30 days of the decision.',
  submit: 'Send the request',
  fillAll: 'Fill in all fields',
  sent: 'The linking request has been sent',
  failed: 'It could not be sent. Please try again.',
  back: 'Back to the profile',
}
