// Menu with the actions on one product in a seller's table of goods. The state of the product decides which actions it has.
import type { OwnCard } from '@sverka/contract/products/own-products'
import type { OwnAction } from '@sverka/contract/products/products.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { Menu, MenuButton, MenuLink } from '../ui/menu.tsx'
import styles from './goods.module.css'
import { productsMessages } from './products.messages.ts'

/** Starts an action on the products with these ids. */
export type OnAction = (action: OwnAction, ids: readonly number[]) => void

/** Whether a new product, or an edit of a published product, waits for review by staff; an edit that staff returned has a reason. */
export const isWaiting = ({ state, edit }: Pick<OwnCard, 'state' | 'edit'>): boolean =>
  state === 'pending' || (state === 'published' && edit !== null && edit.reject_reason === null)

/** A new product under review (`pending`) can only be copied or withdrawn. `hidden: 'seller'` means that the seller took it off sale. */
export function GoodsMenu({ card, onAction }: { card: OwnCard; onAction: OnAction }) {
  const texts = useMessages(productsMessages)
  const { id, name, state, hidden } = card
  const act = (action: OwnAction) => () => onAction(action, [id])
  return (
    <Menu trigger={null} triggerClassName={styles.trigger} label={texts.actionsLabel(name)}>
      {state !== 'pending' && (
        <MenuLink to={`/profile/products/edit/${id}`} icon="edit">
          {texts.edit}
        </MenuLink>
      )}
      {state === 'published' && (
        <MenuButton icon={hidden === 'seller' ? 'eye' : 'pause-circle'} onClick={act(hidden === 'seller' ? 'show' : 'hide')}>
          {hidden === 'seller' ? texts.offer : texts.hide}
        </MenuButton>
      )}
      <MenuButton icon="copy" onClick={act('copy')}>
        {texts.copyOne}
      </MenuButton>
      {isWaiting(card) && (
        <MenuButton icon="undo" onClick={act('withdraw')}>
          {texts.withdraw}
        </MenuButton>
      )}
      {state !== 'pending' && (
        <MenuButton icon="trash" onClick={act('remove')}>
          {texts.remove}
        </MenuButton>
      )}
    </Menu>
  )
}
