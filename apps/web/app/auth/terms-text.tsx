// What the first box of registration says, with a link to the text that is agreed to.
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
