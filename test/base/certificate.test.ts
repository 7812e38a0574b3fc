import { expect, it } from 'vitest'
import { certificateFix } from '../../src/base/certificate.ts'

/** In the words of Node.js, of libcurl with GnuTLS, and of libcurl with OpenSSL. */
it.each([
  ['certificate has expired', /^renew/],
  ['SSL certificate problem: certificate is not yet valid', /clock$/],
  [
    `Hostname/IP does not match certificate's altnames: IP: 10.0.0.1 is not in the cert's list`,
    /^use a name/,
  ],
  ['SSL: certificate subject name (x) does not match target host name', /^use a name/],
  [`SSL: no alternative certificate subject name matches target host name 'x'`, /^use a name/],
  ['server certificate verification failed. CAfile: none CRLfile: none', /: CA=ca\.pem$/],
  ['self-signed certificate in certificate chain', /: CA=ca\.pem$/],
])('%j: %s', (reason, fix) => expect(certificateFix(reason, 'CA=ca.pem')).toMatch(fix))
