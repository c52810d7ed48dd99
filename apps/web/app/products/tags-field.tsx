// The tags in the form of a product. A typed tag is added with Enter or on leaving the field; empty and repeated tags are not (specification §5).
import { TAG_MAX } from '@sverka/contract/catalog/catalog.rules'
import { newTag, TAGS_MAX } from '@sverka/contract/products/products.rules'
import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { FieldFrame } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { productFormMessages } from './product-form.messages.ts'
import styles from './product-form.module.css'

interface TagsFieldProps {
  tags: readonly string[]
  error: string | undefined
  onTags: (tags: readonly string[]) => void
}

export function TagsField({ tags, error, onTags }: TagsFieldProps) {
  const texts = useMessages(productFormMessages)
  const [typed, setTyped] = useState('')
  const add = () => {
    const tag = newTag(typed, tags)
    if (tag) onTags([...tags, tag])
    setTyped('')
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    // Enter adds a tag here instead of submitting the form.
    event.preventDefault()
    add()
  }
  return (
    <FieldFrame label={texts.tags} hint={texts.tagsHint} error={error}>
      {(ids) => (
        <span className={styles.tags}>
          {tags.map((tag) => (
            <span key={tag} className={styles.tag}>
              {tag}
              <button type="button" aria-label={texts.dropTag(tag)} onClick={() => onTags(tags.filter((item) => item !== tag))}>
                <Icon name="close" size="small" />
              </button>
            </span>
          ))}
          <input
            {...ids}
            value={typed}
            maxLength={TAG_MAX}
            disabled={tags.length >= TAGS_MAX}
            placeholder={texts.tagMore}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onKey}
            onBlur={add}
          />
        </span>
      )}
    </FieldFrame>
  )
}
