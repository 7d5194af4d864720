/** The OpenAPI document. */
export const makeOpenApi = (): object => ({ openapi: '3.1.1' });
