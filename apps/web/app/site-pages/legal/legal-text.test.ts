// Each legal document's hash in the contract matches the displayed text. The version is stored with a member's consent; the hash proves which text
// that version had.
import { createHash } from 'node:crypto'
import { type LegalDocumentName, legalDocuments, legalHashes } from '@sverka/contract/site-pages/documents'
import { expect, test } from 'vitest'
import { textToHash } from './legal-text.ts'
import { loadLegalText } from './load-legal-text.ts'

const names = Object.keys(legalDocuments) as LegalDocumentName[]

test.each(names)('the text of %s has the hash that the contract names for its version', async (name) => {
  const hash = createHash('sha256')
    .update(textToHash(await loadLegalText(name)))
    .digest('hex')
  expect(hash, 'the text changed: give it a new version and this hash').toBe(legalHashes[name])
})

test.each(names)('%s refers to the page with the details of the operator', async (name) => {
  // «Реквизиты» is the page with the name and address of the site's owner, who is the operator (controller) of personal data by law 152-ФЗ.
  expect(textToHash(await loadLegalText(name))).toMatch(/Реквизиты/)
})
