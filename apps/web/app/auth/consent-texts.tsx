// What the two boxes of registration say, with links to the texts that are agreed to.
import { legalDocuments } from '@sverka/contract/site-pages.documents'
import { useMessages } from '../i18n/catalogue.ts'
import { authMessages } from './auth.messages.ts'

export function TermsText() {
  const texts = useMessages(authMessages)
  return (
    <>
      {texts.termsBefore}
      <a href={legalDocuments.terms.path} target="_blank" rel="noreferrer">
        {texts.termsLink}
      </a>
    </>
  )
}

export function ConsentText() {
  const texts = useMessages(authMessages)
  return (
    <>
      {texts.consentBefore}
      <a href={legalDocuments.personalData.path} target="_blank" rel="noreferrer">
        {texts.consentLink}
      </a>
    </>
  )
}
