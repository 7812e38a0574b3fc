/**
 * What to do where the certificate of a server is not accepted.
 * @param reason what the program says that has read it
 * @param authority how that program is told of an authority: `NODE_EXTRA_CA_CERTS=ca.pem`
 */
export function certificateFix(reason: string, authority: string): string {
  if (/expired|not yet valid/.test(reason)) return 'renew the certificate of the server, or correct the clock'
  if (/altnames|subject name/.test(reason))
    return 'use a name that the certificate is for, or give the server a certificate for this name'
  return `name the file of the authority that issued its certificate (PEM): ${authority}`
}
