// The table of documents has the hash of the displayed text, because a consent is stored with it.
import { createHash } from 'node:crypto'
import { type LegalDocumentName, legalDocuments, legalHashes } from '@sverka/contract/site-pages/documents'
import { expect, test } from 'vitest'
import { hashedForm } from './legal-text.ts'
import { loadLegalText } from './load-legal-text.ts'

const names = Object.keys(legalDocuments) as LegalDocumentName[]

test.each(names)('the text of %s is the one of its version and hash', async (name) => {
  const hash = createHash('sha256')
    .update(hashedForm(await loadLegalText(name)))
    .digest('hex')
  expect(hash, 'the text changed: give it a new version and this hash').toBe(legalHashes[name])
})

test.each(names)('%s says where to find the operator', async (name) => {
  expect(hashedForm(await loadLegalText(name))).toMatch(/Реквизиты/)
})
