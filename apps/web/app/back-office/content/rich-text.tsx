// Editor of a news article, made with the library Tiptap: it can produce only the HTML that the server's allow-list accepts.
import Image from '@tiptap/extension-image'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Text } from '../../ui/text.tsx'
import { contentMessages } from './content.messages.ts'
import styles from './content.module.css'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'

/** Pictures of this site only: the server would remove those of other hosts, pasted ones too, when the article is saved. */
const Picture = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/media/"]' }, { tag: 'img[src^="/assets/"]' }] })

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3] }, underline: false, strike: false, link: { openOnClick: false, autolink: false } }),
  Picture,
]

interface RichTextProps {
  /** The initial HTML. */
  content: string
  /** Called with the HTML after each change; empty for an empty article. */
  onChange: (html: string) => void
}

export function RichText({ content, onChange }: RichTextProps) {
  const texts = useMessages(contentMessages)
  const editor = useEditor({
    extensions,
    content,
    // The site's content security policy forbids the styles that Tiptap would add to the page.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': texts.text, class: styles.writing ?? '' } },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  if (!editor) return null
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
      <Words editor={editor} />
    </div>
  )
}

/** Number of words of the article. */
function Words({ editor }: { editor: Editor }) {
  const texts = useMessages(contentMessages)
  const count = useEditorState({ editor, selector: ({ editor: now }) => now.getText().split(/\s+/).filter(Boolean).length })
  return (
    <Text as="p" size="caption" tone="muted" className={styles.words}>
      {texts.words(count)}
    </Text>
  )
}

/** Formatting at the cursor, which the toolbar shows as pressed buttons. */
const readMarks = ({ editor }: { editor: Editor }) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  heading: editor.isActive('heading', { level: 2 }),
  subheading: editor.isActive('heading', { level: 3 }),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
})

function Toolbar({ editor }: { editor: Editor }) {
  const texts = useMessages(contentMessages)
  const [open, setOpen] = useState<'link' | 'picture' | null>(null)
  const marks = useEditorState({ editor, selector: readMarks })
  const edit = () => editor.chain().focus()
  return (
    <div role="toolbar" aria-label={texts.toolbar} className={styles.toolbar}>
      <Tool label={texts.bold} isOn={marks.bold} onUse={() => edit().toggleBold().run()}>
        <b>{texts.boldSign}</b>
      </Tool>
      <Tool label={texts.italic} isOn={marks.italic} onUse={() => edit().toggleItalic().run()}>
        <i>{texts.italicSign}</i>
      </Tool>
      <Tool label={texts.heading} sign="H2" isOn={marks.heading} onUse={() => edit().toggleHeading({ level: 2 }).run()} />
      <Tool label={texts.subheading} sign="H3" isOn={marks.subheading} onUse={() => edit().toggleHeading({ level: 3 }).run()} />
      <Tool label={texts.bullets} icon="list" isOn={marks.bullets} onUse={() => edit().toggleBulletList().run()} />
      <Tool label={texts.numbers} icon="numbers" isOn={marks.numbers} onUse={() => edit().toggleOrderedList().run()} />
      <Tool label={texts.quote} icon="quote" isOn={marks.quote} onUse={() => edit().toggleBlockquote().run()} />
      <Tool label={texts.link} icon="link" isOn={marks.link} onUse={() => setOpen('link')} />
      <Tool label={texts.picture} icon="image" onUse={() => setOpen('picture')} />
      <Tool label={texts.undo} icon="undo" disabled={!marks.canUndo} onUse={() => edit().undo().run()} />
      <Tool label={texts.redo} icon="undo" disabled={!marks.canRedo} onUse={() => edit().redo().run()} />
      <LinkDialog open={open === 'link'} editor={editor} onClose={() => setOpen(null)} />
      <PictureDialog open={open === 'picture'} onClose={() => setOpen(null)} onPicture={(picture) => void edit().setImage(picture).run()} />
    </div>
  )
}

interface ToolProps {
  label: string
  isOn?: boolean
  disabled?: boolean
  onUse: () => void
  /** Text of the button instead of an icon. It is part of the accessible name, so that people can say it to voice control. */
  sign?: string
  icon?: IconName
  children?: ReactNode
}

const Tool = ({ label, sign, icon, isOn, disabled, onUse, children }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={sign ? `${label}, ${sign}` : label}
    title={label}
    aria-pressed={isOn}
    disabled={disabled}
    onClick={onUse}
  >
    {icon ? <Icon name={icon} /> : (sign ?? children)}
  </button>
)
