import { loadWith } from '../internal/optional-package.js'

/** The whole PEM block of an RSA private key, as PKCS#1 or PKCS#8, not encrypted. */
const keyBlock = /-----BEGIN (RSA )?PRIVATE KEY-----[\sA-Za-z\d+/=]+-----END (RSA )?PRIVATE KEY-----/

/**
 * Decrypts an instance's password: base64, RSA PKCS#1 v1.5, with the PEM private key of its key pair. Everything happens here in the
 * browser; the library comes when it is first needed.
 *
 * @returns The password; undefined when the key is none, is encrypted or cut short, or does not fit.
 */
export async function decryptPassword(encrypted: string, privateKey: string): Promise<string | undefined> {
  const [pem] = keyBlock.exec(privateKey) ?? []
  if (!pem) return undefined
  const { JSEncrypt } = await loadWith('jsencrypt', () => import('jsencrypt'))
  try {
    const rsa = new JSEncrypt()
    rsa.setPrivateKey(pem)
    const password: unknown = rsa.decrypt(encrypted.replace(/\s+/g, ''))
    return typeof password === 'string' ? password : undefined
  } catch {
    return undefined
  }
}
