// Loads the text of one legal document; each is a file of its own, so that a page loads only the text that it shows.
import type { LegalDocumentName } from '@sverka/contract/site-pages/documents'
import type { LegalText } from './legal-text.ts'

const files: Record<LegalDocumentName, () => Promise<{ text: LegalText }>> = {
  privacy: () => import('./texts/privacy.ts'),
  terms: () => import('./texts/terms.ts'),
  personalData: () => import('./texts/personal-data.ts'),
  publication: () => import('./texts/publication.ts'),
  mailing: () => import('./texts/mailing.ts'),
}

export const loadLegalText = async (name: LegalDocumentName): Promise<LegalText> => (await files[name]()).text
