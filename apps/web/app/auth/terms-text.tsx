// Label of the checkbox by which one accepts the terms of use at registration, with a link to them.
import { legalDocuments } from '@sverka/contract/site-pages/documents'
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
