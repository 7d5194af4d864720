type Fetch = typeof globalThis.fetch;

/** The part of `XMLHttpRequest` that the vendor's client uses. */
export interface HttpRequest {
  withCredentials: boolean;
  onreadystatechange: (() => void) | null;
  onerror: (() => void) | null;
  readonly readyState: number;
  readonly status: number;
  readonly responseText: string;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: string): void;
  abort(): void;
}

// The client makes room for as many unchanged fields as an update says (TLCP, Real-Time Update). No item has so many.
const TOO_MANY_FIELDS = /^U,.*[,|]\^\d{4}/;
const LONGEST_LINE = 1_000_000;

/** Checks the lines of an endless answer, before the vendor's client reads them. */
function makeLineCheck(): (text: string) => boolean {
  let rest = '';
  return (text) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.at(-1) ?? '';
    return lines.every((line) => line.length <= LONGEST_LINE && !TOO_MANY_FIELDS.test(line));
  };
}

const OPENED = 1;
const HEADERS_RECEIVED = 2;
const LOADING = 3;
const DONE = 4;

/**
 * Creates a class that stands in for `XMLHttpRequest` where there is none, as in Node. The answer arrives piece by
 * piece, because the vendor's client reads an endless one. Like the original it keeps the whole text: the client ends an
 * answer at `contentLength`.
 */
export function makeHttpRequest(fetch: Fetch): new () => HttpRequest {
  return class implements HttpRequest {
    withCredentials = false;
    onreadystatechange: (() => void) | null = null;
    onerror: (() => void) | null = null;
    readyState = 0;
    status = 0;
    responseText = '';
    readonly #aborting = new AbortController();
    readonly #headers: Record<string, string> = {};
    #method = 'GET';
    #url = '';

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
      this.readyState = OPENED;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }

    send(body: string): void {
      this.#run(body).catch(() => this.#fail());
    }

    abort(): void {
      this.#aborting.abort();
    }

    async #run(body: string): Promise<void> {
      const answer = await fetch(this.#url, {
        method: this.#method,
        headers: this.#headers,
        body,
        // The body holds the session, which must not go on to another address.
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        credentials: 'omit',
        signal: this.#aborting.signal,
      });
      this.status = answer.status;
      this.#enter(HEADERS_RECEIVED);
      const decoder = new TextDecoder();
      const isHarmless = makeLineCheck();
      for (const reader = answer.body?.getReader(); reader !== undefined; ) {
        const { done, value } = await reader.read();
        if (done) break;
        const text = decoder.decode(value, { stream: true });
        if (!isHarmless(text)) return this.#fail();
        this.responseText += text;
        this.#enter(LOADING);
      }
      this.#enter(DONE);
    }

    #fail(): void {
      if (this.#aborting.signal.aborted) return;
      this.#aborting.abort();
      this.onerror?.();
    }

    #enter(state: number): void {
      if (this.#aborting.signal.aborted) return;
      this.readyState = state;
      this.onreadystatechange?.();
    }
  };
}
