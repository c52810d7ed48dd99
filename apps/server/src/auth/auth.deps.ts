// What the functions for accounts need: the installation's services, password hashing and access tokens.
import type { Services } from '../platform/services.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { CheckPassword } from './password-check.ts'
import type { Passwords } from './passwords.ts'

export interface AuthDeps extends Services {
  readonly access: AccessTokens
  readonly passwords: Passwords
  readonly checkPassword: CheckPassword
}
