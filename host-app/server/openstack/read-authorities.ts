import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'

const certificates = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----[^]*?-----END (?:TRUSTED )?CERTIFICATE-----/g

/**
 * Reads the certificates of authorities, PEM.
 * @throws RangeError that names the setting and says what is wrong with the file
 */
export function readAuthorities(file: string): string {
  const refuse = (reason: string, cause?: unknown): never => {
    throw new RangeError(`OS_CACERT must be a file of certificates (PEM); ${file} ${reason}`, { cause })
  }
  const text = readNamed(file, refuse)
  const found = text.match(certificates) ?? refuse('has none')
  for (const [at, each] of found.entries()) {
    try {
      void new X509Certificate(each)
    } catch (error) {
      refuse(`has a certificate that cannot be read, number ${at + 1} of ${found.length}`, error)
    }
  }
  return found.join('\n')
}

function readNamed(file: string, refuse: (reason: string, cause: unknown) => never): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return refuse(`cannot be read (${code})`, error)
  }
}
