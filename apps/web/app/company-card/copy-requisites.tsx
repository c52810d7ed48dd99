// The button «Скопировать реквизиты»: copies the company's names, numbers, address and head to the clipboard, as a text for a contract.
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import { cardMessages } from './company-card.messages.ts'
import styles from './company-card.module.css'
import type { CardCompany } from './readable-company.ts'
import { requisitesText } from './requisites-text.ts'

export function CopyRequisites({ company }: { company: CardCompany }) {
  const texts = useMessages(cardMessages)
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(requisitesText(company, texts))
      toast.success(texts.requisitesCopied)
    } catch (error) {
      // The browser may refuse access to the clipboard.
      console.warn('clipboard', error)
    }
  }
  return (
    <Button icon="copy" className={styles.copy} title={texts.copyRequisites} onClick={copy}>
      <span className={styles.copyWord}>{texts.copyRequisites}</span>
    </Button>
  )
}
