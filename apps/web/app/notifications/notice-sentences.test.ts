// The sentences of notices say the same in every language.
import type { NoticeSentence } from '@sverka/contract/notifications/notices.russian.rules'
import { expect, test } from 'vitest'
import { noticeSentenceMessages } from './notice-sentences.messages.ts'

/** Names of the parameters that a sentence reads, in alphabetical order; each parameter has the value `1`. */
function listParams(sentence: NoticeSentence): string[] {
  const names = new Set<string>()
  sentence((name) => {
    names.add(name)
    return '1'
  })
  return [...names].toSorted()
}

test('each sentence reads the same parameters of its notice in every language', () => {
  for (const [kind, { ru, en, zh }] of Object.entries(noticeSentenceMessages.texts)) {
    expect({ kind, en: listParams(en), zh: listParams(zh) }).toEqual({ kind, en: listParams(ru), zh: listParams(ru) })
  }
})
