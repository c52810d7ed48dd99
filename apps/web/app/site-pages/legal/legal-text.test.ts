// Each legal document's hash in the contract matches the displayed text: the hash is stored with a member's consent, to prove what they read.
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
  expect(textToHash(await loadLegalText(name))).toMatch(/Реквизиты/)
})
