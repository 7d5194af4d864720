// A certificate for `localhost` that signs itself, valid until 2126, and its key. Neither is used outside of tests.
// openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 \
//   -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout key.pem -out certificate.pem

export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUCXDlYgV6x05aWPsMXmUGl6ZeVaUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjAzMDcxN1oYDzIxMjYxMDI5
MDMwNzE3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASYZxKi3knn4eIk5lqFLKahId8f5djdWeKdQrkULcSZkYBNU6Np9NLk
q11UwTx5g1MY7lwkxSRDA2bN0p6A4bYdo2kwZzAdBgNVHQ4EFgQUFyCpUP6tN8eY
2Q9VXib453xUWhwwHwYDVR0jBBgwFoAUFyCpUP6tN8eY2Q9VXib453xUWhwwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhAJRkrOoR4W87FIeUptxruBqf0UW+q2VWpgzlUPR3aO4ZAiEA5x1pTTXv
2cbQLswY0DOgCENEDGlO22dDaPqcSWXhfvY=
-----END CERTIFICATE-----
`;

export const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgDE8Km4+FD3ar2m85
uV7L/cLRGgKAEf1Lf5nOWp6hvtWhRANCAASYZxKi3knn4eIk5lqFLKahId8f5djd
WeKdQrkULcSZkYBNU6Np9NLkq11UwTx5g1MY7lwkxSRDA2bN0p6A4bYd
-----END PRIVATE KEY-----
`;
