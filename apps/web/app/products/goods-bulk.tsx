// Toolbar with actions on the selected products of a seller's table. The page opens a dialog (`GoodsDialog`) for some of them first: to
// confirm removing or withdrawing, or to enter a new price or stock.
import type { OwnAction } from '@sverka/contract/products/products.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import type { IconName } from '../ui/icon.tsx'
import styles from './goods.module.css'
import { productsMessages } from './products.messages.ts'

interface GoodsBulkProps {
  count: number
  busy: boolean
  onAction: (action: OwnAction) => void
}

export function GoodsBulk({ count, busy, onAction }: GoodsBulkProps) {
  const texts = useMessages(productsMessages)
  /** Action, label, and icon if it has one. */
  const actions: readonly (readonly [OwnAction, string, IconName?])[] = [
    ['price', texts.price],
    ['stock', texts.stock],
    ['hide', texts.hide, 'pause-circle'],
    ['show', texts.offer, 'eye'],
    ['copy', texts.copy, 'copy'],
    ['withdraw', texts.withdraw, 'undo'],
    ['remove', texts.remove, 'trash'],
  ]
  return (
    <div className={styles.bulk} role="toolbar" aria-label={texts.toolbar}>
      <b className={styles.selectedCount} role="status">
        {texts.selected(count)}
      </b>
      {actions.map(([action, text, icon]) => (
        <Button
          key={action}
          size="small"
          variant={action === 'remove' ? 'danger' : 'secondary'}
          {...(icon ? { icon } : {})}
          disabled={busy}
          onClick={() => onAction(action)}
        >
          {text}
        </Button>
      ))}
    </div>
  )
}
