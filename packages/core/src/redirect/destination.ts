/** Where a signed-in visitor goes. Both kinds hold a session: secrets, for the navigator alone. */
export type Destination = NavigateDestination | FormPostDestination;

/** An address to replace the page with. */
export interface NavigateDestination {
  readonly kind: 'navigate';
  readonly url: string;
}

/** A form to post to the single sign-on address (spec 7). */
export interface FormPostDestination {
  readonly kind: 'form-post';
  readonly url: string;
  readonly fields: {
    readonly Username: string;
    readonly Session: string;
    readonly AuthenticationUri: string;
    readonly RedirectUri: string;
  };
}
