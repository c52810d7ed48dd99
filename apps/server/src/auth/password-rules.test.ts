// The rules of passwords as the server holds them: the specification's three in their order, then what everybody guesses.
import { registerUser } from '@sverka/contract/auth'
import { fieldErrors } from '@sverka/contract/errors'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { clientOf } from '../../test/client.ts'

const app = testApplication({ LIMIT_REGISTER: '9999/60', LIMIT_REGISTER_DAY: '9999/60' })
const guest = clientOf(() => app.server)(null)

let number = 0
const register = (password: string, email = `word${++number}@luna.example`) =>
  guest(registerUser, { body: { full_name: 'Туманов Игнат', email, password } })

const short = 'Пароль должен содержать минимум 8 символов.'
const digit = 'Пароль должен содержать хотя бы одну цифру.'
const special = 'Пароль должен содержать хотя бы один специальный символ.'
const common = fieldErrors.password_common

test.each([
  ['абв', [short, digit, special]],
  ['1234567', [short, special]],
  ['абвгде!', [short, digit]],
  ['1!', [short]],
  ['🙂🙂1!', [short]],
  ['длинныйпароль', [digit, special]],
  ['longpassword', [digit, special]],
  ['длинныйпароль1', [special]],
  ['12345678', [special]],
  ['точка.запятая,1', [special]],
  ['длинный-пароль', [digit]],
  ['!@#$%^&*()', [digit]],
  ['P@ssw0rd', [common]],
  ['p@SSW0RD', [common]],
  ['1qaz@WSX', [common]],
  ['Password1!', [common]],
  ['1234567890-', [common]],
  ['Sverka-2026!', [common]],
  ['2026!сверка', [common]],
])('«%s» is refused by every rule it breaks, in their order', async (password, messages) => {
  const answer = await register(password)
  expect(answer.status).toBe(400)
  const { errors } = answer.body as unknown as { errors: { password: { message: string }[] } }
  expect(errors.password.map(({ message }) => message)).toEqual(messages)
})

test.each(['ivan-7@luna.example', 'IVAN-7@luna.example', 'petrov-77'])('one’s own address is no password: «%s»', async (password) => {
  const email = `${password.split('@')[0]}@luna.example`
  expect(await register(password, email.toLowerCase())).toMatchObject({
    status: 400,
    body: { errors: { password: [{ code: 'password_common' }] } },
  })
})

test.each([
  'Надёжный-1!',
  'надежный1?',
  'abcdefg1!',
  '        1!',
  'восемь8!',
  'пароль-с-дефисом-7',
  '7(скобка)слово',
  'a1_bcdefgh',
  'x+y=z12345',
  'знак<меньше>5',
  '🙂🙂🙂🙂🙂🙂1!',
  'Сверка-лучше-всех-7!',
  `${'длинно'.repeat(20)}1!`,
  `${'я'.repeat(254)}1!`,
  'ne-iz-spiska-4815',
  'correct-horse-battery-9',
  '密码密码密码1!',
  'ПАРОЛЬ-ПАРОЛЬ-3',
])('«%s» will do', async (password) => {
  expect((await register(password)).status).toBe(201)
})

test('one of more than 256 characters is refused before any hashing', async () => {
  expect((await register(`${'я'.repeat(255)}1!`)).status).toBe(400)
})
